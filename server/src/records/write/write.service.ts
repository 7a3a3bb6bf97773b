import { Failure } from '@hwarang/domain/failures';
import { can } from '@hwarang/domain/roles';
import type { EntityForm } from '../../media/entity-form.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Services } from '../../services/services.ts';
import type { Records } from '../query/records.ts';
import type { WriteModel } from './write-model.ts';
import { Writer } from './writer.ts';

export interface WriteService {
  create: (caller: Caller, form: EntityForm) => Promise<Buffer>;
  update: (caller: Caller, id: string, form: EntityForm) => Promise<Buffer>;
  remove: (caller: Caller, id: string) => Promise<Buffer>;
}

/** Records that administrators keep for everyone, and a gallery's staff for their gallery where the record lets them. */
export function writeService(services: Services, records: Records, model: WriteModel): WriteService {
  const writer = new Writer(services, records, model);
  const demandCall = (caller: Caller, call: keyof WriteService): void => {
    const isStaff = caller.galleries !== undefined && model.staffCalls.includes(call);
    if (!can(caller.role, 'edit any record') && !isStaff) throw new Failure('forbidden');
  };
  return {
    create: async (caller, form) => {
      demandCall(caller, 'create');
      return writer.create(caller, form);
    },
    update: async (caller, id, form) => {
      demandCall(caller, 'update');
      return writer.update(caller, id, form);
    },
    remove: async (caller, id) => {
      demandCall(caller, 'remove');
      return writer.remove(caller, id);
    },
  };
}
