import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { registry } from '../registry.ts';
import { Progress } from './progress.ts';
import { readExport } from './read-export.ts';

const folder = mkdtempSync(join(tmpdir(), 'hwarang-components-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const id = (number: number) => `5f0000000000000000${number.toString(16).padStart(6, '0')}`;
const write = (name: string, docs: object[]) => writeFileSync(join(folder, name), JSON.stringify(docs));

test('of all components only those are held that a record names, also through another component', async () => {
  // In the order of their names the components come before and after what names them.
  write('components_a_centers.json', [{ _id: id(3), latitude: 37.5, longitude: 127 }]);
  write('components_places.json', [
    { _id: id(2), center: { kind: 'Center', ref: id(3) } },
    ...Array.from({ length: 500 }, (_, at) => ({ _id: id(1000 + at), latitude: at })),
  ]);
  write('galleries.json', [
    { _id: id(1), name: '가온 화랑', googlegeolocation: [{ kind: 'Place', ref: id(2) }], gallery_hours: [] },
  ]);
  const { components } = await readExport(folder, registry, new Progress(() => undefined), () => undefined);
  expect([...components.keys()].sort()).toEqual([id(2), id(3)]);
});
