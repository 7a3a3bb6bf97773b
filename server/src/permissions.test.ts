import { importNouns } from '@hwarang/domain/imports/values';
import type { KeptList } from '@hwarang/domain/keeping/keeping.contract';
import { question } from '@hwarang/domain/open-calls/questions';
import type { Settings } from '@hwarang/domain/settings/settings.contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { users } from './accounts/accounts.table.ts';
import { hashOneTimeToken, newOneTimeToken } from './accounts/one-time-tokens.ts';
import { artists } from './artists/artists.table.ts';
import { auditEntries } from './audit/audit.table.ts';
import { keyOfEnquiry } from './enquiries/enquiry-key.ts';
import { galleryInvitations } from './galleries/staff.table.ts';
import { jurors } from './juries/juries.table.ts';
import { openCalls } from './open-calls/open-calls.table.ts';
import { newId } from './platform/ids.ts';
import { sheetKinds } from './sheets/write-sheet.ts';
import { representations } from './studio/studio.table.ts';
import { apiOf } from './testing/api.ts';
import { insertEnquiry } from './testing/enquiries.ts';
import { fixtures } from './testing/fixtures.ts';
import { formOf } from './testing/forms.ts';
import { importsOf } from './testing/imports.ts';
import { type JudgedCall, judgedCall } from './testing/judged-call.ts';
import { criteria, juryFixtures } from './testing/jury.ts';
import { painting } from './testing/pictures.ts';
import { type SignedIn, signIn, testPassword } from './testing/sign-in.ts';
import { staffFixtures } from './testing/staff.ts';
import { testAppForFile } from './testing/test-app.ts';

const testApp = testAppForFile();
const create = fixtures(testApp);
const api = apiOf(testApp);
const jury = juryFixtures(testApp);
const staff = staffFixtures(testApp);
const kinds = ['visitor', 'guest', 'user', 'artist', 'other artist', 'administrator'] as const;
/** Of the round that the calls of juries are made on; in these the artist is one of its entrants. */
const jurorKinds = ['juror', 'recused juror', 'juror of another round', 'removed juror'] as const;
/** Owners of the gallery that the calls of staff are made on and of another one; invited there; once its owner. */
const staffKinds = ['staff', 'staff of another gallery', 'invited', 'dismissed'] as const;
type Who = (typeof kinds)[number] | (typeof jurorKinds)[number] | (typeof staffKinds)[number];
const who: Partial<Record<Who, SignedIn>> = {};

beforeAll(async () => {
  for (const kind of ['guest', 'user', 'administrator', 'artist'] as const) who[kind] = await signIn(testApp(), kind);
  who['other artist'] = await signIn(testApp(), 'artist');
  await beginJury();
  await beginGallery();
});

const judged = { slug: '', round: '', entry: '', jurorId: '' };

/** A round in judging, with the four kinds of jurors before its first entry, and a call where another can begin. */
async function beginJury(): Promise<void> {
  const { administrator, artist } = who;
  if (!administrator || !artist?.artistId) throw new Error('nobody is signed in yet');
  const openCall = await jury.call();
  const picture = await painting(40, 30).jpeg().toBuffer();
  const imageId = await testApp().services.media.ingest({ buffer: picture }, { name: '달.jpg' });
  const { entryId } = await jury.entry(openCall.id, { artistId: artist.artistId, imageId });
  const round = await jury.round(administrator, { openCall, entries: 0, jurors: 0 });
  const another = await jury.round(administrator, { openCall, entries: 0, jurors: 0 });
  const where = { juror: round, 'recused juror': round, 'juror of another round': another, 'removed juror': round };
  const ids: Record<string, string> = {};
  for (const kind of jurorKinds) {
    const juror = await jury.juror(where[kind].id);
    who[kind] = juror;
    ids[kind] = juror.jurorId;
  }
  await round.phase('conflicts');
  for (const kind of ['juror', 'recused juror', 'removed juror'] as const)
    await jury.declareNothing(round.id, who[kind] ?? administrator);
  await round.phase('judging');
  await api.put(`${round.path}/conflicts/${ids['recused juror']}/${entryId}`, administrator, { state: 'recused' });
  await api.delete(`${round.path}/jurors/${ids['removed juror']}`, administrator);
  Object.assign(judged, { slug: openCall.slug, round: round.id, entry: entryId, jurorId: ids.juror });
}

const gallery = { id: '', another: '', imageId: '' };

async function beginGallery(): Promise<void> {
  gallery.id = await create.gallery();
  const picture = await painting(40, 30).jpeg().toBuffer();
  gallery.imageId = await testApp().services.media.ingest({ buffer: picture }, { name: '달.jpg' });
  gallery.another = await create.gallery();
  who.staff = await staff.member(gallery.id);
  who['staff of another gallery'] = await staff.member(gallery.another);
  who.invited = await signIn(testApp(), 'user');
  await api.post(`/studio/${gallery.id}/invitations`, who.staff, { email: who.invited.email, role: 'owner' });
  who.dismissed = await staff.member(gallery.id);
  await api.delete(`/studio/${gallery.id}/staff/${who.dismissed.userId}`, who.staff);
  await staff.represents(gallery.id, who.artist?.artistId ?? '');
}

/** Status by caller, in the order of `kinds`. */
type Row = readonly [number, number, number, number, number, number];
const everyone: Row = [200, 200, 200, 200, 200, 200];
const signedIn: Row = [403, 403, 200, 200, 200, 200];
const administrators: Row = [403, 403, 403, 403, 403, 200];
const owners: Row = [403, 403, 403, 200, 403, 200];
const ownersAlone: Row = [404, 404, 404, 200, 404, 404];
const ownersOfHidden: Row = [403, 403, 404, 200, 404, 200];

/** What a call is made with. */
interface Made {
  id?: string;
  slug?: string;
  body?: object;
  query?: string;
  params?: Record<string, string>;
}

interface Entry {
  /** Made anew once a caller has changed it; whoever is refused leaves it as it was for the next. */
  make?: () => Promise<Made>;
  expected: Row;
  /** In the order of `jurorKinds`; where it is missing they may no more than a visitor. */
  jurors?: readonly [number, number, number, number];
  /** In the order of `staffKinds`; where it is missing they may what a user may. */
  staff?: readonly [number, number, number, number];
}

const orm = () => testApp().services.database.orm;
const owned = () => ({ ownerId: who.artist?.artistId });
const artistBody = { localname: '가', englishname: 'Ga', mobile: '1', email: 'ga@example.com' };
const workBody = { title: '가', size: '1 cm x 2 cm' };
const fileQuestion = question.parse({ id: 'paper', kind: 'file', label: { ko: '가', en: 'a' }, required: false });
const brochureBody = { main_title: '가', url: 'https://example.com' };
/** What an administrator has made, and a change of it. */
const made =
  (path: string, body: () => object, change: object = { name: '나' }) =>
  async () => ({ id: (await api.post(`/${path}`, who.administrator, body())).json().id as string, body: change });
