import type { Import } from '@hwarang/domain/imports/imports.contract';
import { rowOutcomes } from '@hwarang/domain/imports/values';
import { thousands } from '@hwarang/domain/thousands';
import { useSearchParams } from 'react-router';
import { LinkTabs } from '../design/link-tabs.tsx';
import { Pagination } from '../design/pagination.tsx';
import { Empty, ReadState } from '../design/states/states.tsx';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { useRead } from '../platform/query.ts';
import { importAt, useImportDesk } from './addresses.ts';
import { outcomeWords, importsWords as words } from './imports.words.ts';
import { Part } from './part.tsx';
import { RowsTable } from './rows-table.tsx';
import { stampOf } from './stamp.ts';

const atOnce = 50;

/** The rows of the sheet, all or those with one result. Which, and how far one has turned the pages, stands in the address. */
export function RowsPart({ work }: { work: Import }) {
  const language = useLanguage();
  const desk = useImportDesk();
  const [params] = useSearchParams();
  const shown = [...rowOutcomes, 'noted' as const].find((one) => one === params.get('show'));
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const filter = shown === 'noted' ? '&noted=true' : shown ? `&outcome=${shown}` : '';
  const path = `${importAt(desk, work.id)}/rows?_start=${(page - 1) * atOnce}&_limit=${atOnce}${filter}` as const;
  const { answer, failed, reload } = useRead([path, stampOf(work)], (signal) => api.get(path, { signal }), {
    keepPrevious: true,
  });
  const to = (show: string | undefined, at = 1) => {
    const query = new URLSearchParams({ ...(show ? { show } : {}), ...(at > 1 ? { page: String(at) } : {}) });
    return `?${query}`;
  };
  const { counts } = work;
  return (
    <Part title={words.rowsTable[language]}>
      <div>
        <LinkTabs
          label={words.outcomes[language]}
          tabs={[
            {
              to: to(undefined),
              label: `${words.all[language]} ${thousands(work.rows)}`,
              current: shown === undefined,
            },
            ...rowOutcomes
              .filter((outcome) => outcome === shown || (counts?.[outcome] ?? 0) > 0)
              .map((outcome) => ({
                to: to(outcome),
                label: `${outcomeWords[outcome][language]} ${thousands(counts?.[outcome] ?? 0)}`,
                current: shown === outcome,
              })),
            { to: to('noted'), label: words.noted[language], current: shown === 'noted' },
          ]}
        />
        <ReadState failed={failed} known={answer} retry={reload} />
        {answer?.rows.length === 0 && <Empty title={words.noRows[language]} />}
        {answer && answer.rows.length > 0 && (
          <>
            <RowsTable work={work} rows={answer.rows} />
            <Pagination page={page} pages={Math.ceil(answer.count / atOnce)} to={(at) => to(shown, at)} />
          </>
        )}
      </div>
    </Part>
  );
}
