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
  const allowed =
    <Rest extends unknown[]>(work: (caller: Caller, ...rest: Rest) => Promise<Buffer>) =>
    async (caller: Caller, ...rest: Rest) => {
      demand(caller, 'edit any record');
      return work(caller, ...rest);
    };
  return {
    create: allowed((caller, form: EntityForm) => writer.create(caller, form)),
    update: allowed((caller, id: string, form: EntityForm) => writer.update(caller, id, form)),
    remove: allowed((caller, id: string) => writer.remove(caller, id)),
  };
}
