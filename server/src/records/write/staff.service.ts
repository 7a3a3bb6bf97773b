import { Failure } from '@hwarang/domain/failures';
import { can } from '@hwarang/domain/roles';
import type { EntityForm } from '../../media/entity-form.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Services } from '../../services/services.ts';
import type { Records } from '../query/records.ts';
import { curatedService, type WriteService } from './curated.service.ts';
import type { WriteModel } from './write-model.ts';
import { Writer } from './writer.ts';

/** Records that administrators keep for everyone and a gallery's staff for their gallery: the record says which are theirs. */
export function staffService(
  services: Services,
  records: Records,
  model: WriteModel,
  only: readonly (keyof WriteService)[] = ['create', 'update', 'remove'],
): WriteService {
  const curated = curatedService(services, records, model);
  const writer = new Writer(services, records, model);
  const isStaff = (caller: Caller, call: keyof WriteService): boolean => {
    if (can(caller.role, 'edit any record')) return false;
    if (!caller.galleries || !only.includes(call)) throw new Failure('forbidden');
    return true;
  };
  return {
    create: async (caller, form: EntityForm) => (isStaff(caller, 'create') ? writer : curated).create(caller, form),
    update: async (caller, id, form) => (isStaff(caller, 'update') ? writer : curated).update(caller, id, form),
    remove: async (caller, id) => (isStaff(caller, 'remove') ? writer : curated).remove(caller, id),
  };
}
