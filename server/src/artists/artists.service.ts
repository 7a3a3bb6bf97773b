import { artistFormWords } from '@hwarang/domain/artists/artist-form.words';
import { Failure } from '@hwarang/domain/failures';
import { can } from '@hwarang/domain/roles';
import { eraseArtistFromAudit } from '../audit/audit.store.ts';
import { demand } from '../platform/caller.ts';
import { isTaken } from '../platform/unique-violation.ts';
import type { Records } from '../records/query/records.ts';
import type { WriteService } from '../records/write/write.service.ts';
import { Writer } from '../records/write/writer.ts';
import type { Services } from '../services/services.ts';
import { readSettings } from '../settings/settings.store.ts';
import { artistsRecord } from './artists.record.ts';
import { noteHidden, wasHidden } from './artists.store.ts';

const alreadyArtist = () => new Failure('conflict', artistFormWords.alreadyArtist.en);

export function artistsService(services: Services, records: Records): WriteService {
  const writer = new Writer(services, records, artistsRecord.write);
  return {
    /**
     * The caller's own artist record, one for each user; an administrator may make one for somebody else, or for nobody yet. Where new
     * artists are held for review, or the one before was hidden, it is hidden until an administrator shows it.
     */
    create: async (caller, form) => {
      demand(caller, 'register as an artist');
      if (can(caller.role, 'edit any record') && form.data.user !== undefined)
        return writer.create(caller, form).catch(oneForEachUser);
      if (caller.artistId) throw alreadyArtist();
      const { orm } = services.database;
      const held =
        !can(caller.role, 'edit any record') &&
        ((await readSettings(orm)).hold_new_artists || (await wasHidden(orm, caller.userId)));
      const columns = { user_id: caller.userId, ...(held ? { held, is_exposed: false } : {}) };
      return writer.create(caller, form, columns, (artistId) => ({ ...caller, artistId })).catch(oneForEachUser);
    },
    update: async (caller, id, form) => {
      demand(caller, 'edit own records');
      return writer.update(caller, id, form).catch(oneForEachUser);
    },
    remove: async (caller, id) => {
      demand(caller, 'edit own records');
      return writer.remove(caller, id, async (tx, { user_id, is_exposed }) => {
        if (typeof user_id !== 'string') return;
        await noteHidden(tx, user_id, is_exposed === false);
        if (user_id === caller.userId) await eraseArtistFromAudit(tx, user_id, id);
      });
    },
  };
}

function oneForEachUser(failure: unknown): never {
  throw isTaken(failure) ? alreadyArtist() : failure;
}
