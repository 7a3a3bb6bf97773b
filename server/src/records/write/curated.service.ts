import type { EntityForm } from '../../media/entity-form.ts';
import { type Caller, demand } from '../../platform/caller.ts';
import type { Services } from '../../services/services.ts';
import type { Records } from '../query/records.ts';
import type { WriteModel } from './write-model.ts';
import { Writer } from './writer.ts';

export interface WriteService {
  create: (caller: Caller, form: EntityForm) => Promise<Buffer>;
  update: (caller: Caller, id: string, form: EntityForm) => Promise<Buffer>;
  remove: (caller: Caller, id: string) => Promise<Buffer>;
}

/** Records that administrators keep for everyone. */
export function curatedService(services: Services, records: Records, model: WriteModel): WriteService {
  const writer = new Writer(services, records, model);
  return {
    create: async (caller, form) => {
      demand(caller, 'edit any record');
      return writer.create(caller, form);
    },
    update: async (caller, id, form) => {
      demand(caller, 'edit any record');
      return writer.update(caller, id, form);
    },
    remove: async (caller, id) => {
      demand(caller, 'edit any record');
      return writer.remove(caller, id);
    },
  };
}
