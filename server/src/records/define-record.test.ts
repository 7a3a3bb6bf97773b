import { defineContract, field, one, recordFields } from '@hwarang/domain/contract';
import { text } from '@hwarang/domain/records.contract';
import { optionalText, relation } from '@hwarang/domain/written';
import { pgTable, text as textColumn } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { id, reference, versioned } from '../platform/columns.ts';
import { defineRecord } from './define-record.ts';
import { visibleToAdministrators as visible } from './visibility.ts';

const shared = { id: id(), ...versioned };
const prints = pgTable('prints', { ...shared, title: textColumn().notNull(), artistId: reference('artist_id') });
const unknown = pgTable('prints', { ...shared, title: textColumn(), edition: textColumn() });
const title = field(text, optionalText(300));
const contract = defineContract('prints', 'Print', { ...recordFields, title, artist: one('artists', relation) });
const titles = defineContract('prints', 'Print', { ...recordFields, title });
const edition = defineContract('prints', 'Print', { ...recordFields, title, edition: title });

test('a field that is called as its column needs no line', () => {
  const { fields, relations, write } = defineRecord({ contract, table: prints, columns: {}, fields: {}, visible });
  expect(fields.title).toMatchObject({ type: 'text', notNull: true });
  expect(fields.createdAt?.value('a', { kind: 'all', artist: String, user: String, galleries: String })).toBe(
    'a.created_at',
  );
  expect(relations.artist).toMatchObject({ kind: 'one', to: 'artists', column: 'artist_id' });
  expect(write.columns).toEqual({ title: 'title', artist: 'artist_id' });
  expect(write.needed).toEqual(['title']);
});

test('a computed field that a request may set says which columns that sets', () => {
  const { write } = defineRecord({
    contract: edition,
    table: prints,
    columns: { artist_id: null },
    fields: {
      edition: {
        type: 'text',
        value: (row: string) => `${row}.title`,
        set: (given: string | null) => ({ title: given }),
      },
    },
    visible,
  });
  expect(write.columns).toEqual({ title: 'title' });
  expect(write.derive({ edition: '3/10' }, undefined)).toEqual({ title: '3/10' });
});

/** Never called: that it compiles, each error where it is expected, is the test. */
export function mistakes(): void {
  // @ts-expect-error a column that no field holds has to be named
  defineRecord({ contract: titles, table: unknown, columns: {}, fields: {}, visible });
  // @ts-expect-error a field without a column has to say where it comes from
  defineRecord({ contract: edition, table: prints, columns: { artist_id: null }, fields: {}, visible });
  // @ts-expect-error there is no such column
  defineRecord({ contract: titles, table: unknown, columns: { edition: null, editions: null }, fields: {}, visible });
  // @ts-expect-error there is no such field
  defineRecord({ contract: titles, table: unknown, columns: { edition: 'editions' }, fields: {}, visible });
  // @ts-expect-error there is no such field to be special
  defineRecord({ contract, table: prints, columns: {}, fields: { titel: { searched: true } }, visible });
  const computed = { type: 'text', value: (row: string) => row } as const;
  const rest = { contract: edition, table: prints, columns: { artist_id: null }, visible } as const;
  // @ts-expect-error a computed field that a request may set needs to say how
  defineRecord({ ...rest, fields: { edition: computed } });
  // @ts-expect-error a row has no such column
  defineRecord({ contract, table: prints, columns: {}, fields: {}, visible, isGone: (row) => row.deleted_at !== null });
  const admin = { relations: [], exported: ['edition'] } as const;
  // @ts-expect-error there is no such field to be exported
  defineRecord({ contract, table: prints, columns: {}, fields: {}, visible, admin });
}
