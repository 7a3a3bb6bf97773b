import { expect, test } from 'vitest';
import { registry } from './registry.ts';
import { fixtures } from './testing/fixtures.ts';
import { odd } from './testing/odd-texts.ts';
import { painting } from './testing/pictures.ts';
import { signIn } from './testing/sign-in.ts';
import { engine, testAppForFile } from './testing/test-app.ts';

const testApp = testAppForFile();
const create = fixtures(testApp);

/**
 * The odd ones alone, and on PostgreSQL four hundred and fifty more that join them by a fixed rule: what those try is how our own code reads
 * a text, which is the same on both engines.
 */
const strings = Array.from({ length: engine === 'postgres' ? 500 : odd.length }, (_, i) =>
  i < odd.length ? (odd[i] ?? '') : `${odd[(i * 7) % odd.length]}${odd[(i * 13 + 5) % odd.length]}`.slice(0, 3000),
);

const fieldsOf = (name: string): string[] => Object.keys(registry.of(name).contract.write.shape);
/** Enough to make any record. */
const complete = {
  ...{ title: '가', name: '가', main_title: '가', localname: '가', englishname: 'Ga', mobile: '1' },
  ...{ email: 'ga@example.com', size: '1 cm x 1 cm', url: 'https://example.com' },
};

test('odd texts in every field of a body are kept or refused, never an error of ours', {
  timeout: 600_000,
}, async () => {
  const { headers } = await signIn(testApp(), 'administrator');
  for (const { name } of registry.written) {
    const made = await testApp().fastify.inject({ method: 'POST', url: `/api/${name}`, headers, payload: complete });
    expect(made.statusCode, `${name} ${made.body}`).toBe(200);
    const fields = fieldsOf(name);
    for (const [index, text] of strings.entries()) {
      // All at once, where each must look after itself, and one alone, which gets as far as the database.
      const field = fields[index % fields.length] ?? '';
      for (const tried of index < odd.length ? [fields, [field]] : [[field]]) {
        const payload = JSON.stringify(Object.fromEntries(tried.map((key) => [key, text])));
        const answer = await testApp().fastify.inject({
          method: 'PUT',
          url: `/api/${name}/${made.json().id}`,
          headers: { ...headers, 'content-type': 'application/json' },
          payload,
        });
        expect(
          answer.statusCode,
          `${name} ${tried} ${JSON.stringify(text.slice(0, 50))} ${answer.body.slice(0, 200)}`,
        ).toBeLessThan(500);
      }
    }
  }
});

test('values of every kind in a body are kept or refused', { timeout: 300_000 }, async () => {
  const { headers } = await signIn(testApp(), 'artist');
  for (const value of [
    null,
    0,
    -1,
    1.5,
    1e308,
    true,
    [],
    {},
    [[]],
    [null],
    { id: 1 },
    { id: null },
    { _id: {} },
    [{ id: [] }],
  ])
    for (const field of fieldsOf('art-works')) {
      const payload = { title: '가', size: '1 cm x 1 cm', [field]: value };
      const answer = await testApp().fastify.inject({ method: 'POST', url: '/api/art-works', headers, payload });
      expect(answer.statusCode, `${field} ${JSON.stringify(value)} ${answer.body.slice(0, 200)}`).toBeLessThan(500);
    }
  for (const payload of ['', 'null', '[]', '"x"', '{', '1', '{"title":'])
    expect(
      (
        await testApp().fastify.inject({
          method: 'POST',
          url: '/api/art-works',
          headers: { ...headers, 'content-type': 'application/json' },
          payload,
        })
      ).statusCode,
    ).toBe(400);
});

test('odd texts as value of every kind of parameter are answered or refused', {
  timeout: 600_000,
}, async () => {
  const names = Object.entries(registry.collections['art-works']?.fields ?? {}).flatMap(([name, { type }]) =>
    type === 'text'
      ? [name, `${name}_contains`, `${name}_containss`, `${name}_ncontains`, `${name}_in`, `${name}_lt`]
      : [name, `${name}_ne`, `${name}_null`, `${name}_gte`, `${name}_in`],
  );
  const all = [
    ...names,
    '_q',
    '_sort',
    '_limit',
    '_start',
    '_where',
    '_where[_or][0][title]',
    'owner',
    'owner.localname_contains',
    'exhibitions.title',
    'image',
  ];
  for (const [index, text] of strings.entries()) {
    const short = text.slice(0, 900);
    const encoded = encodeURIComponent(short.replace(/\p{Surrogate}/gu, ''));
    for (const name of [all[index % all.length], all[(index * 31 + 7) % all.length], 'title_contains', '_q']) {
      const answer = await testApp().fastify.inject({ url: `/api/art-works?${name}=${encoded}` });
      expect(
        answer.statusCode,
        `${name}=${JSON.stringify(short.slice(0, 50))} ${answer.body.slice(0, 200)}`,
      ).toBeLessThan(500);
    }
    const raw = await testApp().fastify.inject({
      url: `/api/art-works/${encodeURIComponent(short.slice(0, 100).replace(/\p{Surrogate}/gu, ''))}`,
    });
    expect(raw.statusCode).toBeLessThan(500);
  }
});

