import { question } from '@hwarang/domain/open-calls/questions';
import { eq } from 'drizzle-orm';
import { hashOneTimeToken, newOneTimeToken } from '../accounts/one-time-tokens.ts';
import { artists } from '../artists/artists.table.ts';
import { jurors } from '../juries/juries.table.ts';
import { openCallEntries } from '../open-calls/open-calls.table.ts';
import { newId } from '../platform/ids.ts';
import { apiOf } from './api.ts';
import { formOf } from './forms.ts';
import { juryFixtures } from './jury.ts';
import { painting } from './pictures.ts';
import { type SignedIn, signIn } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

/** The calls of the API that are about open calls, entries, juries and results. */
export const isAboutCalls = (call: string): boolean => /^\w+ \/api\/(open-calls|jury)(\/|$)/.test(call);

/** What stands in the addresses of such a call: `round` is the id of a round of the call `slug`. */
export type Addresses = Record<'slug' | 'round' | 'juror' | 'entry' | 'id' | 'token' | 'number' | 'work', string>;

export interface CallsAtEveryStage {
  administrator: SignedIn;
  artist: SignedIn;
  juror: SignedIn;
  /** A draft; one that takes entries; one whose jury judges; one that was discussed and decided; one whose result is out. */
  stages: Record<'draft' | 'open' | 'judging' | 'decided' | 'published', Addresses>;
}

/** In all of them the artist has an entry but in the draft, and `text` is in everything that is not for everyone. */
export async function callsAtEveryStage(testApp: () => TestApp, text: string): Promise<CallsAtEveryStage> {
  const api = apiOf(testApp);
  const jury = juryFixtures(testApp);
  const { orm } = testApp().services.database;
  const administrator = await signIn(testApp(), 'administrator');
  const artist = await signIn(testApp(), 'artist');
  const artistId = artist.artistId ?? '';
  const both = { ko: text, en: text };
  const hidden = { localname: text, englishname: text, email: `${text}@example.com`, isExposed: false };
  await orm.update(artists).set(hidden).where(eq(artists.id, artistId));
  const juror = await signIn(testApp(), 'user');
  const picture = await painting(40, 30).jpeg().toBuffer();
  const asked = [
    question.parse({ id: 'why', kind: 'long', label: { ko: '왜', en: 'Why' }, required: false, shown_blind: true }),
    question.parse({ id: 'paper', kind: 'file', label: { ko: '글', en: 'Paper' }, required: false }),
  ];
  const nothing = { round: newId(), juror: newId(), entry: newId(), id: newId(), token: 'x'.repeat(43) };

  const draft = async () => {
    const { id, slug } = await jury.call({
      stage: 'draft',
      texts: { title: both, lead: both, notice: both, prizes: [both] },
      questions: asked.map((one) => ({ ...one, label: both })),
    });
    return { id, slug };
  };

  /** With an entry of the artist and a file to it, and another entry. */
  const withEntry = async (heldOpen: boolean) => {
    const openCall = await jury.call({ questions: asked, heldOpen, winners: 2 });
    const imageId = await testApp().services.media.ingest({ buffer: picture }, { name: `${text}.jpg` });
    const facts = { title: text, description: text };
    const { entryId } = await jury.entry(openCall.id, { artistId, imageId, answers: { why: text }, facts });
    await jury.entry(openCall.id);
    const { payload, headers } = formOf([
      { name: 'question', content: 'paper' },
      { name: 'file', content: '%PDF-1.7\n', filename: `${text}.pdf` },
    ]);
    const file = await testApp().fastify.inject({
      method: 'POST',
      url: `/api/open-calls/${openCall.slug}/entry/files`,
      payload,
      headers: { ...headers, ...artist.headers },
    });
    const draftOfEntry = { artworks: [], answers: { why: text }, born_on: '1990-01-01' };
    await orm.update(openCallEntries).set({ draft: draftOfEntry }).where(eq(openCallEntries.id, entryId));
    return { openCall, entry: entryId, id: file.json().id as string };
  };

  const judged = async (until: 'judging' | 'decided' | 'published') => {
    const { openCall, entry, id } = await withEntry(false);
    const round = await jury.round(administrator, { openCall, entries: 0, jurors: 0 });
    // Not the artist's own name: a juror is kept out of the entry of somebody of the same name, whose number is drawn by lot.
    const { jurorId } = await jury.juror(round.id, { who: juror, name: `${text} 위원` });
    const token = newOneTimeToken();
    await orm.insert(jurors).values({
      ...{ roundId: round.id, email: `${text}@example.org`, name: text },
      ...{ invitationHash: hashOneTimeToken(token), invitationExpiresAt: new Date(Date.now() + 86_400_000) },
    });
    await round.phase('conflicts');
    await jury.declareNothing(round.id, juror);
    await round.phase('judging');
    const score = { marks: { idea: 3, craft: 2 }, vote: null, note: text };
    for (const number of [1, 2]) await api.put(`${round.mine}/entries/${number}/score`, juror, score);
    const addresses = {
      slug: openCall.slug,
      round: round.id,
      juror: jurorId,
      entry,
      id,
      token,
      number: '1',
      work: '1',
    };
    if (until === 'judging') return addresses;
    await round.phase('discussion');
    const entries = await api.json<{ id: string }[]>(`/open-calls/${openCall.slug}/entries`, administrator);
    const decisions = entries.map((one, at) => ({
      ...{ entry: one.id, outcome: 'winner', place: at + 1, reason: text, feedback: text, __v: 0 },
    }));
    await demand(api.put(`/open-calls/${openCall.slug}/decisions`, administrator, { decisions }));
    if (until === 'published') await demand(api.post(`/open-calls/${openCall.slug}/publish`, administrator, {}));
    return addresses;
  };

  const open = async () => {
    const { openCall, entry, id } = await withEntry(true);
    return { ...nothing, slug: openCall.slug, entry, id, number: '1', work: '1' };
  };
  return {
    ...{ administrator, artist, juror },
    stages: {
      draft: { ...nothing, slug: (await draft()).slug, number: '1', work: '1' },
      open: await open(),
      judging: await judged('judging'),
      decided: await judged('decided'),
      published: await judged('published'),
    },
  };
}

async function demand(answer: Promise<{ statusCode: number; body: string }>): Promise<void> {
  const { statusCode, body } = await answer;
  if (statusCode !== 200) throw new Error(body);
}

/** The address of a call. A parameter that is not known here fails: what it stands for has to be made first. */
export const addressOf = (call: string, addresses: Addresses): string =>
  (call.split(' ')[1] ?? '').replace(/:(\w+)/g, (_, name: string) => {
    if (!(name in addresses)) throw new Error(`nothing is made for ${name} of ${call}`);
    return addresses[name as keyof Addresses];
  });
