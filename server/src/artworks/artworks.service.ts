import { artworkFormWords } from '@hwarang/domain/artworks/artwork-form.words';
import { Failure, notFound } from '@hwarang/domain/failures';
import { can } from '@hwarang/domain/roles';
import { audit } from '../audit/audit.store.ts';
import type { EntityForm } from '../media/entity-form.ts';
import { type Caller, demand } from '../platform/caller.ts';
import type { Records } from '../records/query/records.ts';
import { validationError } from '../records/write/validate.ts';
import { Writer } from '../records/write/writer.ts';
import type { Services } from '../services/services.ts';
import { artworksRecord } from './artworks.record.ts';
import { markDeleted, putOrder, restoreDeleted } from './artworks.store.ts';

export function artworksService(services: Services, records: Records) {
  const writer = new Writer(services, records, artworksRecord.write);
  const { name } = artworksRecord;
  return {
    /** A new work belongs to the caller's artist; only an administrator makes one for somebody else. */
    create: async (caller: Caller, form: EntityForm): Promise<Buffer> => {
      demand(caller, 'edit own records');
      if (can(caller.role, 'edit any record')) {
        if (form.data.owner) return writer.create(caller, form);
        if (!caller.artistId) throw validationError({ owner: [artworkFormWords.required.en] });
      }
      if (!caller.artistId) throw new Failure('forbidden', 'Only artists add artworks: register as an artist first');
      return writer.create(caller, form, { owner_id: caller.artistId });
    },
    update: async (caller: Caller, id: string, form: EntityForm): Promise<Buffer> => {
      demand(caller, 'edit own records');
      return writer.update(caller, id, form);
    },
    /** It vanishes for everyone at once, and can be brought back for thirty days. */
    remove: async (caller: Caller, id: string): Promise<Buffer> => {
      demand(caller, 'edit own records');
      const { body } = await records.one(caller, name, id);
      await writer.change(caller, id, async (tx, row) => {
        if (row.deleted_at !== null) throw notFound();
        await markDeleted(tx, id);
      });
      return body;
    },
    /** In which order the artist's works hang. Works that are not named keep their place before these. */
    order: async (caller: Caller, ids: string[]): Promise<{ ok: true }> => {
      demand(caller, 'edit own records');
      const { artistId } = caller;
      if (!artistId) throw new Failure('forbidden', 'Only artists have artworks to put in order');
      await services.database.orm.transaction(async (tx) => {
        await putOrder(tx, artistId, ids);
        await audit(tx, caller, { noun: 'artists', id: artistId, before: {}, after: { artworks_order: ids } });
      });
      await services.changes.settled();
      return { ok: true };
    },
    restore: async (caller: Caller, id: string): Promise<Buffer> => {
      demand(caller, 'edit own records');
      await writer.change(caller, id, async (tx) => {
        if (!(await restoreDeleted(tx, id))) throw new Failure('not-found', 'Nothing here can be restored');
      });
      return (await records.one(caller, name, id)).body;
    },
  };
}
