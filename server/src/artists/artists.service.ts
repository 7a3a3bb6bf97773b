import { artistFormWords } from '@hwarang/domain/artists/artists.words';
import { Failure } from '@hwarang/domain/failures';
import { can } from '@hwarang/domain/roles';
import type { EntityForm } from '../media/entity-form.ts';
import { type Caller, demand } from '../platform/caller.ts';
import type { Records } from '../records/query/records.ts';
import { Writer } from '../records/write/writer.ts';
import type { Services } from '../services/services.ts';
import { artistsRecord } from './artists.record.ts';

const uniqueViolation = '23505';

export function artistsService(services: Services, records: Records) {
  const writer = new Writer(services, records, artistsRecord.write);
  return {
    /** The caller's own artist record, one for each user; an administrator may make one for somebody else, or for nobody yet. */
    create: async (caller: Caller, form: EntityForm): Promise<Buffer> => {
      demand(caller, 'register as an artist');
      const forOthers = can(caller.role, 'edit any record') && form.data.user !== undefined;
      if (!forOthers && caller.artistId) throw new Failure('conflict', artistFormWords.alreadyArtist.en);
      try {
        if (forOthers) return await writer.create(caller, form);
        return await writer.create(caller, form, { user_id: caller.userId }, (artistId) => ({ ...caller, artistId }));
      } catch (failure) {
        throw causeCode(failure) === uniqueViolation
          ? new Failure('conflict', artistFormWords.alreadyArtist.en)
          : failure;
      }
    },
    update: async (caller: Caller, id: string, form: EntityForm): Promise<Buffer> => {
      demand(caller, 'edit own records');
      try {
        return await writer.update(caller, id, form);
      } catch (failure) {
        throw causeCode(failure) === uniqueViolation
          ? new Failure('conflict', artistFormWords.alreadyArtist.en)
          : failure;
      }
    },
    remove: async (caller: Caller, id: string): Promise<Buffer> => {
      demand(caller, 'edit own records');
      return writer.remove(caller, id);
    },
  };
}

const causeCode = (failure: unknown): unknown => {
  const cause = failure instanceof Error ? (failure.cause ?? failure) : undefined;
  return cause && typeof cause === 'object' && 'code' in cause ? cause.code : undefined;
};
