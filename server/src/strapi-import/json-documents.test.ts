import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BadExport, documentsOf } from './json-documents.ts';

const folder = mkdtempSync(join(tmpdir(), 'hwarang-documents-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const path = join(folder, 'art_works.json');
async function read(content: string) {
  writeFileSync(path, content);
  const docs: unknown[] = [];
  for await (const doc of documentsOf(path)) docs.push(doc);
  return docs;
}

const tricky = [
  { title: '달항아리 ], [ } { , " \\', inner: { list: [1, [2, {}]], text: 'two\nlines' } },
  { title: '무제'.repeat(200_000) },
  { size: { $numberInt: '3' }, made: { $date: '2020-07-01T00:00:00Z' } },
];
const plain = [...tricky.slice(0, 2), { size: 3, made: '2020-07-01T00:00:00.000Z' }];

test('records of a list and of lines are read alike, wherever the file is cut while it is read', async () => {
  expect(await read(JSON.stringify(tricky))).toEqual(plain);
  expect(await read(`\uFEFF \n ${JSON.stringify(tricky, null, 2)}\n\n`)).toEqual(plain);
  expect(await read(tricky.map((one) => JSON.stringify(one)).join('\n'))).toEqual(plain);
  expect(await read(`\uFEFF${tricky.map((one) => JSON.stringify(one)).join('\r\n\r\n')}\r\n`)).toEqual(plain);
  for (const empty of ['', '\n', '[]', '\uFEFF[ \n ]\n']) expect(await read(empty)).toEqual([]);
});

test('two hundred thousand records in one file are read one after the other', async () => {
  const record = '{"_id": {"$oid": "5f0000000000000000000001"}, "title": "무제"}';
  for (const content of [`[${`${record},\n`.repeat(199_999)}${record}]`, `${record}\n`.repeat(200_000)]) {
    writeFileSync(path, content);
    let count = 0;
    for await (const { title } of documentsOf(path)) count += title === '무제' ? 1 : 0;
    expect(count).toBe(200_000);
  }
});

test('a record is handed on before the rest of the file is read', async () => {
  const filler = `{"text": "${'x'.repeat(1000)}"}`;
  for (const content of [`[${`${filler},`.repeat(5_000)} broken`, `${`${filler}\n`.repeat(5_000)}broken`]) {
    writeFileSync(path, content);
    const documents = documentsOf(path);
    expect((await documents.next()).value).toEqual({ text: expect.stringMatching(/^x+$/) });
    await documents.return(undefined);
  }
});

test('what is no JSON is named by its file and line', async () => {
  const broken: [string, number][] = [
    ['{"title": "half\n', 1],
    ['{}\n{}\nnothing', 3],
    ['[{},\n{"title": "half]', 2],
    ['[{},\n{}', 2],
    ['[{},\n{} {}]', 2],
    ['[{},]', 1],
    ['[,{}]', 1],
    ['[{}}', 1],
    ['[{}]\n{}', 2],
    ['[{}],[{}]', 1],
  ];
  for (const [content, line] of broken) {
    await expect(read(content), content).rejects.toThrow(BadExport);
    await expect(read(content), content).rejects.toThrow(`art_works.json, line ${line}: is no JSON`);
  }
  await expect(read('[1, 2]')).rejects.toThrow('art_works.json: holds something that is no record');
  await expect(read(`[${'['.repeat(100_000)}${']'.repeat(100_000)}]`)).rejects.toThrow(BadExport);
});

test('a record without an end is not held for ever', async () => {
  const endless = 'x'.repeat(33 * 1024 * 1024);
  for (const content of [`[{"title": "${endless}"}]`, `{"title": "${endless}"}`])
    await expect(read(content)).rejects.toThrow('art_works.json, line 1: is longer than 32 MB');
});
