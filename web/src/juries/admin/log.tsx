import type { JuryAction, JuryLogEntry } from '@hwarang/domain/juries/rounds.contract';
import { useState } from 'react';
import { shownName } from '../../admin/audit/shown-name.ts';
import { Button } from '../../design/button.tsx';
import { ReadState } from '../../design/states/states.tsx';
import { Table } from '../../design/table.tsx';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { useMoment } from '../../platform/use-moment.ts';
import { entryName } from '../jury.words.ts';
import type { RoundAddress } from './addresses.ts';
import styles from './jury-admin.module.css';
import { juryActionWords, juryAdminWords as words } from './jury-admin.words.ts';

const step = 50;
const most = 500;

/** Every view and every change, newest first. Reading it is a view too, so it is read only when asked for. */
export function Log({ at }: { at: RoundAddress }) {
  const language = useLanguage();
  const [limit, setLimit] = useState(0);
  return (
    <>
      <p className={styles.note}>{words.logLead[language]}</p>
      {limit === 0 ? (
        <div>
          <Button onClick={() => setLimit(step)}>{words.showLog[language]}</Button>
        </div>
      ) : (
        <Entries at={at} limit={limit} onMore={() => setLimit(Math.min(limit + step, most))} />
      )}
    </>
  );
}

function Entries({ at, limit, onMore }: { at: RoundAddress; limit: number; onMore: () => void }) {
  const language = useLanguage();
  const moment = useMoment();
  const { answer: entries, failed, reload } = useApi(`${at}/log?_limit=${limit}` as const);
  if (failed || !entries) return <ReadState failed={failed} retry={reload} />;
  const what = ({ action, entry }: JuryLogEntry) =>
    [juryActionWords[action as JuryAction]?.[language] ?? action, entry !== null && entryName(entry)[language]]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      <Table
        caption={words.logTable[language]}
        items={entries}
        keyOf={({ id }) => id}
        columns={[
          { key: 'when', head: words.when[language], cell: (entry) => moment(entry.at) },
          { key: 'who', head: words.who[language], cell: ({ user }) => shownName(user.username, language) },
          { key: 'what', head: words.what[language], cell: what },
        ]}
      />
      {entries.length === limit && limit < most && (
        <div>
          <Button onClick={onMore}>{words.more[language]}</Button>
        </div>
      )}
    </>
  );
}
