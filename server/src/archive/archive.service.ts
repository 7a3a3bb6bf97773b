import type { Readable } from 'node:stream';
import { Failure } from '@hwarang/domain/failures';
import { cut } from '@hwarang/domain/keepable';
import { ZipFile } from 'yazl';
import { count, limits } from '../accounts/limits.ts';
import { issueTicket, redeemTicket } from '../accounts/tickets.store.ts';
import { viewsOfArtist } from '../artworks/views.store.ts';
import { askedBy } from '../enquiries/asking.service.ts';
import { juryArchiveOf } from '../juries/juror-archive.store.ts';
import { keepingArchiveOf } from '../keeping/keeping-archive.store.ts';
import { originalKey } from '../media/ingest.ts';
import { type Caller, demand } from '../platform/caller.ts';
import type { Records } from '../records/query/records.ts';
import type { Services } from '../services/services.ts';
import { allOwn } from '../support/support.service.ts';
import { ownAccountAnswerOf } from '../users/accounts.answers.ts';
import { ownSessions } from '../users/own-sessions.service.ts';
import { accountById } from '../users/whole-account.store.ts';
import { entriesOfArtist, entryFilesOf, notificationsOf, ownFiles } from './archive.store.ts';

const page = 500;
const purpose = 'archive';

/** An address that gives the archive once, within two minutes: a download is a plain link, which can carry no token. */
export async function archiveLink({ database: { orm } }: Services, caller: Caller): Promise<{ url: string }> {
  demand(caller, 'keep an account');
  if (!caller.userId) throw new Failure('unauthorized');
  await count(orm, limits.archive(caller.userId));
  return { url: `/users/me/archive/${await issueTicket(orm, caller.userId, purpose)}` };
}

/** Everything the site knows of one person, as a ZIP that is written while it is sent: JSON, and the originals as uploaded. */
export async function openArchive(
  services: Services,
  records: Records,
  ticket: string,
): Promise<{ zip: ZipFile; username: string }> {
  const { orm } = services.database;
  const userId = await redeemTicket(orm, ticket, purpose);
  const account = userId ? await accountById(orm, userId) : undefined;
  if (!userId || !account || account.user.blocked) throw new Failure('not-found');
  const artistId = account.artist?.id;
  const caller: Caller = { role: account.role.type, userId, ...(artistId ? { artistId } : {}) };
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const add = (name: string, content: unknown) =>
    zip.addBuffer(Buffer.from(`${JSON.stringify(content, null, 2)}\n`), name);

  const { user } = account;
  add('account.json', {
    ...ownAccountAnswerOf(account),
    language: user.language,
    marketing_consent_at: user.marketingConsentAt,
  });
  if (artistId) {
    add('artist.json', parse(await records.one(caller, 'artists', artistId)));
    add('artworks.json', await allArtworks(records, caller, artistId));
    add('artwork-views.json', await viewsOfArtist(orm, artistId));
    add('open-call-entries.json', await entriesOfArtist(orm, artistId));
  }
  const jury = await juryArchiveOf(orm, userId);
  if (jury.length > 0) add('jury.json', jury);
  add('sessions.json', await ownSessions(services, caller));
  add('notifications.json', await notificationsOf(orm, userId));
  add('kept.json', await keepingArchiveOf(orm, userId));
  add('enquiries.json', await askedBy(services, userId, user.language));
  add('conversations.json', await allOwn(services, userId));
  // A download that is given up would leave the file open.
  let open: Readable | undefined;
  output.once('close', () => open?.destroy());
  // One after the other, each opened when its turn comes: an archive of a thousand pictures opens one file at a time.
  const pictures = (await ownFiles(orm, userId)).map((file) => ({ ...file, folder: 'originals' }));
  const papers = (artistId ? await entryFilesOf(orm, artistId) : []).map((file) => ({
    ...file,
    ext: /\.[A-Za-z0-9]{1,5}$/.exec(file.name)?.[0] ?? '',
    folder: 'entry-files',
  }));
  for (const { id, name, ext, location, folder } of [...pictures, ...papers])
    zip.addReadStreamLazy(`${folder}/${fileName(id, name, ext)}`, { compress: false }, (give) => {
      services.media.storage.get(originalKey(location)).then(
        (found) => {
          if (!found) return give(new Error(`the original of ${id} is missing`), undefined as never);
          const { stream } = found;
          // The library listens to no error of a stream it is given: unheard, a failing disk or store would end the process.
          stream.on('error', (failure) => zip.emit('error', failure));
          open = stream;
          if (output.destroyed) stream.destroy();
          give(null, stream);
        },
        (failure: Error) => give(failure, undefined as never),
      );
    });
  zip.end();
  return { zip, username: user.username };
}

const parse = ({ body }: { body: Buffer }): unknown => JSON.parse(body.toString('utf8'));

async function allArtworks(records: Records, caller: Caller, artistId: string): Promise<unknown[]> {
  const all: unknown[] = [];
  for (;;) {
    const query = `owner=${artistId}&_sort=createdAt:ASC&_limit=${page}&_start=${all.length}`;
    const found = parse(await records.list(caller, 'art-works', query)) as unknown[];
    all.push(...found);
    if (found.length < page) return all;
  }
}

/** The id keeps two pictures of one name apart. */
const fileName = (id: string, name: string, ext: string): string => {
  const stem = name.replace(/\.[^.]*$/, '').replace(/[^\p{L}\p{N} ._-]+/gu, '_');
  return `${id} ${cut(stem, 80)}${ext}`;
};
