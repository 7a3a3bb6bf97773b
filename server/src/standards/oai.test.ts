import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { OaiPmh } from 'oai-pmh/src/index.js';
import { beforeAll, expect, test } from 'vitest';
import { artworks } from '../artworks/artworks.table.ts';
import { fixtures } from '../testing/fixtures.ts';
import { painting } from '../testing/pictures.ts';
import { listeningPort } from '../testing/ports.ts';
import { checkXml, schemaPath } from '../testing/published-schemas.ts';
import { testAppForFile } from '../testing/test-app.ts';

const origin = 'https://hwarang.example';
const testApp = testAppForFile({ PUBLIC_URL: origin });
const create = fixtures(testApp);
const known: Record<string, string> = {};
const identifier = (id: string | undefined) => `oai:hwarang.example:${id}`;
const odd = '<달> & "항아리" ]]> \u0001';

beforeAll(async () => {
  const buffer = await painting(300, 200).jpeg().toBuffer();
  const imageId = await testApp().services.media.ingest({ buffer }, { name: 'a.jpg' });
  known.artist = await create.artist({ ulanId: '500115588' });
  const hidden = await create.artist({ isExposed: false });
  const updatedAt = new Date('2020-03-01T10:00:00.500Z');
  const times = { createdAt: updatedAt, updatedAt };
  known.work = await create.artwork({
    ...times,
    ownerId: known.artist,
    title: odd,
    titleEn: 'Moon Jar',
    material: '백자',
    materialEn: 'Porcelain',
    year: '2021-01-01',
    widthCm: 60,
    heightCm: 40,
    depthCm: 3,
    edition: 'AP',
    text: '고요한 흰빛.',
    textEn: 'A quiet white.',
    imageId,
    license: 'cc-by-nc-4.0',
  });
  known.bare = await create.artwork({ ...times, title: 'bare' });
  known.private = await create.artwork({ ownerId: known.artist, title: 'SECRET', isExposed: false });
  known.ofHidden = await create.artwork({ ownerId: hidden, title: 'SECRET' });
  known.gallery = await create.gallery();
  known.hiddenGallery = await create.gallery({ name: 'SECRET', isExposed: false });
  await create.exhibition({
    galleryId: known.gallery,
    opensOn: '2026-12-01',
    closesOn: '2026-12-31',
    works: [known.work],
  });
  await create.exhibition({ title: 'SECRET', galleryId: known.gallery, isExposed: false, works: [known.bare] });
  await create.exhibition({ galleryId: known.hiddenGallery, works: [known.bare] });
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name, path) =>
    ['record', 'set', 'metadataFormat'].includes(name) || /ListIdentifiers.header$|header.setSpec$/.test(String(path)),
});
async function ask(query: Record<string, string> | string) {
  const answer = await testApp().fastify.inject(`/oai?${new URLSearchParams(query)}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/xml; charset=utf-8');
  expect(answer.body).not.toContain('SECRET');
  expect(XMLValidator.validate(answer.body)).toBe(true);
  return { text: answer.body, document: parser.parse(answer.body)['OAI-PMH'] };
}
const change = async (text: string, id: string | undefined) => {
  await testApp().services.database.pool.query(text, [id]);
  await testApp().services.changes.settled();
};

test('the repository names itself, its formats and a set for each public gallery', async () => {
  const { Identify } = (await ask({ verb: 'Identify' })).document;
  expect(Identify).toMatchObject({
    baseURL: `${origin}/oai`,
    protocolVersion: '2.0',
    earliestDatestamp: '2020-03-01T10:00:00Z',
    deletedRecord: 'persistent',
    granularity: 'YYYY-MM-DDThh:mm:ssZ',
  });
  const { metadataFormat } = (await ask({ verb: 'ListMetadataFormats' })).document.ListMetadataFormats;
  expect(metadataFormat.map(({ metadataPrefix }: { metadataPrefix: string }) => metadataPrefix)).toEqual([
    'oai_dc',
    'lido',
  ]);
  const { set } = (await ask({ verb: 'ListSets' })).document.ListSets;
  expect(set).toEqual([{ setSpec: `gallery-${known.gallery}`, setName: '가온 화랑' }]);
});

test('a record is told in both formats, with any characters, by GET and by POST', async () => {
  const query = { verb: 'GetRecord', identifier: identifier(known.work) };
  const [core] = (await ask({ ...query, metadataPrefix: 'oai_dc' })).document.GetRecord.record;
  expect(core.header).toEqual({
    identifier: identifier(known.work),
    datestamp: '2020-03-01T10:00:00Z',
    setSpec: [`gallery-${known.gallery}`],
  });
  expect(core.metadata['oai_dc:dc']['dc:title']).toContainEqual({ '@xml:lang': 'en', '#text': 'Moon Jar' });
  expect(core.metadata['oai_dc:dc']['dc:identifier']).toContain(`${origin}/artworks-detail/${known.work}`);
  expect(core.metadata['oai_dc:dc']['dc:rights']).toBe('http://creativecommons.org/licenses/by-nc/4.0/');
  const lido = await ask({ ...query, metadataPrefix: 'lido' });
  for (const text of [
    'Kim Seoyun',
    'Porcelain',
    '60 cm x 40 cm x 3 cm',
    'image/jpeg',
    '/by-nc/4.0/',
    '/ulan/500115588',
    '<lido:displayEdition>AP</lido:displayEdition>',
  ])
    expect(lido.text).toContain(text);
  const posted = await testApp().fastify.inject({
    method: 'POST',
    url: '/oai',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams({ ...query, metadataPrefix: 'lido' })),
  });
  expect(posted.body.replace(/<responseDate>.*?<\/responseDate>/, '')).toBe(
    lido.text.replace(/<responseDate>.*?<\/responseDate>/, ''),
  );
});

test('times and sets choose records, the last second included, and nothing hidden is in any of them', async () => {
  const chosen = async (query: Record<string, string>) => {
    const { ListIdentifiers, error } = (await ask({ verb: 'ListIdentifiers', metadataPrefix: 'lido', ...query }))
      .document;
    if (error) return error['@code'];
    return ListIdentifiers.header.map(({ identifier: one }: { identifier: string }) => one.slice(-24)).sort();
  };
  const both = [known.work, known.bare].sort();
  expect(await chosen({})).toEqual(both);
  expect(await chosen({ until: '2020-03-01T10:00:00Z' })).toEqual(both);
  expect(await chosen({ from: '2020-03-01', until: '2020-03-01' })).toEqual(both);
  expect(await chosen({ from: '2020-03-01T10:00:01Z' })).toBe('noRecordsMatch');
  expect(await chosen({ until: '2020-02-29' })).toBe('noRecordsMatch');
  expect(await chosen({ set: `gallery-${known.gallery}` })).toEqual([known.work]);
  expect(await chosen({ set: `gallery-${known.hiddenGallery}` })).toBe('noRecordsMatch');
});

test.each([
  ['badVerb', ''],
  ['badVerb', 'verb=Sing'],
  ['badVerb', 'verb=Identify&verb=Identify'],
  ['badVerb', 'verb=constructor'],
  ['badArgument', 'verb=Identify&x=1'],
  ['badArgument', 'verb=ListRecords'],
  ['badArgument', 'verb=ListRecords&metadataPrefix=lido&metadataPrefix=lido'],
  ['badArgument', 'verb=ListRecords&metadataPrefix=lido&from=yesterday'],
  ['badArgument', 'verb=ListRecords&metadataPrefix=lido&from='],
  ['badArgument', 'verb=ListRecords&metadataPrefix=lido&until='],
  ['badArgument', 'verb=ListRecords&metadataPrefix=lido&from=2021-02-30'],
  ['badArgument', 'verb=ListRecords&metadataPrefix=lido&from=2021-01-01&until=2022-01-01T00:00:00Z'],
  ['badArgument', 'verb=ListRecords&metadataPrefix=lido&from=2022-01-01&until=2021-01-01'],
  ['badArgument', 'verb=ListRecords&metadataPrefix=lido&resumptionToken=x'],
  ['badResumptionToken', 'verb=ListRecords&resumptionToken=x'],
  ['badResumptionToken', 'verb=ListSets&resumptionToken=%00'],
  ['badResumptionToken', 'verb=ListSets&resumptionToken='],
  ['badResumptionToken', 'verb=ListRecords&resumptionToken='],
  ['badResumptionToken', 'verb=ListIdentifiers&resumptionToken='],
  ['cannotDisseminateFormat', 'verb=ListRecords&metadataPrefix=marc21'],
  ['cannotDisseminateFormat', 'verb=ListRecords&metadataPrefix=constructor'],
  ['noRecordsMatch', 'verb=ListRecords&metadataPrefix=lido&set=nothing'],
  ['idDoesNotExist', 'verb=GetRecord&metadataPrefix=lido&identifier=oai:elsewhere:1'],
  ['idDoesNotExist', `verb=ListMetadataFormats&identifier=oai:hwarang.example:${'f'.repeat(24)}`],
])('%s answers %s', async (code, query) => {
  const { document } = await ask(query);
  expect(document.error['@code']).toBe(code);
  if (code.startsWith('bad')) expect(document.request).toBe(`${origin}/oai`);
});

test('scripts of other sites may ask with headers of their own', async () => {
  const answer = await testApp().fastify.inject({ method: 'OPTIONS', url: '/oai' });
  expect(answer.statusCode).toBe(204);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.headers['access-control-allow-methods']).toContain('POST');
});

test('an argument that reads true is told again as any other', async () => {
  const { document } = await ask({ verb: 'GetRecord', metadataPrefix: 'lido', identifier: 'true' });
  expect(document.request['@identifier']).toBe('true');
});

test('what was never public does not exist, and what was withdrawn is told as deleted', async () => {
  const get = async (id: string | undefined) =>
    (await ask({ verb: 'GetRecord', metadataPrefix: 'lido', identifier: identifier(id) })).document;
  for (const id of [known.private, known.ofHidden]) expect((await get(id)).error['@code']).toBe('idDoesNotExist');
  const before = await create.artwork({ ownerId: known.artist, title: 'gone' });
  const hide = 'update artworks set is_exposed = false, updated_at = now() where id = $1';
  const show = 'update artworks set is_exposed = true, updated_at = now() where id = $1';
  await change(hide, before);
  const [record] = (await get(before)).GetRecord.record;
  expect(record.header['@status']).toBe('deleted');
  expect(record.metadata).toBeUndefined();
  await change(show, before);
  expect((await get(before)).GetRecord.record[0].metadata).toBeDefined();
  await change('delete from artworks where id = $1', before);
  expect((await get(before)).GetRecord.record[0].header['@status']).toBe('deleted');
  await change('delete from artworks where id = $1', known.private);
  expect((await get(known.private)).error['@code']).toBe('idDoesNotExist');
});

test('of works that go in one statement those that were public are told as deleted', async () => {
  const hidden = await create.artist({ isExposed: false });
  const together = { title: 'in one statement' };
  const shown = [await create.artwork({ ...together, ownerId: known.artist }), await create.artwork(together)];
  await create.artwork({ ...together, isExposed: false });
  await create.artwork({ ...together, deletedAt: new Date() });
  await create.artwork({ ...together, ownerId: hidden });
  const { pool } = testApp().services.database;
  const { rows: gone } = await pool.query('delete from artworks where title = $1 returning id', [together.title]);
  expect(gone).toHaveLength(5);
  const { rows: told } = await pool.query('select id from withdrawn_records where id = any($1)', [
    gone.map(({ id }) => id),
  ]);
  expect(told.map(({ id }) => id).sort()).toEqual(shown.sort());
});

test('a hidden artist withdraws the works, and one who is shown brings them with the time of today', async () => {
  const artist = await create.artist();
  const old = new Date('2019-01-01T00:00:00Z');
  const work = await create.artwork({ ownerId: artist, title: 'with the artist', createdAt: old, updatedAt: old });
  await create.exhibition({ galleryId: known.gallery, works: [work] });
  const today = new Date().toISOString().slice(0, 10);
  const status = async () => {
    const set = `gallery-${known.gallery}`;
    const { ListIdentifiers } = (await ask({ verb: 'ListIdentifiers', metadataPrefix: 'lido', from: today, set }))
      .document;
    const headers: { identifier: string; '@status'?: string }[] = ListIdentifiers?.header ?? [];
    const found = headers.find((header) => header.identifier === identifier(work));
    return found ? (found['@status'] ?? 'there') : 'not told';
  };
  expect(await status()).toBe('not told');
  await change('update artists set is_exposed = false where id = $1', artist);
  expect(await status()).toBe('deleted');
  await change('update artists set is_exposed = true where id = $1', artist);
  expect(await status()).toBe('there');
  await change('delete from artists where id = $1', artist);
  expect(await status()).toBe('deleted');
});

test('a harvester of others walks over all records, each once, and finds those of a set', async () => {
  const { orm } = testApp().services.database;
  const rows = Array.from({ length: 300 }, (_, i) => ({ title: `many ${i}`, updatedAt: new Date(1_600_000_000_000) }));
  await orm.insert(artworks).values(rows);
  const harvester = new OaiPmh(`http://127.0.0.1:${await listeningPort(testApp())}/oai`, { retry: false });
  const found: string[] = [];
  for await (const { header } of harvester.listRecords({ metadataPrefix: 'lido' })) found.push(header.identifier);
  expect(new Set(found).size).toBe(found.length);
  const { rows: all } = await testApp().services.database.pool.query(
    'select 1 from artworks where is_exposed union all select 1 from withdrawn_records',
  );
  expect(found.length).toBe(all.length - 1);
  const ofSet: string[] = [];
  for await (const header of harvester.listIdentifiers({ metadataPrefix: 'oai_dc', set: `gallery-${known.gallery}` }))
    ofSet.push(header.identifier);
  expect(ofSet[0]).toBe(identifier(known.work));
});