test('odd texts in the addresses for museums, aggregators and viewers are answered or refused', {
  timeout: 120_000,
}, async () => {
  const buffer = await painting(60, 40).jpeg().toBuffer();
  const imageId = await testApp().services.media.ingest({ buffer }, { name: 'a.jpg', sizes: 'later' });
  const work = await create.artwork({ imageId });
  const page = encodeURIComponent('http://localhost:80/artworks-detail/');
  const paths = [
    (text: string) => `/oai?verb=${text}`,
    (text: string) => `/oai?verb=ListRecords&metadataPrefix=${text}`,
    (text: string) => `/oai?verb=ListRecords&metadataPrefix=lido&from=${text}&set=${text}`,
    (text: string) => `/oai?verb=ListRecords&resumptionToken=${text}`,
    (text: string) => `/oai?verb=GetRecord&metadataPrefix=lido&identifier=${text}`,
    (text: string) => `/iiif/presentation/3/artworks/${text}/manifest.json`,
    (text: string) => `/iiif/presentation/3/exhibitions/collection.json?from=${text}`,
    (text: string) => `/iiif/presentation/4/exhibitions/${text}/manifest.json`,
    (text: string) => `/virtualgalleries/${text}/room.glb`,
    (text: string) => `/iiif/discovery/1/page.json?after=${text}`,
    (text: string) => `/artworks-detail/${text}.jsonld?profile=${text}`,
    (text: string) => `/artworks-detail/${work}.jsonld?profile=${text}&lang=${text}`,
    (text: string) => `/artist-profile/${text}.jsonld`,
    (text: string) => `/iiif/3/${text}/info.json`,
    (text: string) => `/iiif/3/${work}/${text}/max/0/default.jpg`,
    (text: string) => `/iiif/3/${work}/full/${text}/0/default.jpg`,
    (text: string) => `/iiif/3/${work}/full/max/${text}/default.jpg`,
    (text: string) => `/iiif/3/${work}/full/max/0/${text}`,
    (text: string) => `/oembed?url=${text}`,
    (text: string) => `/oembed?url=${page}${text}`,
    (text: string) => `/oembed?url=${page}${work}&maxwidth=${text}&maxheight=${text}`,
    (text: string) => `/oembed?url=${page}${work}?lang=${text}`,
    (text: string) => `/embed/${text}/${work}`,
    (text: string) => `/embed/artworks/${text}?lang=${text}`,
    (text: string) => `/.well-known/tdmrep.json?${text}=${text}`,
  ];
  for (const text of odd) {
    const encoded = encodeURIComponent(text.slice(0, 150).replace(/\p{Surrogate}/gu, ''));
    for (const path of paths) {
      const { statusCode, body } = await testApp().fastify.inject(path(encoded));
      expect(statusCode, `${path(encoded)} ${body.slice(0, 200)}`).toBeLessThan(500);
    }
    // oEmbed wants 501 for a format that is not served.
    const format = await testApp().fastify.inject(`/oembed?url=${page}${work}&format=${encoded}`);
    expect(format.statusCode, encoded).toBe(501);
    // Only what a client may send: others are refused before they get here.
    const accept = text.slice(0, 150).replaceAll(/[^\t\x20-\x7e]/g, '');
    for (const url of [`/artworks-detail/${work}`, `/iiif/3/${work}/info.json`]) {
      const headers = { accept: `application/ld+json;profile="${accept}", ${accept}` };
      expect((await testApp().fastify.inject({ url, headers })).statusCode, accept).toBeLessThan(500);
    }
  }
});

/** Numbers and signs as the image service takes them, mixed so that most are nearly right. */
const imageParts = {
  region: [
    'full',
    'square',
    '0,0,10,10',
    '-1,0,5,5',
    '0,0,0,0',
    '59,39,9999999999,1',
    'pct:0,0,1e9,1',
    'pct:99.999,0,.001,1',
  ],
  size: [
    'max',
    '^max',
    '1,',
    ',1',
    '^99999999999999999999,',
    '0,0',
    'pct:0',
    'pct:0.0001',
    '^pct:1e9',
    '!1,1',
    '!^,',
    '4096,4096',
  ],
  rotation: ['0', '!0', '22.5', '360', '-90', '1e2', '.', '!', '359.99999999999999999'],
  file: ['default.jpg', 'bitonal.png', 'gray.webp', 'color.', '.jpg', 'default', 'default.jpg.png', 'default.JPG'],
};

test('nearly right parameters of the image service give an image or a reason, never an error', {
  timeout: 120_000,
}, async () => {
  const buffer = await painting(60, 40).jpeg().toBuffer();
  const imageId = await testApp().services.media.ingest({ buffer }, { name: 'a.jpg', sizes: 'later' });
  const work = await create.artwork({ imageId });
  const part = (values: string[], step: number) => values[step % values.length];
  for (let step = 0; step < 400; step += 1) {
    const { region, size, rotation, file } = imageParts;
    const parts = [part(region, step), part(size, step * 5 + 1), part(rotation, step * 7), part(file, step * 3 + 2)];
    const { statusCode, body } = await testApp().fastify.inject(`/iiif/3/${work}/${parts.join('/')}`);
    expect([200, 400, 404], `${parts.join('/')} ${body.slice(0, 200)}`).toContain(statusCode);
    if (statusCode === 400) expect(JSON.parse(body).message, parts.join('/')).toMatch(/\w{3}/);
  }
});
