import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Question } from '@hwarang/domain/open-calls/questions';
import { desc, eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { findExiftool, findPdfReader } from '../../../scripts/requirements.mjs';
import { artworks } from '../artworks/artworks.table.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { openCallEntries, openCallEntryArtworks, openCallFiles, openCalls } from '../open-calls/open-calls.table.ts';
import { newId } from '../platform/ids.ts';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { painting } from '../testing/pictures.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { jurors, juryConflicts, juryLog, juryRoundEntries, juryRounds, juryScores } from './juries.table.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
const orm = () => testApp().services.database.orm;
let administrator: SignedIn;
const call = { id: newId(), slug: 'spring' };
const round = newId();
const file = newId();
const entryIds: string[] = [];
const secret = 'Hidden Person';

const asked = (id: string, kind: Question['kind'], shown_blind: boolean, label: string): Question => ({
  id,
  kind,
  label: { ko: label, en: `${label} (en)` },
  required: false,
  options:
    kind === 'choice'
      ? [
          { ko: '낮', en: 'Day' },
          { ko: '밤', en: 'Night' },
        ]
      : [],
  shown_blind,
});
const questions = [
  asked('why', 'long', true, '=왜 지원했나요'),
  asked('when', 'choice', true, '언제'),
  asked('amount', 'number', false, '금액'),
  asked('site', 'link', true, '홈페이지'),
  asked('paper', 'file', true, '서류'),
];
const facts = (title: string, material: string) => ({
  title,
  englishtitle: `${title} in English`,
  year: '2024',
  material,
  size: '53 cm x 45.5 cm',
  width_cm: 53,
  height_cm: 45.5,
  depth_cm: null,
  description: `${title}에 대한 설명`,
});

type NewEntry = Partial<typeof openCallEntries.$inferInsert> & { name: string; country: string | null };
async function entry({ name, country, ...values }: NewEntry, works: string[], imageId?: string): Promise<string> {
  const artistId = await create.artist({ localname: name, englishname: `English ${name}`, usercountryname: country });
  const id = newId();
  await orm()
    .insert(openCallEntries)
    .values({ id, openCallId: call.id, artistId, ...values });
  for (const [position, material] of works.entries()) {
    const artworkId = await create.artwork({ ownerId: artistId, material: '나중에 고친 재료', isExposed: false });
    const handedIn = { facts: facts(`작품 ${name.at(-1)}${position}`, material), imageId };
    await orm()
      .insert(openCallEntryArtworks)
      .values({ entryId: id, artworkId, position, ...handedIn });
  }
  return id;
}

beforeAll(async () => {
  administrator = await signIn(testApp(), 'administrator');
  const both = { ko: '봄 공모', en: 'Spring call' };
  await orm()
    .insert(openCalls)
    .values({
      ...call,
      texts: { title: both, lead: both, notice: both, prizes: [] },
      ...{ winners: 1, mostWorks: 10, opensOn: '2026-03-01', closesOn: '2026-03-31', resultsOn: '2026-04-10' },
      eligibility: { age_on: '2026-01-01' },
      questions,
    });
  const buffer = await painting(900, 700)
    .withExif({ IFD0: { Artist: secret, Copyright: secret } })
    .jpeg()
    .toBuffer();
  const imageId = await testApp().services.media.ingest(
    { buffer },
    { name: `${secret}.jpg`, uploadedBy: administrator.userId },
  );
  const answers = { why: '빛을 그리려고', when: 1, amount: -5, site: 'https://hidden-person.example', paper: file };
  entryIds.push(
    await entry(
      {
        ...{ name: '홍가람가', country: 'kr', number: 41, state: 'submitted', bornOn: '1996-01-01', answers },
        // Already the second of March in Seoul.
        submittedAt: new Date('2026-03-01T16:00:00Z'),
      },
      ['캔버스에 유채', '한지에 수묵과 아크릴'],
      imageId,
    ),
    await entry(
      {
        ...{ name: '문다솜나', country: 'FR', number: 42, state: 'submitted', bornOn: '1996-01-02' },
        submittedAt: new Date('2026-03-05T03:00:00Z'),
      },
      ['알 수 없는 것'],
    ),
    await entry({ name: '빈초롱다', country: null, state: 'draft' }, []),
    await entry({ name: '노새별라', country: 'KR', number: 43, state: 'withdrawn' }, ['유채']),
  );
  const [first = '', second = ''] = entryIds;
  await orm().insert(openCallFiles).values({
    id: file,
    entryId: first,
    question: 'paper',
    name: 'hidden-person-cv.pdf',
    mime: 'application/pdf',
    bytes: 1,
    location: file,
  });
  const name = { ko: '1차 심사', en: 'First round' };
  await orm()
    .insert(juryRounds)
    .values({ id: round, openCallId: call.id, position: 1, name, phase: 'judging', seed: 's' });
  await orm()
    .insert(juryRoundEntries)
    .values([
      { roundId: round, entryId: first, number: 7 },
      { roundId: round, entryId: second, number: 3 },
    ]);
  const [diligent, recused, removed] = [newId(), newId(), newId()];
  const acceptedAt = new Date();
  await orm()
    .insert(jurors)
    .values([
      { id: diligent, roundId: round, email: 'a@example.com', name: '가 심사', acceptedAt, declaredAt: acceptedAt },
      { id: recused, roundId: round, email: 'b@example.com', name: '나 심사', acceptedAt },
      { id: removed, roundId: round, email: 'c@example.com', name: '다 심사', removedAt: acceptedAt },
    ]);
  await orm().insert(juryConflicts).values({ jurorId: recused, entryId: first, state: 'recused' });
  const marks = { idea: 7 };
  await orm()
    .insert(juryScores)
    .values([
      { jurorId: diligent, entryId: first, marks },
      { jurorId: diligent, entryId: second, marks },
      // Given before the conflict was known: it does not count.
      { jurorId: recused, entryId: first, marks },
      { jurorId: recused, entryId: second },
    ]);
});

test('a curator sees entries by day in Seoul, country, medium and age, and how far the jurors are', async () => {
  const numbers = await api.json(`/open-calls/${call.slug}/numbers`, administrator);
  expect(numbers).toEqual({
    states: { begun: 4, draft: 1, submitted: 2, withdrawn: 1 },
    works: 3,
    days: [
      { day: '2026-03-02', entries: 1 },
      { day: '2026-03-05', entries: 1 },
    ],
    countries: [
      { country: 'FR', entries: 1 },
      { country: 'KR', entries: 1 },
    ],
    media: ['acrylic', 'ink', 'oil', 'other'].map((kind) => ({ kind, entries: 1, works: 1 })),
    age_on: '2026-01-01',
    ages: [
      { band: '20-29', entries: 1 },
      { band: '30-39', entries: 1 },
    ],
    rounds: [
      {
        ...{ id: round, name: { ko: '1차 심사', en: 'First round' }, phase: 'judging', blind: true, entries: 2 },
        jurors: [
          { id: expect.any(String), name: '가 심사', accepted: true, declared: true, kept_out: 0, scored: 2 },
          { id: expect.any(String), name: '나 심사', accepted: true, declared: false, kept_out: 1, scored: 0 },
        ],
      },
    ],
  });
  expect(await api.json('/open-calls/wefly/numbers', administrator)).toMatchObject({
    states: { begun: 0 },
    ...{ works: 0, days: [], countries: [], media: [], ages: [], rounds: [] },
  });
  expect(await api.status('/open-calls/none/numbers', administrator)).toBe(404);
});

test('the CSV ends with number, state, time and an inert column for each question, without drafts', async () => {
  const { body } = await api.get(`/open-calls/${call.slug}/entries.csv`, administrator);
  const [head = '', ...lines] = body.replace('\uFEFF', '').trim().split('\r\n');
  expect(head).toBe(
    [
      ...['entered_at', 'changed_at', 'localname', 'englishname', 'country', 'email', 'mobile', 'title', 'material'],
      ...['size', 'year', 'artwork_id', 'image', 'number', 'state', 'submitted_at'],
      ..."'=왜 지원했나요 / =왜 지원했나요 (en)|언제 / 언제 (en)|금액 / 금액 (en)|홈페이지 / 홈페이지 (en)|서류 / 서류 (en)".split(
        '|',
      ),
    ]
      .map((cell) => `"${cell}"`)
      .join(','),
  );
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(
    /,41,"submitted","2026-03-01T16:00:00.000Z","빛을 그리려고","밤 \/ Night",-5,"https:\/\/hidden-person.example","hidden-person-cv.pdf"$/,
  );
  expect(lines.at(-1)).toMatch(/,43,"withdrawn",,,,,,$/);
  expect(body).not.toContain('빈초롱다');
});

const booklet = (query: string) => api.get(`/open-calls/${call.slug}/booklet.pdf?${query}`, administrator);
const reader = findPdfReader() ?? '';
function opened(bytes: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'booklet-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'booklet.pdf');
  writeFileSync(path, bytes);
  execFileSync(join(dirname(reader), 'pdfimages'), ['-all', path, join(folder, 'picture')]);
  const metadata = execFileSync(findExiftool() ?? '', ['-a', '-u', '-g1', folder], { encoding: 'utf8' });
  return {
    text: execFileSync(reader, ['-layout', path, '-'], { encoding: 'utf8' }),
    metadata: metadata.replaceAll(folder, ''),
    pictures: readdirSync(folder).filter((name) => name.startsWith('picture')),
  };
}
const names = /홍가람|문다솜|English|hidden|Hidden|빈초롱|노새별|4[123]번|No\. 4[123]/;

test('a blind booklet has the numbers of the round, the works and the answers, and no name anywhere', async () => {
  const answer = await booklet(`blind=true&round=${round}`);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(JSON.stringify(answer.headers)).not.toMatch(names);
  const { text, metadata, pictures } = opened(answer.rawPayload);
  for (const part of [
    '봄 공모',
    '1차 심사',
    '7번',
    '3번',
    '작품 가0',
    '2024 · 캔버스에 유채 · 53 × 45.5 cm',
    '작품 가0에 대한 설명',
    '빛을 그리려고',
    '밤',
  ])
    expect(text).toContain(part);
  expect(text.indexOf('3번')).toBeLessThan(text.indexOf('7번'));
  expect(text).not.toMatch(names);
  expect(text).not.toContain('금액');
  expect(metadata).not.toMatch(names);
  expect(metadata).not.toContain(administrator.email);
  expect(pictures).toHaveLength(2);
  const [logged] = await orm().select().from(juryLog).where(eq(juryLog.roundId, round));
  expect(logged).toMatchObject({
    action: 'booklet.exported',
    userId: administrator.userId,
    details: { blind: true, entries: 2 },
  });
});

test('an open booklet shows names, links and files in the language asked for, and is in the log', async () => {
  const { text } = opened((await booklet('blind=false&language=en')).rawPayload);
  for (const part of [
    'Spring call',
    'No. 41',
    'English 홍가람가',
    'South Korea',
    'in English',
    'Night',
    'https://hidden-person.example',
    'hidden-person-cv.pdf',
    '-5',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/빈초롱|노새별/);
  const [logged] = await orm().select().from(auditEntries).orderBy(desc(auditEntries.createdAt)).limit(1);
  expect(logged).toMatchObject({ action: 'download', noun: 'open-calls', recordId: call.id, name: '봄 공모' });
  expect(logged?.after).toMatchObject({ file: 'booklet.pdf', blind: false, entries: 2 });
});

test('works that are deleted for good since are printed and counted as they were handed in', async () => {
  const counted = await api.json(`/open-calls/${call.slug}/numbers`, administrator);
  const handedIn = await orm()
    .select()
    .from(openCallEntryArtworks)
    .where(eq(openCallEntryArtworks.entryId, entryIds[0] ?? ''));
  await orm()
    .delete(artworks)
    .where(
      inArray(
        artworks.id,
        handedIn.map(({ artworkId }) => artworkId),
      ),
    );
  const { text, pictures } = opened((await booklet(`blind=true&round=${round}`)).rawPayload);
  for (const part of ['작품 가0', '작품 가1', '2024 · 캔버스에 유채 · 53 × 45.5 cm']) expect(text).toContain(part);
  expect(pictures).toHaveLength(2);
  expect(await api.json(`/open-calls/${call.slug}/numbers`, administrator)).toEqual(counted);
});

test('a booklet is refused without numbers to hide behind, and for rounds of other calls', async () => {
  expect((await booklet('blind=true')).json().data.errors.round).toEqual([
    'a blind booklet needs the numbers of a round',
  ]);
  expect((await booklet(`blind=true&round=${newId()}`)).statusCode).toBe(404);
  expect((await booklet('blind=false&part=2')).statusCode).toBe(400);
  expect((await booklet('blind=perhaps')).statusCode).toBe(400);
  expect((await api.get(`/open-calls/wefly/booklet.pdf?round=${round}`, administrator)).statusCode).toBe(404);
  const setup = newId();
  const name = { ko: '2차', en: 'Second' };
  await orm().insert(juryRounds).values({ id: setup, openCallId: call.id, position: 2, name, seed: 's' });
  expect((await booklet(`round=${setup}`)).statusCode).toBe(409);
});
