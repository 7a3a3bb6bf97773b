import { openCallAdminWords } from '@hwarang/domain/open-calls/open-calls.words';
import { useState } from 'react';
import { Link } from 'react-router';
import { Screen } from '../../admin/screen.tsx';
import { Button } from '../../design/button.tsx';
import { ReadState } from '../../design/states/states.tsx';
import { Table } from '../../design/table.tsx';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { periodText } from '../call.view.ts';
import { CallState } from '../call-state-mark.tsx';
import { callAdminPath } from '../calls.ts';
import { callsAdminWords as words } from './calls-admin.words.ts';
import { DuplicateButton } from './duplicate-button.tsx';
import { NewCall } from './new-call.tsx';
import styles from './open-calls-admin.module.css';

/** Every call of the site, the newest first. */
export default function OpenCallsAdmin() {
  const language = useLanguage();
  const [adding, setAdding] = useState(false);
  const { answer: calls, failed, reload } = useApi('/open-calls');
  return (
    <Screen
      title={openCallAdminWords.title[language]}
      tools={
        <Button look="fill" onClick={() => setAdding(true)}>
          {words.add[language]}
        </Button>
      }
    >
      <ReadState failed={failed} known={calls} retry={reload} />
      {calls && (
        <Table
          caption={openCallAdminWords.title[language]}
          items={calls.toReversed()}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'name',
              head: openCallAdminWords.name[language],
              cell: ({ slug, title }) => (
                <Link to={callAdminPath(slug)} className={styles.name}>
                  {title[language]}
                  <span>{slug}</span>
                </Link>
              ),
            },
            { key: 'state', head: openCallAdminWords.state[language], cell: (call) => <CallState call={call} /> },
            {
              key: 'period',
              head: words.period[language],
              cell: (call) => <span className={styles.period}>{periodText(call, language)}</span>,
            },
            {
              key: 'entries',
              head: words.entryCount[language],
              cell: ({ slug, entry_count }) => <Link to={callAdminPath(slug, 'entries')}>{entry_count}</Link>,
              end: true,
            },
            { key: 'actions', head: words.actions[language], cell: (call) => <DuplicateButton call={call} /> },
          ]}
        />
      )}
      {adding && <NewCall onClose={() => setAdding(false)} />}
    </Screen>
  );
}