const record = {
  artwork: async () => ({ id: await create.artwork(owned()), body: { title: '나' } }),
  hiddenArtwork: async () => ({ id: await create.artwork({ ...owned(), isExposed: false }), body: { title: '나' } }),
  deletedArtwork: async () => ({ id: await create.artwork({ ...owned(), deletedAt: new Date() }) }),
  exhibition: async () => ({ id: await create.exhibition(), body: { title: '나' } }),
  gallery: async () => ({ id: await create.gallery(), body: { name: '나' } }),
  company: made('companies', () => ({ name: '가', user: who.artist?.userId })),
  contract: made('contracts', () => ({ name: '가', artist: who.artist?.artistId })),
  brochure: made('artbrochures', () => ({ ...brochureBody, artist: who.artist?.artistId }), { main_title: '나' }),
  shopitem: made('shopitemregs', () => ({ name: '가', artist: who.artist?.artistId })),
  /** What the artist asked the site. */
  conversation: async () => {
    const { conversation } = (await api.post('/support/conversations', who.artist, { text: '가' })).json();
    return { id: conversation.id as string, body: { text: '나' } };
  },
  /** The artist's own entry, with one work; and before there is one. */
  entry: async () => {
    const { body } = await record.noEntry();
    await api.post('/open-calls/wefly/entry', who.artist, body);
    return { body };
  },
  /** An open call that nobody may see yet. */
  callDraft: async () => {
    const title = { ko: '가', en: `Draft ${newId()}` };
    return { slug: (await api.post('/open-calls', who.administrator, { title })).json().slug as string };
  },
  noEntry: async () => {
    await api.delete('/open-calls/wefly/entry', who.artist);
    return { body: { artworks: [await create.artwork(owned())] } };
  },
  /** The artist's, of a call that nobody else has entered. */
  newDraft: async () => {
    const { slug } = await jury.call({ heldOpen: true });
    await api.put(`/open-calls/${slug}/entry/draft`, who.artist, { artworks: [], answers: {}, born_on: '1990-01-01' });
    return { slug };
  },
  draft: async () => ({ body: { artworks: [await create.artwork(owned())] } }),
  /** Of the artist's draft; the call asks for one. */
  entryFile: async () => {
    const { payload, headers } = formOf([
      { name: 'question', content: 'paper' },
      { name: 'file', content: '%PDF-1.7\n', filename: '이력서.pdf' },
    ]);
    await orm()
      .update(openCalls)
      .set({ questions: [fileQuestion] });
    const url = '/api/open-calls/wefly/entry/files';
    const asArtist = { ...headers, ...who.artist?.headers };
    const answer = await testApp().fastify.inject({ method: 'POST', url, payload, headers: asArtist });
    await orm().update(openCalls).set({ questions: [] });
    return { id: answer.json().id as string };
  },
};

/** Reads for `read`, writes for administrators alone. */
function curated(path: string, make: NonNullable<Entry['make']>, body: object, read: Row, one = read) {
  return {
    [`GET /api/${path}`]: { expected: read },
    [`GET /api/${path}/count`]: { expected: read },
    [`GET /api/${path}/:id`]: { make: async () => ({ id: (await make()).id ?? '' }), expected: one },
    [`POST /api/${path}`]: { make: async () => ({ body }), expected: administrators },
    [`PUT /api/${path}/:id`]: { make, expected: administrators },
    [`DELETE /api/${path}/:id`]: { make: async () => ({ id: (await make()).id ?? '' }), expected: administrators },
  } satisfies Record<string, Entry>;
}

/** Rows of a table of administration. */
const table = (name: string, make: NonNullable<Entry['make']>) =>
  ({
    [`GET /api/admin/${name}`]: { expected: administrators },
    [`GET /api/admin/${name}/count`]: { expected: administrators },
    [`GET /api/admin/${name}/:id`]: { make, expected: administrators },
  }) satisfies Record<string, Entry>;
const settingsBody = async () => ({
  ...(await api.json<Settings>('/settings')),
  site_name: { ko: '화랑', en: newId() },
});
const aPage = async () => ({ id: 'terms' });
/** Something an administrator has done. */
const anEntry = async (): Promise<string> => {
  await api.post('/galleries', who.administrator, { name: '가' });
  return (await api.json('/admin/audit?_limit=1', who.administrator))[0].id;
};
const hiding = (id: string) => ({ body: { records: [{ id, is_exposed: false }] } });
const exhibitionOnly = async () => ({ id: await create.exhibition() });

/** In the addresses of the round that is judged. */
const ofRound = (params: object = {}, body: object = {}) => ({
  params: { slug: judged.slug, round: judged.round, number: '1', work: '1', ...params },
  body,
});
/** A round of a call of its own that has not begun. */
const freshRound = async (body: object = {}) => {
  const { id, slug } = await jury.call();
  await jury.entry(id);
  const given = { name: { ko: '가', en: 'A' }, criteria };
  const made = await api.post(`/open-calls/${slug}/rounds`, who.administrator, given);
  return ofRound({ slug, round: made.json().id }, body);
};
/** Somebody who was invited and has not answered, and their link. */
const invited = async () => {
  const token = newOneTimeToken();
  const id = newId();
  const tomorrow = new Date(Date.now() + 86_400_000);
  const open = { invitationHash: hashOneTimeToken(token), invitationExpiresAt: tomorrow };
  const { slug, round } = (await freshRound()).params;
  await orm()
    .insert(jurors)
    .values({ id, roundId: round, email: `${id}@example.com`, name: '가', ...open });
  return ofRound({ slug, round, token, juror: id }, { username: `j${id.slice(-10)}`, password: testPassword });
};
const noJurors: Row = [403, 403, 404, 404, 404, 404];
const rounds = '/api/open-calls/:slug/rounds';
const mine = '/api/jury/rounds/:round';
const sameRound = async () => ofRound();
const scoring = async () => ofRound({}, { marks: { idea: 3, craft: 2 }, vote: null });

