import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Question } from '@hwarang/domain/open-calls/questions';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { findExiftool } from '../../../scripts/requirements.mjs';
import { users } from '../accounts/accounts.table.ts';
import { artists } from '../artists/artists.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { companies } from '../companies/companies.table.ts';
import { files } from '../media/media.table.ts';
import { openCallEntries } from '../open-calls/open-calls.table.ts';
import { apiOf } from '../testing/api.ts';
import { juryFixtures } from '../testing/jury.ts';
import { painting } from '../testing/pictures.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const jury = juryFixtures(testApp);
const orm = () => testApp().services.database.orm;
const exiftool = findExiftool() ?? 'exiftool';
let curator: SignedIn;
let secret: Awaited<ReturnType<typeof secretEntry>>;

beforeAll(async () => {
  curator = await signIn(testApp(), 'administrator');
  secret = await secretEntry();
});

/** In every field that could give the entrant away. None of it is public, and none may reach a juror. */
const secrets = ['Wendelgard', '은비단', '011-7788-9900'];
const [latin = '', hangul = '', phone = ''] = secrets;
const everything = `${latin} ${hangul}`;

/** A photograph as a camera and an editor leave it, with names wherever one can stand. */
async function photograph(): Promise<Buffer> {
  const path = join(testApp().config.dataDir, 'photograph.jpg');
  writeFileSync(path, await painting(900, 700).withIccProfile('p3').jpeg().toBuffer());
  const tags = ['EXIF:Artist', 'EXIF:Copyright', 'EXIF:UserComment', 'EXIF:OwnerName', 'XMP:Creator', 'XMP:Rights'];
  const more = ['IPTC:By-line', 'IPTC:CopyrightNotice', 'IPTC:Caption-Abstract', 'Comment', 'XMP-photoshop:Credit'];
  const set = [...tags, ...more].map((tag) => `-${tag}=${everything}`);
  execFileSync(exiftool, ['-q', '-overwrite_original', '-codedcharacterset=utf8', ...set, '-GPSLatitude=37.5', path]);
  return readFileSync(path);
}

const question = (id: string, kind: Question['kind'], shown_blind: boolean): Question => ({
  id,
  kind,
  label: { ko: id, en: id },
  required: false,
  options: [],
  shown_blind,
});

async function secretEntry() {
  const openCall = await jury.call({ questions: [question('who', 'short', false), question('page', 'link', true)] });
  const entrant = await signIn(testApp(), 'user');
  const username = `${latin}1`;
  await orm()
    .update(users)
    .set({ username, email: `${latin}@example.com` })
    .where(eq(users.id, entrant.userId));
  const buffer = await photograph();
  const names = { name: `${everything}.jpg`, alternativeText: everything, caption: everything };
  const imageId = await testApp().services.media.ingest({ buffer }, { ...names, uploadedBy: entrant.userId });
  const portrait = await testApp().services.media.ingest({ buffer }, names);
  const [artist] = await orm()
    .insert(artists)
    .values({
      ...{ localname: hangul, englishname: latin, nickname: everything, mobile: phone, email: `a${latin}@example.com` },
      ...{ edulevel: everything, exCareer: everything, awards: everything, statement: everything, blog: everything },
      ...{ facebook: everything, instagram: everything, homepage: `https://${latin}.kr`, userId: entrant.userId },
      ...{ profileimgId: portrait, isExposed: false, usercountryname: latin },
    })
    .returning();
  await orm().insert(companies).values({ name: everything, userId: entrant.userId, addressLine1: everything });
  const answers = { who: everything, page: `https://${latin}.kr` };
  const entry = await jury.entry(openCall.id, {
    artistId: artist?.id ?? '',
    imageId,
    answers,
    facts: { title: '빈 방' },
  });
  await orm().update(openCallEntries).set({ number: 4711 }).where(eq(openCallEntries.id, entry.entryId));
  await orm().update(artworks).set({ title: everything, text: everything }).where(eq(artworks.id, entry.artworkId));
  const [file] = await orm().select().from(files).where(eq(files.id, imageId));
  await jury.entry(openCall.id);
  const ids = [entry.entryId, entry.artistId, entry.artworkId, imageId, portrait, entrant.userId];
  return { openCall, ids, key: file?.key ?? '', sha256: file?.sha256 ?? '' };
}

type Answer = Awaited<ReturnType<typeof api.get>>;
const encodings = (text: string): Buffer[] => [
  Buffer.from(text),
  Buffer.from(text, 'utf16le'),
  Buffer.from(encodeURIComponent(text)),
  Buffer.from(JSON.stringify(text).slice(1, -1)),
];
const holds = (answer: Answer, text: string): boolean => {
  const whole = Buffer.concat([Buffer.from(JSON.stringify(answer.headers)), answer.rawPayload]);
  return (
    encodings(text).some((bytes) => whole.includes(bytes)) ||
    whole.toString().toLowerCase().includes(text.toLowerCase())
  );
};

