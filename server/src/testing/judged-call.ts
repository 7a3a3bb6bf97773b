import { randomBytes } from 'node:crypto';
import { leafOf, sealOf } from '@hwarang/domain/juries/seal';
import { artists } from '../artists/artists.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { jurors, juryRoundEntries, juryRounds, juryScores, jurySeals } from '../juries/juries.table.ts';
import { openCallEntries, openCallEntryArtworks, openCalls } from '../open-calls/open-calls.table.ts';
import { newId } from '../platform/ids.ts';
import type { Orm } from '../platform/orm.ts';

export interface JudgedCall {
  slug: string;
  callId: string;
  roundId: string;
  entries: { id: string; artistId: string; artworkId: string; number: number; roundNumber: number }[];
  jurorIds: string[];
}

interface Wanted {
  /** Rows are entries, columns jurors: the mark for 'idea', which weighs 2, and for 'craft', which weighs 1. Nothing where none was given. */
  marks: ([idea: number, craft: number] | null)[][];
  call?: Partial<typeof openCalls.$inferInsert>;
  /** The artist of the so-manieth entry; else one is made. */
  artistIds?: (string | undefined)[];
  /** Judging has ended unless this says otherwise. */
  phase?: 'judging' | 'discussion';
}

const inBoth = (ko: string, en: string) => ({ ko, en });
const atOnce = 500;

/** Puts a call into the database whose entries were judged in one round of marks, and sealed. */
export async function judgedCall(
  orm: Orm,
  { marks, call, artistIds = [], phase = 'discussion' }: Wanted,
): Promise<JudgedCall> {
  const [callId, roundId] = [newId(), newId()];
  const slug = `call-${callId}`;
  const title = inBoth('봄의 공모', 'Spring Call');
  await orm.insert(openCalls).values({
    ...{ id: callId, slug, winners: 1, mostWorks: 3, closed: true, stage: 'judging' },
    ...{ opensOn: '2026-03-01', closesOn: '2026-03-31', resultsOn: '2026-04-30' },
    texts: { title, lead: title, notice: title, prizes: [inBoth('개인전', 'A solo show')] },
    ...call,
  });
  const criteria = [
    { id: 'idea', label: inBoth('발상', 'Idea'), weight: 2 },
    { id: 'craft', label: inBoth('완성도', 'Craft'), weight: 1 },
  ];
  const seed = newId();
  await orm.insert(juryRounds).values({
    id: roundId,
    openCallId: callId,
    position: 1,
    name: inBoth('본심', 'Final round'),
    phase,
    criteria,
    seed,
  });
  const entries = marks.map((_, index) => ({
    id: newId(),
    artistId: artistIds[index] ?? newId(),
    artworkId: newId(),
    number: index + 1,
    roundNumber: marks.length - index,
  }));
  const jurorIds = (marks[0] ?? []).map(() => newId());
  await inParts(entries, async (some) => {
    const made = some.filter(({ artistId }) => !artistIds.includes(artistId));
    if (made.length > 0)
      await orm.insert(artists).values(
        made.map(({ artistId, number }) => ({
          ...{ id: artistId, localname: `작가 ${number}`, englishname: `Artist ${number}` },
          email: `artist-${artistId}@example.com`,
        })),
      );
    await orm
      .insert(artworks)
      .values(
        some.map(({ artworkId, artistId, number }) => ({ id: artworkId, title: `작품 ${number}`, ownerId: artistId })),
      );
    await orm
      .insert(openCallEntries)
      .values(
        some.map(({ id, artistId, number }) => ({ id, openCallId: callId, artistId, number, submittedAt: new Date() })),
      );
    await orm.insert(openCallEntryArtworks).values(some.map(({ id, artworkId }) => ({ entryId: id, artworkId })));
    await orm
      .insert(juryRoundEntries)
      .values(some.map(({ id, roundNumber }) => ({ roundId, entryId: id, number: roundNumber })));
  });
  await orm.insert(jurors).values(
    jurorIds.map((id, index) => ({
      id,
      roundId,
      email: `juror-${id}@example.com`,
      name: `심사위원 ${index + 1}`,
      acceptedAt: new Date(),
    })),
  );
  const isSealed = phase !== 'judging';
  const scores = entries.flatMap(({ id, roundNumber }, row) =>
    jurorIds.flatMap((jurorId, column) => {
      const given = marks[row]?.[column];
      if (!given) return [];
      const salt = isSealed ? randomBytes(32).toString('hex') : null;
      return [{ jurorId, entryId: id, number: roundNumber, marks: { idea: given[0], craft: given[1] }, salt }];
    }),
  );
  await inParts(scores, (some) => orm.insert(juryScores).values(some.map(({ number, ...score }) => score)));
  if (isSealed) {
    const leaves = await Promise.all(
      scores.map(({ number, marks: given, salt }) =>
        leafOf({ round: roundId, entry: number, marks: given, vote: null, salt: salt ?? '' }),
      ),
    );
    leaves.sort();
    await orm.insert(jurySeals).values({ roundId, leaves, seal: await sealOf(leaves) });
  }
  return { slug, callId, roundId, entries, jurorIds };
}

async function inParts<Item>(items: readonly Item[], work: (some: Item[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < items.length; at += atOnce) await work(items.slice(at, at + atOnce));
}