const juries: Record<string, Entry> = {
  [`GET ${rounds}`]: { make: sameRound, expected: administrators },
  [`POST ${rounds}`]: { make: async () => ofRound({}, { name: { ko: '가', en: 'A' } }), expected: administrators },
  [`GET ${rounds}/:round`]: { make: sameRound, expected: administrators },
  [`PUT ${rounds}/:round`]: {
    make: async () => ofRound({}, { name: { ko: '나', en: 'B' } }),
    expected: administrators,
  },
  [`DELETE ${rounds}/:round`]: { make: () => freshRound(), expected: administrators },
  [`POST ${rounds}/:round/phase`]: { make: () => freshRound({ phase: 'conflicts' }), expected: administrators },
  [`GET ${rounds}/:round/progress`]: { make: sameRound, expected: administrators },
  [`GET ${rounds}/:round/log`]: { make: sameRound, expected: administrators },
  [`GET ${rounds}/:round/jurors`]: { make: sameRound, expected: administrators },
  [`POST ${rounds}/:round/jurors`]: {
    make: async () => ofRound({}, { email: `${newId()}@example.com`, name: '가' }),
    expected: administrators,
  },
  [`POST ${rounds}/:round/jurors/:juror/invitation`]: { make: invited, expected: administrators },
  [`DELETE ${rounds}/:round/jurors/:juror`]: { make: invited, expected: administrators },
  [`GET ${rounds}/:round/conflicts`]: { make: sameRound, expected: administrators },
  'GET /api/jury/invitations/:token': { make: invited, expected: everyone },
  'POST /api/jury/invitations/:token': { make: invited, expected: everyone },
  'GET /api/jury/rounds': { expected: signedIn, jurors: [200, 200, 200, 200] },
  [`GET ${mine}`]: { make: sameRound, expected: noJurors, jurors: [200, 200, 404, 404] },
  [`GET ${mine}/conflicts`]: { make: sameRound, expected: noJurors, jurors: [200, 200, 404, 404] },
  // Declared before.
  [`PUT ${mine}/conflicts`]: {
    make: async () => ofRound({}, { artists: [] }),
    expected: noJurors,
    jurors: [409, 409, 404, 404],
  },
  [`GET ${mine}/entries`]: { make: sameRound, expected: noJurors, jurors: [200, 200, 404, 404] },
  [`GET ${mine}/entries/:number`]: { make: sameRound, expected: noJurors, jurors: [200, 404, 404, 404] },
  [`GET ${mine}/entries/:number/works/:work/image`]: {
    make: sameRound,
    expected: noJurors,
    jurors: [200, 404, 404, 404],
  },
  [`PUT ${mine}/entries/:number/score`]: { make: scoring, expected: noJurors, jurors: [200, 404, 404, 404] },
  [`PUT ${mine}/entries/:number/draft`]: {
    make: async () => ofRound({}, { marks: { idea: 3 }, vote: null }),
    expected: noJurors,
    jurors: [200, 404, 404, 404],
  },
  // Of the round that is still being judged.
  [`GET ${mine}/scores`]: { make: sameRound, expected: noJurors, jurors: [409, 409, 404, 404] },
  // After these the juror is recused as well.
  [`POST ${mine}/entries/:number/recusal`]: { make: sameRound, expected: noJurors, jurors: [200, 404, 404, 404] },
  [`PUT ${rounds}/:round/conflicts/:juror/:entry`]: {
    make: async () => ofRound({ juror: judged.jurorId, entry: judged.entry }, { state: 'recused' }),
    expected: administrators,
  },
};

