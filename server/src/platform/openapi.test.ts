import { expect, test } from 'vitest';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();

interface Operation {
  responses: Record<string, unknown>;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, unknown> };
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

test('the document tells every call of the records with its answers, filters and body', async () => {
  const answer = await testApp().fastify.inject({ url: '/api/openapi.json' });
  const document = answer.json<Document>();
  expect(document.openapi).toBe('3.1.0');
  for (const call of testApp().calls.filter((call) =>
    /\/api\/(art-works|artists|exhibitions|galleries|companies)\b/.test(call),
  )) {
    const [method = '', url = ''] = call.split(' ');
    const operation = document.paths[url.replace(':id', '{id}')]?.[method.toLowerCase()];
    expect(operation?.responses['200'], call).toBeDefined();
    expect(operation?.responses['403'], call).toBeDefined();
    if ((method === 'POST' && !url.includes(':id')) || method === 'PUT')
      expect(operation?.requestBody, call).toBeDefined();
  }
  const list = document.paths['/api/art-works']?.get;
  expect(list?.parameters?.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['_limit', '_q', 'title', 'owner', 'year']),
  );
  expect(document.components.schemas).toHaveProperty('Artwork');
});

test('every reference of the document leads somewhere', async () => {
  const answer = await testApp().fastify.inject({ url: '/api/openapi.json' });
  const { components } = answer.json<Document>();
  const names = [...answer.body.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? '');
  expect(names.length).toBeGreaterThan(10);
  for (const name of new Set(names)) expect(components.schemas).toHaveProperty(name);
});

test('the page to try it loads nothing from elsewhere', async () => {
  const page = await testApp().fastify.inject({ url: '/api/docs' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("default-src 'self'; script-src 'self';");
  const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source ?? '');
  for (const source of sources) {
    expect(source).toMatch(/^(\/api\/docs|\.)\//);
    expect((await testApp().fastify.inject({ url: source })).statusCode, source).toBe(200);
  }
});
