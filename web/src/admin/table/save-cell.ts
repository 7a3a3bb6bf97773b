import type { Language } from '@hwarang/domain/language';
import { alert } from '../../design/alerts/alerts.ts';
import type { RecordPath } from '../../platform/answers.ts';
import { api } from '../../platform/api.ts';
import { conflictOf } from '../../platform/api-failure.ts';
import { refused } from '../../platform/refused.ts';
import { adminWords } from '../admin.words.ts';
import { tableWords } from '../tables.words.ts';
import type { Rows } from './use-rows.ts';

/** Saves one value of a row. Somebody else's change since then is not overwritten: it is loaded and told. */
export const saveCell =
  <Row extends { id: string; __v: number }>(language: Language, rows: Rows<Row>, path: RecordPath) =>
  async (row: Row, values: Partial<Record<string, unknown>>): Promise<void> => {
    const put = (saved: Partial<Row>) => rows.change((one) => (one.id === row.id ? { ...one, ...saved } : undefined));
    try {
      const saved = await api.save(path, row.id, { ...values, __v: row.__v });
      const changed = Object.entries(saved).filter(([name]) => name in values || name === '__v');
      put(Object.fromEntries(changed) as Partial<Row>);
    } catch (failure) {
      if (conflictOf(failure)) {
        void alert(tableWords.conflict[language], { tone: 'bad' });
        rows.reload();
        return;
      }
      const { fields, text } = refused(failure, adminWords.failed, {});
      const [first] = Object.values(fields);
      void alert((first ?? text)[language], { tone: 'bad' });
    }
  };