const ofArtist: Row = [403, 403, 404, 200, 404, 200];
/** A call with one entry, the artist's, that was judged; and so far decided or published. */
const judgedEntry = () => judgedCall(orm(), { marks: [[[5, 5]]], artistIds: [who.artist?.artistId] });
const decisionOf = ({ entries: [entry] }: JudgedCall) => ({
  decisions: [{ entry: entry?.id, outcome: 'winner', place: 1, reason: '가', __v: 0 }],
});
const undecidedCall = async () => {
  const call = await judgedEntry();
  return { params: { slug: call.slug }, body: decisionOf(call) };
};
const decidedCall = async () => {
  const call = await judgedEntry();
  await api.put(`/open-calls/${call.slug}/decisions`, who.administrator, decisionOf(call));
  return { params: { slug: call.slug }, body: {} };
};
const publishedCall = async () => {
  const { params } = await decidedCall();
  await api.post(`/open-calls/${params.slug}/publish`, who.administrator, {});
  return { params };
};
/** A sheet of one work that was uploaded, and so far checked, or run. */
const sheetOf = async (...steps: ('check' | 'run')[]) => {
  const sheets = importsOf(testApp, () => who.administrator as SignedIn);
  const { id } = await sheets.upload('art-works', `작품명,크기\n${newId()},1 x 2 cm\n`);
  for (const step of steps) await sheets[step](id);
  return { id, params: { id, number: '2' }, body: {} };
};
const uploadedSheet = () => sheetOf();
/** The same, of the gallery. */
const gallerySheet = async (...steps: ('check' | 'run')[]) => {
  const sheets = importsOf(
    testApp,
    () => who.staff as SignedIn,
    () => `/studio/${gallery.id}/imports`,
  );
  const row = `${newId()},${who.artist?.artistId},1 x 2 cm`;
  const { id } = await sheets.upload('art-works', `작품명,작가,크기\n${row}\n`);
  for (const step of steps) await sheets[step](id);
  return { id, params: { gallery: gallery.id, id, number: '2' }, body: {} };
};
/** Made for the first caller: at most one of them may change it. */
const once = <Made>(make: () => Promise<Made>) => {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
const sheetsOfNouns = importNouns.flatMap((noun) => ['csv', 'xlsx'].map((kind) => `${noun}.${kind}`));
const imports: Record<string, Entry> = {
  ...Object.fromEntries(
    sheetsOfNouns.flatMap((file) =>
      ['admin/export', 'imports/template'].map((path) => [`GET /api/${path}/${file}`, { expected: administrators }]),
    ),
  ),
  'GET /api/admin/export/collection.zip': { expected: administrators },
  'GET /api/imports': { expected: administrators },
  // Nothing is uploaded here: whoever may is told so.
  'POST /api/imports': { expected: [403, 403, 403, 403, 403, 400] },
  'POST /api/imports/:id/images': { make: once(uploadedSheet), expected: [403, 403, 403, 403, 403, 400] },
  'GET /api/imports/:id': { make: once(uploadedSheet), expected: administrators },
  'PUT /api/imports/:id': { make: once(uploadedSheet), expected: administrators },
  'DELETE /api/imports/:id': { make: once(uploadedSheet), expected: administrators },
  'POST /api/imports/:id/check': { make: once(uploadedSheet), expected: administrators },
  'POST /api/imports/:id/run': { make: once(() => sheetOf('check')), expected: administrators },
  'POST /api/imports/:id/undo': { make: once(() => sheetOf('check', 'run')), expected: administrators },
  'GET /api/imports/:id/rows': { make: once(uploadedSheet), expected: administrators },
  'GET /api/imports/:id/report.csv': { make: once(uploadedSheet), expected: administrators },
  'GET /api/imports/:id/report.xlsx': { make: once(uploadedSheet), expected: administrators },
  // Nothing was asked.
  'PUT /api/imports/:id/rows/:number': {
    make: once(async () => ({ ...(await sheetOf('check')), body: { field: 'owner', choice: 'new' } })),
    expected: [403, 403, 403, 403, 403, 400],
  },
};
/** Everybody signed in keeps what is theirs; what is named here is the artist's. */
const members = { expected: signedIn, jurors: [200, 200, 200, 200] } as const;
const ofArtistAlone = { expected: [403, 403, 404, 200, 404, 404], jurors: [404, 404, 404, 404] } as const;
const aList = async (body: object = {}) => {
  const listed = await api.json<KeptList[]>('/kept', who.artist);
  const [list] = listed[0] ? listed : (await api.post('/kept/lists', who.artist, { name: '가' })).json<KeptList[]>();
  return { params: { list: list?.id ?? '', artwork: await create.artwork() }, body };
};
const aMove = async () => {
  const { params } = await aList();
  await api.put(`/kept/lists/${params.list}/works/${params.artwork}`, who.artist);
  return { body: { artwork: params.artwork, from: params.list, to: params.list } };
};
const aSharedList = async () => {
  const { params } = await aList();
  const lists = (await api.put(`/kept/lists/${params.list}/share`, who.artist)).json<KeptList[]>();
  return { params: { token: lists.find(({ id }) => id === params.list)?.share ?? '' } };
};
const aSearch = { page: 'artworks', query: 'material=oil', name: '가' };
const keeping: Record<string, Entry> = {
  'GET /api/kept': members,
  'POST /api/kept': { ...members, make: async () => ({ body: { artwork: await create.artwork() } }) },
  'POST /api/kept/merge': { ...members, make: async () => ({ body: { lists: [] } }) },
  'POST /api/kept/move': { ...ofArtistAlone, make: aMove },
  'PUT /api/kept/lists': { ...members, make: async () => ({ body: { lists: [] } }) },
  'POST /api/kept/lists': { ...members, make: async () => ({ body: { name: '가' } }) },
  'PUT /api/kept/lists/:list': { ...ofArtistAlone, make: () => aList({ name: '나' }) },
  'DELETE /api/kept/lists/:list': { ...ofArtistAlone, make: aList },
  'PUT /api/kept/lists/:list/works': { ...ofArtistAlone, make: () => aList({ works: [] }) },
  'PUT /api/kept/lists/:list/works/:artwork': { ...ofArtistAlone, make: aList },
  'DELETE /api/kept/lists/:list/works/:artwork': { ...ofArtistAlone, make: aList },
  'PUT /api/kept/lists/:list/share': { ...ofArtistAlone, make: aList },
  'DELETE /api/kept/lists/:list/share': { ...ofArtistAlone, make: aList },
  'GET /api/lists/:token': { make: aSharedList, expected: everyone },
  'GET /api/follows': members,
  'PUT /api/follows/artists/:id': { ...members, make: async () => ({ id: await create.artist() }) },
  'DELETE /api/follows/artists/:id': { ...members, make: async () => ({ id: await create.artist() }) },
  'PUT /api/follows/galleries/:id': { ...members, make: async () => ({ id: await create.gallery() }) },
  'DELETE /api/follows/galleries/:id': { ...members, make: async () => ({ id: await create.gallery() }) },
  'GET /api/saved-searches': members,
  'POST /api/saved-searches': { ...members, make: async () => ({ body: aSearch }) },
  'DELETE /api/saved-searches/:id': {
    ...ofArtistAlone,
    make: async () => ({ id: (await api.post('/saved-searches', who.artist, aSearch)).json()[0].id }),
  },
  'GET /api/digest': members,
  'PUT /api/digest': { ...members, make: async () => ({ body: { wanted: true } }) },
  // Whoever has the address of a mail: it is asked for no session.
  'POST /unsubscribe/:token': {
    expected: [404, 404, 404, 404, 404, 404],
    make: async () => ({ params: { token: newOneTimeToken() } }),
  },
};
/** The inside of a gallery, which is its staff's alone; administrators see and change who that is. */
const inside: Row = [403, 403, 404, 404, 404, 404];
const insideOrAdministrator: Row = [403, 403, 404, 404, 404, 200];
const staffAlone = [200, 404, 404, 404] as const;
const ofGallery = <Params extends Record<string, string>>(params?: Params, body: object = {}) => ({
  params: { gallery: gallery.id, ...(params as Params) },
  body,
});
const sameGallery = async () => ofGallery();
const aMember = async () => ofGallery({ user: (await staff.member(gallery.id)).userId }, { role: 'assistant' });
const anInvitation = async () => {
  const email = `${newId()}@example.com`;
  const { invitations } = (
    await api.post(`/studio/${gallery.id}/invitations`, who.staff, { email, role: 'curator' })
  ).json();
  return ofGallery({ id: invitations.at(-1).id });
};
/** Someone whom the gallery asks to represent. */
const askedArtist = async () => {
  const artist = await create.artist();
  await api.post(`/studio/${gallery.id}/artists`, who.staff, { artist });
  return ofGallery({ artist });
};
const askedWork = async (state: 'proposed' | 'new') => {
  await orm().update(representations).set({ state: 'accepted' }).where(eq(representations.galleryId, gallery.id));
  const artwork = await create.artwork(owned());
  if (state === 'new') return ofGallery(undefined, { artworks: [artwork] });
  const answer = await api.post(`/studio/${gallery.id}/works`, who.staff, { artworks: [artwork] });
  return ofGallery({ artwork, id: answer.json()[0].id }, { state: 'accepted' });
};
const draftOfGallery = async () => ({
  id: await create.exhibition({ galleryId: gallery.id, isExposed: false }),
  body: { title: '나' },
});
/** The link of an invitation that somebody else got. */
const strangersLink = async () => {
  const token = newOneTimeToken();
  const expiresAt = new Date(Date.now() + 86_400_000);
  const email = `${newId()}@example.com`;
  await orm()
    .insert(galleryInvitations)
    .values({ galleryId: gallery.id, email, role: 'curator', tokenHash: hashOneTimeToken(token), expiresAt });
  return { params: { token } };
};
const studio = '/api/studio/:gallery';
const galleryImports: Record<string, Entry> = Object.fromEntries(
  Object.entries({
    [`GET ${studio}/imports`]: { make: sameGallery },
    [`POST ${studio}/imports`]: { make: sameGallery, staff: [400, 404, 404, 404] as const },
    [`POST ${studio}/imports/:id/images`]: { make: once(() => gallerySheet()), staff: [400, 404, 404, 404] as const },
    [`GET ${studio}/imports/:id`]: { make: once(() => gallerySheet()) },
    [`PUT ${studio}/imports/:id`]: { make: once(() => gallerySheet()) },
    [`DELETE ${studio}/imports/:id`]: { make: once(() => gallerySheet()) },
    [`POST ${studio}/imports/:id/check`]: { make: once(() => gallerySheet()) },
    [`POST ${studio}/imports/:id/run`]: { make: once(() => gallerySheet('check')) },
    [`POST ${studio}/imports/:id/undo`]: { make: once(() => gallerySheet('check', 'run')) },
    [`GET ${studio}/imports/:id/rows`]: { make: once(() => gallerySheet()) },
    [`GET ${studio}/imports/:id/report.csv`]: { make: once(() => gallerySheet()) },
    [`GET ${studio}/imports/:id/report.xlsx`]: { make: once(() => gallerySheet()) },
    [`PUT ${studio}/imports/:id/rows/:number`]: {
      make: once(async () => ({ ...(await gallerySheet('check')), body: { field: 'owner', choice: 'new' } })),
      staff: [400, 404, 404, 404] as const,
    },
    ...Object.fromEntries(
      ['art-works', 'exhibitions']
        .flatMap((noun) => sheetKinds.map((kind) => `${noun}.${kind}`))
        .flatMap((file) => [`GET ${studio}/export/${file}`, `GET ${studio}/imports/template/${file}`])
        .map((call) => [call, { make: sameGallery }]),
    ),
  }).map(([call, entry]) => [call, { expected: inside, staff: staffAlone, ...entry }]),
);
const galleryStaff: Record<string, Entry> = {
  ...galleryImports,
  'GET /api/studio': { expected: signedIn },
  [`GET ${studio}/overview`]: { make: sameGallery, expected: inside, staff: staffAlone },
  [`GET ${studio}/staff`]: { make: sameGallery, expected: insideOrAdministrator, staff: staffAlone },
  [`POST ${studio}/invitations`]: {
    make: async () => ofGallery(undefined, { email: `${newId()}@example.com`, role: 'curator' }),
    expected: insideOrAdministrator,
    staff: staffAlone,
  },
  [`DELETE ${studio}/invitations/:id`]: { make: anInvitation, expected: insideOrAdministrator, staff: staffAlone },
  [`PUT ${studio}/staff/:user`]: { make: aMember, expected: insideOrAdministrator, staff: staffAlone },
  [`DELETE ${studio}/staff/:user`]: { make: aMember, expected: insideOrAdministrator, staff: staffAlone },
  'GET /api/gallery-invitations/:token': { make: strangersLink, expected: everyone },
  'POST /api/gallery-invitations/:token/accept': {
    make: strangersLink,
    expected: [403, 403, 403, 403, 403, 403],
  },
  [`GET ${studio}/artists`]: { make: sameGallery, expected: inside, staff: staffAlone },
  [`POST ${studio}/artists`]: {
    make: async () => ofGallery(undefined, { artist: await create.artist() }),
    expected: inside,
    staff: staffAlone,
  },
  [`DELETE ${studio}/artists/:artist`]: { make: askedArtist, expected: inside, staff: staffAlone },
  [`GET ${studio}/works`]: { make: sameGallery, expected: inside, staff: staffAlone },
  [`POST ${studio}/works`]: { make: () => askedWork('new'), expected: inside, staff: staffAlone },
  [`DELETE ${studio}/works/:artwork`]: { make: () => askedWork('proposed'), expected: inside, staff: staffAlone },
  // The administrator has registered as an artist by then.
  'GET /api/my-galleries': { expected: [403, 403, 403, 200, 200, 200] },
  'PUT /api/my-galleries/representations/:gallery': {
    make: async () => {
      await orm().update(representations).set({ state: 'proposed' }).where(eq(representations.galleryId, gallery.id));
      return ofGallery(undefined, { state: 'accepted' });
    },
    expected: [403, 403, 403, 200, 404, 404],
  },
  'PUT /api/my-galleries/consignments/:id': {
    make: () => askedWork('proposed'),
    expected: [403, 403, 403, 200, 404, 404],
  },
  // A draft of the gallery, among the calls on exhibitions.
  'GET /api/exhibitions/:id': {
    make: draftOfGallery,
    expected: [404, 404, 404, 404, 404, 200],
    staff: staffAlone,
  },
  'POST /api/exhibitions': {
    make: async () => ({ body: { title: '가', gallery: gallery.id } }),
    expected: administrators,
    staff: [200, 400, 403, 403],
  },
  'PUT /api/exhibitions/:id': { make: draftOfGallery, expected: administrators, staff: [200, 404, 403, 403] },
  'DELETE /api/exhibitions/:id': {
    make: async () => ({ id: (await draftOfGallery()).id }),
    expected: administrators,
    staff: [200, 404, 403, 403],
  },
  'PUT /api/galleries/:id': {
    make: async () => ({ id: gallery.id, body: { description: newId() } }),
    expected: administrators,
    staff: [200, 403, 403, 403],
  },
  ...Object.fromEntries(
    ['csv', 'labels', 'preview'].map((file) => [
      `POST /api/exhibitions/:id/captions/${file}`,
      { make: draftOfGallery, expected: administrators, staff: [200, 403, 403, 403] } satisfies Entry,
    ]),
  ),
  'GET /api/exhibitions/:id/captions': {
    make: draftOfGallery,
    expected: administrators,
    staff: [200, 403, 403, 403],
  },
};
const offerBody = { availability: 'for-sale', price: 1000, currency: 'KRW', price_shown: 'public' };
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
/** A work that the gallery has and offers. */
const offeredWork = async () => {
  const artwork = await create.artwork(owned());
  await staff.consigned(gallery.id, artwork);
  await api.put(`/studio/${gallery.id}/works/${artwork}/offer`, who.staff, offerBody);
  return ofGallery({ artwork }, offerBody);
};
const ownWork = async () => ({ id: await create.artwork(owned()), body: offerBody });
/** A question about it, to the gallery, and one to the artist. */
const enquiryOf = (body: object) => async () => {
  const { params } = await offeredWork();
  const id = await insertEnquiry(testApp(), { galleryId: gallery.id, artworkId: params.artwork });
  return ofGallery({ id }, body);
};
const enquiryOfArtist = (body: object) => async () => {
  const [artistId, artworkId] = [who.artist?.artistId, await create.artwork(owned())];
  return { id: await insertEnquiry(testApp(), { artistId, artworkId }), body };
};
const byKey = async () => ({
  params: { key: await keyOfEnquiry(orm(), await insertEnquiry(testApp(), { galleryId: gallery.id })) },
  body: { text: '가' },
});
const desk = `${studio}/enquiries`;
const noArtists: Row = [403, 403, 403, 200, 404, 404];
/** The same calls for staff and for artists: what is done to an enquiry, and with which body. */
const answering = {
  'GET /:id': {},
  'PUT /:id': { state: 'closed' },
  'POST /:id/answers': { text: '가' },
  'POST /:id/notes': { text: '가' },
  'POST /:id/seen': {},
  'PUT /:id/hold': { until: tomorrow() },
  'DELETE /:id/hold': {},
};
const sales: Record<string, Entry> = {
  [`GET ${studio}/offers`]: { make: sameGallery, expected: inside, staff: staffAlone },
  [`GET ${studio}/works/:artwork/offer`]: { make: once(offeredWork), expected: inside, staff: staffAlone },
  [`PUT ${studio}/works/:artwork/offer`]: { make: once(offeredWork), expected: inside, staff: staffAlone },
  'GET /api/art-works/:id/offer': { make: ownWork, expected: [403, 403, 404, 200, 404, 404] },
  'PUT /api/art-works/:id/offer': { make: ownWork, expected: [403, 403, 404, 200, 404, 404] },
  'POST /api/enquiries': {
    make: async () => {
      const { params } = await offeredWork();
      const email = `${newId()}@example.com`;
      return { body: { artwork: params.artwork, name: '가', email, text: '가', consent: true } };
    },
    expected: everyone,
    jurors: [200, 200, 200, 200],
  },
  'GET /api/enquiries/:key': { make: byKey, expected: everyone, jurors: [200, 200, 200, 200] },
  'POST /api/enquiries/:key/messages': { make: byKey, expected: everyone, jurors: [200, 200, 200, 200] },
  [`GET ${desk}`]: { make: sameGallery, expected: inside, staff: staffAlone },
  [`GET ${desk}.csv`]: { make: sameGallery, expected: inside, staff: staffAlone },
  'GET /api/my-enquiries': { expected: [403, 403, 403, 200, 200, 200] },
  'GET /api/my-enquiries.csv': { expected: [403, 403, 403, 200, 200, 200] },
  ...Object.fromEntries(
    Object.entries(answering).flatMap(([call, body]): [string, Entry][] => {
      const [method, path] = call.split(' ');
      return [
        [`${method} ${desk}${path}`, { make: once(enquiryOf(body)), expected: inside, staff: staffAlone }],
        [`${method} /api/my-enquiries${path}`, { make: once(enquiryOfArtist(body)), expected: noArtists }],
      ];
    }),
  ),
};
const aSale = async (body: object = {}) => {
  const sold = { sold_on: '2026-11-01', price: 1_000_000, buyer_name: '가', seller: 'artist' };
  const artwork = await create.artwork({
    ...owned(),
    material: '먹',
    widthCm: 1,
    heightCm: 2,
    year: '2020-01-01',
    imageId: gallery.imageId,
  });
  await staff.consigned(gallery.id, artwork);
  const { id } = (await api.post(`/studio/${gallery.id}/sales`, who.staff, { ...sold, artwork })).json<{
    id: string;
  }>();
  return ofGallery({ sale: id }, body);
};
const aCertificate = async (body: object = {}) => {
  const { params } = await aSale();
  const issued = await api.post(`/studio/${gallery.id}/sales/${params.sale}/certificate`, who.staff, {});
  return ofGallery({ number: issued.json<{ number: string }>().number }, body);
};
const reason = { reason: '시험' };
const papers: Record<string, Entry> = {
  [`GET ${studio}/sales`]: { make: sameGallery, expected: inside, staff: staffAlone },
  [`POST ${studio}/sales`]: {
    make: async () =>
      ofGallery(undefined, {
        sold_on: '2026-11-01',
        price: 1,
        buyer_name: '가',
        seller: 'owner',
        work: { title: '가' },
      }),
    expected: inside,
    staff: staffAlone,
  },
  [`POST ${studio}/sales/:sale/void`]: { make: once(() => aSale(reason)), expected: inside, staff: staffAlone },
  [`GET ${studio}/sales.csv`]: { make: sameGallery, expected: inside, staff: staffAlone },
  [`GET ${studio}/resale.csv`]: { make: sameGallery, expected: inside, staff: staffAlone },
  [`POST ${studio}/sales/:sale/certificate`]: { make: once(() => aSale()), expected: inside, staff: staffAlone },
  [`GET ${studio}/certificates/:number.pdf`]: { make: once(() => aCertificate()), expected: inside, staff: staffAlone },
  [`POST ${studio}/certificates/:number/revoke`]: {
    make: once(() => aCertificate(reason)),
    expected: inside,
    staff: staffAlone,
  },
  [`POST ${studio}/certificates/:number/reissue`]: {
    make: once(() => aCertificate(reason)),
    expected: inside,
    staff: staffAlone,
  },
  'GET /api/certificates/:number': { make: once(() => aCertificate()), expected: everyone },
};
const entries: Record<string, Entry> = {
  ...imports,
  ...curated('exhibitions', record.exhibition, { title: '가' }, everyone),
  'GET /api/exhibitions/cities': { expected: everyone },
  ...curated('galleries', record.gallery, { name: '가' }, everyone),
  'GET /api/galleries/:id/for-sale': { make: record.gallery, expected: everyone },
  ...curated('companies', record.company, { name: '가' }, signedIn, ofArtist),
  ...curated('contracts', record.contract, { name: '가' }, signedIn, ofArtist),
  ...curated('artbrochures', record.brochure, brochureBody, everyone),
  ...curated('shopitemregs', record.shopitem, { name: '가' }, everyone),
  'GET /api/artists': { expected: everyone },
  'GET /api/artists/count': { expected: everyone },
  'GET /api/artists/countries': { expected: everyone },
  'GET /api/artists/:id': { make: async () => ({ id: who.artist?.artistId ?? '' }), expected: everyone },
  'POST /api/artists': { make: async () => ({ body: artistBody }), expected: [403, 403, 200, 409, 409, 200] },
  'PUT /api/artists/:id': {
    make: async () => ({ id: who.artist?.artistId ?? '', body: { awards: newId() } }),
    expected: owners,
  },
  'DELETE /api/artists/:id': { make: async () => ({ id: await create.artist() }), expected: administrators },
  'GET /api/art-works': { expected: everyone },
  'GET /api/art-works/count': { expected: everyone },
  'GET /api/art-works/:id': {
    make: async () => ({ id: (await record.hiddenArtwork()).id }),
    expected: [404, 404, 404, 200, 404, 200],
  },
  'GET /api/art-works/:id/similar': { make: async () => ({ id: await create.artwork(owned()) }), expected: everyone },
  'GET /api/art-works/views': { expected: signedIn },
  'POST /api/art-works/:id/views': { make: async () => ({ id: await create.artwork(owned()) }), expected: everyone },
  'POST /api/art-works': {
    make: async () => ({ body: { ...workBody, owner: who.artist?.artistId } }),
    expected: [403, 403, 403, 200, 200, 200],
  },
  'PUT /api/art-works/:id': { make: record.artwork, expected: owners },
  'DELETE /api/art-works/:id': {
    make: async () => ({ id: (await record.hiddenArtwork()).id }),
    expected: ownersOfHidden,
  },
  ...table('exhibitions', exhibitionOnly),
  ...table('galleries', async () => ({ id: await create.gallery() })),
  ...table('artists', async () => ({ id: await create.artist() })),
  ...table('artworks', async () => ({ id: await create.artwork() })),
  ...table('users', async () => ({ id: who.user?.userId ?? '' })),
  ...table('audit', async () => ({ id: await anEntry() })),
  'PUT /api/admin/artworks': { make: async () => hiding(await create.artwork()), expected: administrators },
  'PUT /api/admin/artists': { make: async () => hiding(await create.artist()), expected: administrators },
  'GET /api/admin/overview': { expected: administrators },
  'GET /api/settings': { expected: everyone },
  'PUT /api/settings': { make: async () => ({ body: await settingsBody() }), expected: administrators },
  'GET /api/pages/:page': { make: aPage, expected: everyone },
  'GET /api/pages/:page/versions': { make: aPage, expected: administrators },
  'PUT /api/pages/:page': {
    make: async () => ({ ...(await aPage()), body: { version: 0, ko: '새 글', en: 'New text' } }),
    expected: administrators,
  },
  'GET /api/admin/artworks.csv': { expected: administrators },
  'GET /api/admin/artists.csv': { expected: administrators },
  'GET /api/admin/export/collection.zip': { expected: administrators },
  ...Object.fromEntries(
    importNouns
      .flatMap((noun) => sheetKinds.map((kind) => `${noun}.${kind}`))
      .flatMap((file) => [`GET /api/admin/export/${file}`, `GET /api/imports/template/${file}`])
      .map((call) => [call, { expected: administrators }]),
  ),
  'POST /api/art-works/order': {
    make: async () => ({ body: { ids: [await create.artwork(owned())] } }),
    expected: [403, 403, 403, 200, 200, 200],
  },
  'POST /api/art-works/:id/restore': { make: record.deletedArtwork, expected: ownersOfHidden },
  'GET /api/open-calls': { expected: everyone },
  'GET /api/open-calls/:slug': { make: record.callDraft, expected: [404, 404, 404, 404, 404, 200] },
  'POST /api/open-calls': {
    make: async () => ({ body: { title: { ko: '가', en: `Call ${newId()}` } } }),
    expected: administrators,
  },
  'POST /api/open-calls/:slug/duplicate': { make: async () => ({ body: {} }), expected: administrators },
  'DELETE /api/open-calls/:slug': { make: record.callDraft, expected: administrators },
  'PUT /api/open-calls/:slug': { make: async () => ({ body: { winners: 7 } }), expected: administrators },
  'GET /api/open-calls/:slug/entries': { expected: administrators },
  'GET /api/open-calls/:slug/entries.csv': { expected: administrators },
  'GET /api/open-calls/:slug/numbers': { expected: administrators },
  'GET /api/open-calls/:slug/booklet.pdf': {
    make: async () => ({ query: '?blind=false' }),
    expected: administrators,
  },
  'GET /api/open-calls/:slug/entry': { make: record.entry, expected: [403, 403, 403, 200, 200, 200] },
  'POST /api/open-calls/:slug/entry': { make: record.noEntry, expected: [403, 403, 403, 200, 400, 400] },
  'PUT /api/open-calls/:slug/entry': { make: record.entry, expected: [403, 403, 403, 200, 400, 400] },
  'DELETE /api/open-calls/:slug/entry': { make: record.entry, expected: [403, 403, 403, 200, 404, 404] },
  'GET /api/open-calls/entries/mine': { expected: [403, 403, 403, 200, 200, 200] },
  'GET /api/open-calls/:slug/entry/draft': { expected: [403, 403, 403, 200, 200, 200] },
  'PUT /api/open-calls/:slug/entry/draft': { make: record.draft, expected: [403, 403, 403, 200, 200, 200] },
  'DELETE /api/open-calls/:slug/entry/draft': { make: record.newDraft, expected: [403, 403, 403, 200, 404, 404] },
  'POST /api/open-calls/:slug/entry/submit': {
    make: async () => ({ body: { draft: (await record.noEntry()).body } }),
    expected: [403, 403, 403, 200, 400, 400],
  },
  'GET /api/open-calls/:slug/entry/preview': { make: record.entry, expected: [403, 403, 403, 200, 200, 200] },
  'POST /api/open-calls/:slug/entry/files': { make: record.draft, expected: [403, 403, 403, 400, 400, 400] },
  'GET /api/open-calls/:slug/entry/files/:id': { make: record.entryFile, expected: [403, 403, 404, 200, 404, 200] },
  'DELETE /api/open-calls/:slug/entry/files/:id': { make: record.entryFile, expected: [403, 403, 403, 200, 404, 404] },
  ...juries,
  ...galleryStaff,
  ...sales,
  ...papers,
  'GET /api/open-calls/:slug/ranking': { expected: administrators },
  'GET /api/open-calls/:slug/ranking.csv': { expected: administrators },
  'GET /api/open-calls/:slug/scores.csv': { make: once(undecidedCall), expected: administrators },
  'PUT /api/open-calls/:slug/decisions': { make: once(undecidedCall), expected: administrators },
  'POST /api/open-calls/:slug/publish': { make: once(decidedCall), expected: administrators },
  'POST /api/open-calls/:slug/exhibition': { make: once(publishedCall), expected: administrators },
  'GET /api/open-calls/:slug/results': { make: once(publishedCall), expected: everyone },
  'GET /api/open-calls/:slug/seals': { make: once(undecidedCall), expected: everyone },
  'GET /api/open-calls/:slug/entry/scores': { make: once(publishedCall), expected: [403, 403, 403, 200, 404, 404] },
  'GET /api/notifications': { expected: signedIn, jurors: [200, 200, 200, 200] },
  'POST /api/notifications/read': {
    make: async () => ({ body: {} }),
    expected: signedIn,
    jurors: [200, 200, 200, 200],
  },
  ...keeping,
  'GET /api/support/desk': { expected: everyone },
  'GET /api/support/conversations': { expected: everyone },
  'POST /api/support/conversations': { make: async () => ({ body: { text: '가' } }), expected: everyone },
  'GET /api/support/conversations/:id': { make: record.conversation, expected: ownersAlone },
  'POST /api/support/conversations/:id/messages': { make: record.conversation, expected: ownersAlone },
  'POST /api/support/conversations/:id/read': { make: record.conversation, expected: ownersAlone },
  'GET /api/support/cases': { expected: administrators },
  'GET /api/support/cases/:id': { make: record.conversation, expected: administrators },
  'POST /api/support/cases/:id/answers': { make: record.conversation, expected: administrators },
  'POST /api/support/cases/:id/read': { make: record.conversation, expected: administrators },
  'POST /api/support/cases/:id/close': { make: record.conversation, expected: administrators },
};

/**
 * By these even an administrator changes nothing of the site: files to take away, what one has read oneself, one's own conversation
 * with the desk, what one keeps and follows, a look at a work, a question about one, one's own entry to a call, an import before it is run. Rounds and juries have a log of their own (see rounds.routes.test.ts).
 */
const unlogged =
  /\/captions\/(csv|labels|preview)$|\/(notifications|cases\/:id)\/read$|\/support\/conversations|^POST \/api\/enquiries|:id\/views$|\/api\/(kept|follows|saved-searches|digest)|\/entry\/draft$|\/rounds|\/jury\/|\/imports\/:id(\/check|\/images|\/rows\/:number)$|^PUT \/api\/imports\/:id$/;
/** Files with what many people have told: that an administrator took one is in the log. */
const downloads = /\/open-calls\/:slug\/(entries\.csv|booklet\.pdf)$/;
/** What a site vouches for in public is in the log whoever does it, once for each certificate that it makes or ends. */
const certified: Record<string, number> = {
  [`POST ${studio}/sales/:sale/certificate`]: 1,
  [`POST ${studio}/certificates/:number/revoke`]: 1,
  [`POST ${studio}/certificates/:number/reissue`]: 2,
};
const logged = (): Promise<number> => orm().$count(auditEntries);

/** Calls of accounts, media, search and the platform have tests of their own beside their code. */
const elsewhere = [
  /^\w+ \/api\/(auth|users|users-permissions|upload|search|docs|events|openapi\.json|health|ready|\*)/,
  /^GET \/media\//,
  /^(GET|OPTIONS) \/iiif\/3\//,
  /^GET \/metrics$/,
  /^GET \/(robots\.txt|tdm-policy\.json|oembed|embed\/|\.well-known|sitemap|feed\.xml|exhibition-detail)/,
  // Everyone is answered alike, see server/src/standards.
  /^(GET|POST|OPTIONS) \/(iiif|oai|artworks-detail|artist-profile|exhibition-detail|gallery-detail|virtualgalleries)/,
];

test('every call has its row in the matrix, and every row its call', () => {
  const calls = testApp().calls.filter((call) => !elsewhere.some((pattern) => pattern.test(call)));
  expect([...new Set(calls)].sort()).toEqual(Object.keys(entries).sort());
});

test.each(Object.entries(entries))('%s', async (call, { make, expected, jurors: forJurors, staff: forStaff }) => {
  const [method = '', path = ''] = call.split(' ');
  const [asVisitor, , asUser] = expected;
  const statuses = [
    ...expected,
    ...(forJurors ?? jurorKinds.map(() => asVisitor)),
    ...(forStaff ?? staffKinds.map(() => asUser)),
  ];
  let made: Made | undefined;
  let before = 0;
  for (const [index, kind] of [...kinds, ...jurorKinds, ...staffKinds].entries()) {
    if (!made) {
      made = (await make?.()) ?? {};
      before = await logged();
    }
    const { id = '', slug = 'wefly', body, query = '', params = {} } = made;
    const answer = await testApp().fastify.inject({
      method: method as 'GET',
      url: path.replace(/:(\w+)/g, (_, name) => params[name] ?? (name === 'slug' ? slug : id)) + query,
      headers: who[kind]?.headers ?? {},
      ...(body && method !== 'GET' && method !== 'DELETE' ? { payload: body } : {}),
    });
    expect(answer.statusCode, `${kind}: ${answer.body.slice(0, 300)}`).toBe(statuses[index]);
    const told = method === 'GET' ? downloads.test(call) : !unlogged.test(call);
    const changes = answer.statusCode === 200 && told && kind === 'administrator' ? 1 : 0;
    const vouched = answer.statusCode === 200 && kind === 'staff' ? (certified[call] ?? 0) : 0;
    const after = await logged();
    expect(after - before, `entries in the log for ${kind}`).toBe(changes + vouched);
    before = after;
    if (method !== 'GET' && answer.statusCode < 400) made = undefined;
    // They stay what they are.
    if (call === 'POST /api/artists' && (kind === 'user' || (staffKinds as readonly Who[]).includes(kind)))
      await orm()
        .delete(artists)
        .where(eq(artists.userId, who[kind]?.userId ?? ''));
  }
});

test('what an administrator does to users and files is in the log too, each call once', async () => {
  const { administrator } = who;
  const person = async () => (await signIn(testApp(), 'user')).userId;
  const waiting = async () => {
    const id = await person();
    await orm().update(users).set({ confirmed: false }).where(eq(users.id, id));
    return id;
  };
  const upload = async () => {
    const { payload, headers: form } = formOf([
      { name: 'files', content: await painting(40, 30).jpeg().toBuffer(), filename: '달.jpg' },
    ]);
    const headers = { ...form, ...administrator?.headers };
    return testApp().fastify.inject({ method: 'POST', url: '/api/upload', payload, headers });
  };
  const newEmail = () =>
    api.post('/users/me/email', administrator, { email: 'another@example.com', password: testPassword });
  /** An administrator who is signed in twice. */
  const twice = async () => {
    const { email, headers } = await signIn(testApp(), 'administrator');
    await api.post('/auth/local', undefined, { identifier: email, password: testPassword });
    return { headers };
  };
  const calls = {
    'PUT /api/users/:id': (id: string) => api.put(`/users/${id}`, administrator, { blocked: true }),
    'DELETE /api/users/:id': (id: string) => api.delete(`/users/${id}`, administrator),
    'POST /api/users/:id/revoke-sessions': (id: string) => api.post(`/users/${id}/revoke-sessions`, administrator),
    'POST /api/users/:id/resend-confirmation': (id: string) =>
      api.post(`/users/${id}/resend-confirmation`, administrator),
    'PUT /api/users/me': async () =>
      api.put('/users/me', await signIn(testApp(), 'administrator'), { username: 'another name' }),
    'POST /api/users/me/email': () => newEmail(),
    'DELETE /api/users/me/email': () => api.delete('/users/me/email', administrator),
    'DELETE /api/users/me/sessions': async () => api.delete('/users/me/sessions', await twice()),
    'DELETE /api/users/me/sessions/:id': async () => {
      const twofold = await twice();
      const [, other] = await api.json<{ id: string }[]>('/users/me/sessions', twofold);
      return api.delete(`/users/me/sessions/${other?.id}`, twofold);
    },
    'DELETE /api/users/me': async () =>
      api.delete('/users/me', await signIn(testApp(), 'administrator'), { password: testPassword }),
    'POST /api/upload': () => upload(),
    'DELETE /api/upload/files/:id': (id: string) => api.delete(`/upload/files/${id}`, administrator),
  };
  const isWrite = /^(POST|PUT|DELETE|PATCH) \/api\/(users|upload)(?!\/me\/archive)/;
  const writes = testApp().calls.filter((call) => isWrite.test(call));
  expect(new Set(writes)).toEqual(new Set(Object.keys(calls)));
  for (const [call, make] of Object.entries(calls)) {
    const id = call.includes('files/')
      ? (await upload()).json()[0].id
      : await (call.includes('resend') ? waiting() : person());
    const before = await logged();
    const answer = await make(id);
    expect(answer.statusCode, `${call}: ${answer.body.slice(0, 300)}`).toBe(200);
    expect((await logged()) - before, call).toBe(1);
  }
});

test('a token that is forged or ended opens nothing, not even what everyone may read', async () => {
  for (const token of ['x', 'a.b.c', `${who.artist?.token}x`])
    expect(await api.status('/art-works', { headers: { authorization: `Bearer ${token}` } })).toBe(401);
});
