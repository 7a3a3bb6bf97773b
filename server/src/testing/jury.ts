import { eq } from 'drizzle-orm';
import { roleByType } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { jurors, juryLog } from '../juries/juries.table.ts';
import { openCallEntries, openCallEntryArtworks, openCalls } from '../open-calls/open-calls.table.ts';
import { newId } from '../platform/ids.ts';
import { apiOf } from './api.ts';
import { fixtures } from './fixtures.ts';
import { type SignedIn, signIn } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

const both = (text: string) => ({ ko: text, en: text });
export const criteria = [
  { id: 'idea', label: both('Idea'), weight: 2 },
  { id: 'craft', label: both('Craft'), weight: 1 },
];

/** Calls, entries and jurors as they stand in the database once others have done their part. */
export function juryFixtures(testApp: () => TestApp) {
  const create = fixtures(testApp);
  const api = apiOf(testApp);
  const orm = () => testApp().services.database.orm;

  /** Closed, so that a jury can begin. */
  const call = async (values: Partial<typeof openCalls.$inferInsert> = {}) => {
    const id = newId();
    const slug = `call-${id}`;
    await orm()
      .insert(openCalls)
      .values({
        id,
        slug,
        texts: { title: both('Call'), lead: both('-'), notice: both('-'), prizes: [] },
        ...{ winners: 1, mostWorks: 5, opensOn: '2022-04-22', closesOn: '2022-05-08', resultsOn: '2022-05-18' },
        ...values,
      });
    return { id, slug };
  };

  /** One handed in by an artist, made for it unless given. */
  const entry = async (
    openCallId: string,
    { artistId: given, imageId = null, answers = {}, facts = {} }: EntryValues = {},
  ) => {
    const artistId = given ?? (await create.artist());
    const [row] = await orm().insert(openCallEntries).values({ openCallId, artistId, answers }).returning();
    if (!row) throw new Error('no entry');
    const artworkId = await create.artwork({ ownerId: artistId, imageId, isExposed: false });
    const texts = { title: '달항아리', englishtitle: null, year: null, material: null, size: null, description: null };
    await orm()
      .insert(openCallEntryArtworks)
      .values({
        entryId: row.id,
        artworkId,
        imageId,
        facts: { ...texts, width_cm: 40, height_cm: 50, depth_cm: null, ...facts },
      });
    return { entryId: row.id, artistId, artworkId };
  };

  /** An account of its own that has accepted, of the role that may only judge unless given. */
  const juror = async (roundId: string, { who, name = '심사위원' }: { who?: SignedIn; name?: string } = {}) => {
    const account = who ?? (await signIn(testApp(), 'user'));
    if (!who)
      await orm()
        .update(users)
        .set({ roleId: await roleByType(orm(), 'juror') })
        .where(eq(users.id, account.userId));
    const jurorId = newId();
    await orm()
      .insert(jurors)
      .values({ id: jurorId, roundId, email: account.email, name, userId: account.userId, acceptedAt: new Date() });
    return { ...account, jurorId };
  };

  /** A round of a closed call with so many entries and jurors, in its first phase. */
  const round = async (
    administrator: SignedIn,
    {
      entries = 3,
      jurors: count = 2,
      rules = {},
      openCall = undefined as { id: string; slug: string } | undefined,
    } = {},
  ) => {
    const { id, slug } = openCall ?? (await call());
    const made = [];
    for (let at = 0; at < entries; at += 1) made.push(await entry(id));
    const rounds = `/open-calls/${slug}/rounds`;
    const answer = await api.post(rounds, administrator, { name: both('Round'), criteria, ...rules });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const roundId = answer.json().id as string;
    const path = `${rounds}/${roundId}`;
    const people = [];
    for (let at = 0; at < count; at += 1) people.push(await juror(roundId, { name: `심사위원 ${at}` }));
    const phase = (next: string, entryIds?: string[]) =>
      api.post(`${path}/phase`, administrator, { phase: next, ...(entryIds ? { entries: entryIds } : {}) });
    return {
      id: roundId,
      slug,
      callId: id,
      path,
      mine: `/jury/rounds/${roundId}`,
      entries: made,
      jurors: people,
      phase,
    };
  };

  /** Declares nothing, in as many steps as are asked. */
  const declareNothing = async (roundId: string, who: SignedIn) => {
    const path = `/jury/rounds/${roundId}/conflicts`;
    for (let step = (await api.json(path, who)).step; step !== 'done'; ) {
      const answer = await api.put(path, who, { [step]: [] });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      step = answer.json().step;
    }
  };

  const actions = async (roundId: string): Promise<string[]> =>
    (await orm().select().from(juryLog).where(eq(juryLog.roundId, roundId)).orderBy(juryLog.createdAt, juryLog.id)).map(
      ({ action }) => action,
    );

  return { call, entry, juror, round, declareNothing, actions };
}

interface EntryValues {
  artistId?: string;
  imageId?: string | null;
  answers?: Record<string, string | number>;
  facts?: object;
}
