import { expect, test } from 'vitest';
import { configWarnings, readConfig } from './config.ts';

test('without any setting the product runs on port 3000, the embedded database and sample data', () => {
  const config = readConfig({});
  expect(config.port).toBe(3000);
  expect(config.databaseUrl).toBeUndefined();
  expect(config.s3).toBeUndefined();
  expect(config.sampleData).toBe(true);
});

test('with PostgreSQL the sample data is off unless asked for', () => {
  const DATABASE_URL = 'postgres://someone@localhost/hwarang';
  expect(readConfig({ DATABASE_URL }).sampleData).toBe(false);
  expect(readConfig({ DATABASE_URL, SAMPLE_DATA: 'on' }).sampleData).toBe(true);
});

test('replicas are a list of addresses, none of them by default', () => {
  const urls = ['postgres://a/hwarang', 'postgres://b/hwarang'];
  const given = { DATABASE_URL: 'postgres://p/hwarang', DATABASE_REPLICA_URL: urls.join(', ') };
  expect(readConfig(given).replicas).toEqual({ urls, maxLag: 10_000 });
  expect(readConfig({}).replicas.urls).toEqual([]);
});

test('an empty value counts as unset', () => {
  expect(readConfig({ PORT: '', S3_ENDPOINT: '' }).port).toBe(3000);
});

test.each([
  [{ PORT: 'http' }, /PORT must be a port number/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be a postgres:\/\/ address/],
  [{ DATABASE_REPLICA_URL: 'postgres://a/b' }, /DATABASE_URL is missing: replicas follow a PostgreSQL/],
  [{ DATABASE_REPLICA_URL: 'postgres://a/b, c' }, /DATABASE_REPLICA_URL.* must be a postgres:\/\/ address/],
  [{ SAMPLE_DATA: 'yes' }, /SAMPLE_DATA must be 'on' or 'off'/],
  [{ ADMIN_PASSWORD: '123' }, /ADMIN_PASSWORD must have at least 6 characters/],
  [{ S3_BUCKET: 'works' }, /S3_ENDPOINT is missing: the S3 settings go together/],
  [{ E_CATALOG_URL: 'javascript:alert(1)' }, /E_CATALOG_URL must be an http or https address/],
])('a bad value stops the start with one clear line: %j', (environment, line) => {
  expect(() => readConfig(environment)).toThrow(line);
});

test('a site without an address of its own is warned about at the start', () => {
  expect(configWarnings(readConfig({}))).toEqual([expect.stringContaining('PUBLIC_URL is not set')]);
  expect(configWarnings(readConfig({ PUBLIC_URL: 'https://hwarang.example' }))).toEqual([]);
});
