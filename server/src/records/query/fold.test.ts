import { expect, test } from 'vitest';
import { testAppForFile } from '../../testing/test-app.ts';
import { folded } from './where.ts';

const testApp = testAppForFile();
// Beyond these lie planes without letters; between them the halves of pairs that are no characters.
const characters = 'generate_series(1, 195000) code where code not between 55296 and 57343';

test('every character is folded for a comparison as the function of the indexes folds it', async () => {
  const { rows } = await testApp().services.database.pool.query(
    `select to_hex(code) as code from (select code, chr(code) as letter, 'Aa ' || chr(code) || ' 가' as text from ${characters}) c
     where ${folded('c.letter')} is distinct from fold_text(c.letter) or ${folded('c.text')} is distinct from fold_text(c.text)`,
  );
  expect(rows).toEqual([]);
});

test('no text stays no text when it is folded', async () => {
  const { rows } = await testApp().services.database.pool.query(
    `select ${folded('t.text')} as folded from (values (null::text), ('')) t (text)`,
  );
  expect(rows).toEqual([{ folded: null }, { folded: '' }]);
});