test.each(['until=9999-12-31', 'from=1900-01-01', 'from=1970-01-01'])(
  'a list chosen by %s goes on behind its first part',
  async (times) => {
    const { resumptionToken } = (await ask(`verb=ListRecords&metadataPrefix=oai_dc&${times}`)).document.ListRecords;
    const next = (await ask({ verb: 'ListRecords', resumptionToken })).document;
    expect(next.error).toBeUndefined();
    expect(next.ListRecords.record).toHaveLength(100);
  },
);

test.skipIf(!schemaPath('lido/lido-v1.1.xsd'))('LIDO records hold against the published schema', async () => {
  for (const id of [known.work, known.bare]) {
    const { text } = await ask({ verb: 'GetRecord', metadataPrefix: 'lido', identifier: identifier(id) });
    const [record = ''] = /<lido:lido .*<\/lido:lido>/s.exec(text) ?? [];
    checkXml(record, 'lido/lido-v1.1.xsd');
  }
});

const oaiSchemas = ['OAI-PMH', 'oai_dc', 'oai-identifier'].map((name) => `oai/${name}.xsd`);

test.skipIf(![...oaiSchemas, 'lido/lido-v1.1.xsd'].every(schemaPath))(
  'answers of every verb hold against the published schemas, with the records in them',
  async () => {
    const gone = await create.artwork({ ownerId: known.artist });
    await change('delete from artworks where id = $1', gone);
    const get = (id: string | undefined) => `verb=GetRecord&identifier=${identifier(id)}`;
    for (const query of [
      'verb=Identify',
      'verb=ListMetadataFormats',
      'verb=ListSets',
      'verb=Sing',
      'verb=ListRecords&metadataPrefix=marc21',
      ...['oai_dc', 'lido'].flatMap((format) =>
        ['verb=ListRecords', 'verb=ListIdentifiers', get(known.work), get(known.bare), get(gone), get('x')].map(
          (asked) => `${asked}&metadataPrefix=${format}`,
        ),
      ),
    ]) {
      const { text } = await ask(query);
      const check = (document: string) => checkXml(document, ...oaiSchemas, 'lido/lido-v1.1.xsd');
      check(text);
      // What stands inside of a record is checked too.
      const wrong = text.replaceAll('dc:publisher', 'dc:seller').replaceAll('lido:titleSet', 'lido:named');
      if (wrong !== text) expect(() => check(wrong), query).toThrow();
    }
  },
);