test('no call, file, header, search or feed that a juror can reach tells a name in a blind round', {
  timeout: 120_000,
}, async () => {
  const { openCall, ids, key, sha256 } = secret;
  const { id: round, mine, phase, jurors } = await jury.round(curator, { openCall, entries: 0 });
  const [juror, colleague] = jurors;
  if (!juror || !colleague) throw new Error('no jurors');
  const seen: string[] = [];
  const look = async (url: string) => {
    const answer = await testApp().fastify.inject({ method: 'GET', url, headers: juror.headers });
    seen.push(`${url} ${answer.statusCode}`);
    for (const name of secrets) expect(holds(answer, name), `${name} in ${url}`).toBe(false);
    // What the jury's own calls answer leads to no record either, nor to the receipt.
    if (url.startsWith('/api/jury'))
      for (const trace of [...ids, key, sha256, '4711', 'etag', 'last-modified'])
        expect(holds(answer, trace), `${trace} in ${url}`).toBe(false);
    return answer;
  };
  const searched = encodeURIComponent('빈 방');
  const queries: Record<string, string> = { '/api/search': `?q=${searched}`, '/api/art-works': `?_q=${searched}` };
  const gets = [...new Set(testApp().calls)].filter((call) => call.startsWith('GET ') && !call.includes('/events'));
  /** Every address there is, filled with what belongs to the entry. */
  const lookEverywhere = async () => {
    for (const call of gets) {
      const path = call.slice('GET '.length);
      const named: Record<string, string> = { slug: openCall.slug, round, number: '1', work: '1', key, page: 'terms' };
      for (const id of path.includes(':id') ? ids : ['']) {
        const url = path.replace(
          /:(\w+)(\(.*?\))?/g,
          (_, name) => named[name] ?? (name === 'name' ? '512.webp' : id || key),
        );
        await look(`${url.replaceAll('*', '')}${queries[path] ?? ''}`);
      }
      if (path.includes(':number'))
        await look(path.replace(':round', round).replace(':number', '2').replace(':work', '1'));
    }
  };
  await phase('conflicts');
  // The one answer that holds names holds nothing else of the entries.
  const { artists: asked, entries } = await api.json(`${mine}/conflicts`, juror);
  expect(entries).toEqual([]);
  expect(asked.map(({ localname }: { localname: string }) => localname).sort()).toEqual(['김서윤', hangul]);
  for (const id of [...ids, '빈 방', '달항아리']) expect(JSON.stringify(asked)).not.toContain(id);
  await api.put(`${mine}/conflicts`, juror, { artists: [] });
  await look(`/api${mine}/conflicts`);
  await jury.declareNothing(round, juror);
  await jury.declareNothing(round, colleague);
  await phase('judging');
  await lookEverywhere();
  expect(seen.filter((line) => line.startsWith(`/api${mine}`) && line.endsWith('200'))).toHaveLength(7);
  for (const number of [1, 2])
    for (const who of [juror, colleague])
      await api.put(`${mine}/entries/${number}/score`, who, { marks: { idea: 3, craft: 2 }, vote: null });
  await phase('discussion');
  for (const path of ['', '/scores', '/entries', '/entries/1', '/entries/2']) await look(`/api${mine}${path}`);
  // Refusals tell nothing either.
  for (const path of ['/entries/3', '/entries/1/works/2/image', '/entries/1/score']) await look(`/api${mine}${path}`);
});

test('exiftool finds nothing of a person in the pictures that jurors get', async () => {
  const { openCall } = secret;
  const { id, mine, phase, jurors } = await jury.round(curator, { openCall, entries: 0, jurors: 1 });
  const [juror] = jurors;
  if (!juror) throw new Error('no juror');
  await phase('conflicts');
  await jury.declareNothing(id, juror);
  await phase('judging');
  const list = await api.json(`${mine}/entries`, juror);
  const { number } = list.find(({ works }: { works: { image: object | null }[] }) => works[0]?.image);
  const before = execFileSync(exiftool, ['-G1', '-s', join(testApp().config.dataDir, 'photograph.jpg')]).toString();
  expect(before).toContain(latin);
  for (const query of ['', '?width=64', '?width=500', '?width=9999']) {
    const answer = await api.get(`${mine}/entries/${number}/works/1/image${query}`, juror);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
    expect(answer.headers['content-disposition']).toMatch(new RegExp(`^inline; filename="${number}-1\\.(webp|jpg)"$`));
    expect(answer.headers.etag).toBeUndefined();
    const path = join(testApp().config.dataDir, 'given');
    writeFileSync(path, answer.rawPayload);
    const [found] = JSON.parse(execFileSync(exiftool, ['-G1', '-j', '-a', '-u', path]).toString());
    const groups = new Set(Object.keys(found).map((tag) => tag.split(':')[0]));
    expect(
      [...groups].filter(
        (group) => !['SourceFile', 'ExifTool', 'System', 'File', 'RIFF', 'JFIF', 'Composite'].includes(group ?? ''),
      ),
    ).toEqual([]);
  }
});
