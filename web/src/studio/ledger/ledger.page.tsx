import type { Sale, SalesAnswer } from '@hwarang/domain/ledger/ledger.contract';
import { useState } from 'react';
import { useParams } from 'react-router';
import { DownloadButton } from '../../admin/download-button.tsx';
import { Screen } from '../../admin/screen.tsx';
import { alert } from '../../design/alerts/alerts.ts';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../design/fields/select-field.tsx';
import { Icon } from '../../design/icon.tsx';
import { Row } from '../../design/layout.tsx';
import { Empty, ReadState } from '../../design/states/states.tsx';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { useRead } from '../../platform/query.ts';
import { unsentAt } from '../../platform/unsent.ts';
import styles from './ledger.module.css';
import { salesCount, ledgerWords as words } from './ledger.words.ts';
import { SaleForm, salePlace } from './sale-form.tsx';
import { SaleItem } from './sale-item.tsx';

const onPage = 50;
/** As many as one call answers. */
const most = 200;

/** The first so many sales, in as many calls as they need. */
async function readSales(
  path: `/studio/${string}/sales`,
  year: string,
  shown: number,
  signal: AbortSignal,
): Promise<SalesAnswer> {
  const part = (start: number) =>
    api.get(
      `${path}?_start=${start}&_limit=${Math.min(shown - start, most)}${year && (`&year=${year}` as const)}` as const,
      { signal },
    );
  const first = await part(0);
  const { sales } = first;
  for (let start = most; start < Math.min(shown, first.total); start += most) sales.push(...(await part(start)).sales);
  return first;
}

/** Who bought what, for how much: the gallery's own, with its certificates. */
export default function Ledger() {
  const language = useLanguage();
  const { gallery = '' } = useParams();
  const [year, setYear] = useState('');
  const [shown, setShown] = useState(onPage);
  const [writing, setWriting] = useState(() => unsentAt(salePlace(gallery)) !== undefined);
  const path = `/studio/${gallery}/sales` as const;
  const query = year ? `?year=${year}` : '';
  const { answer, failed, reload, set } = useRead(
    [path, year, shown],
    (signal) => readSales(path, year, shown, signal),
    { keepPrevious: true },
  );
  const change = (sale: Sale) =>
    set((before) => before && { ...before, sales: before.sales.map((one) => (one.id === sale.id ? sale : one)) });
  const end = (made?: Sale) => {
    setWriting(false);
    if (!made) return;
    void alert(words.saved[language], { tone: 'good' });
    reload();
  };
  return (
    <Screen
      title={words.title[language]}
      lead={words.lead[language]}
      tools={
        !writing && (
          <Button look="fill" onClick={() => setWriting(true)}>
            <Icon name="plus" size={18} />
            {words.write[language]}
          </Button>
        )
      }
    >
      {writing && <SaleForm gallery={gallery} onEnd={end} />}
      {!writing && (
        <>
          <ReadState failed={failed} known={answer} retry={reload} />
          {answer && answer.total === 0 && year === '' && (
            <Empty title={words.empty[language]} text={words.emptyText[language]} />
          )}
          {answer && (answer.total > 0 || year !== '') && (
            <>
              <div className={styles.bar}>
                <SelectField
                  name="year"
                  label={words.year[language]}
                  value={year}
                  choices={[
                    { value: '', label: words.allYears[language] },
                    ...answer.years.map((one) => ({ value: String(one), label: String(one) })),
                  ]}
                  onChange={(event) => {
                    setYear(event.currentTarget.value);
                    setShown(onPage);
                  }}
                />
                <p className={styles.count} role="status">
                  {salesCount(answer.total)[language]}
                </p>
                <Row>
                  <DownloadButton path={`/studio/${gallery}/sales.csv${query}`}>
                    {words.accountant[language]}
                  </DownloadButton>
                  <DownloadButton path={`/studio/${gallery}/resale.csv${query}`}>
                    {words.resale[language]}
                  </DownloadButton>
                </Row>
              </div>
              <ol className={styles.list} aria-label={words.sales[language]}>
                {answer.sales.map((sale) => (
                  <SaleItem key={sale.id} gallery={gallery} sale={sale} onChange={change} onReload={reload} />
                ))}
              </ol>
              {answer.sales.length < answer.total && (
                <div className={styles.more}>
                  <Button onClick={() => setShown(shown + onPage)}>{words.more[language]}</Button>
                </div>
              )}
            </>
          )}
        </>
      )}
    </Screen>
  );
}
