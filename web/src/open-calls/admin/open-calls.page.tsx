import { openCallAdminWords } from '@hwarang/domain/open-calls/open-calls.words';
import { useState } from 'react';
import { Screen } from '../../admin/screen.tsx';
import { Button } from '../../design/button.tsx';
import { ReadState } from '../../design/states/states.tsx';
import { Table, TwoLines } from '../../design/table.tsx';
import { TextLink } from '../../design/text-link.tsx';
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
                <TwoLines below={slug}>
                  <span>
                    <TextLink to={callAdminPath(slug)}>{title[language]}</TextLink>
                  </span>
                </TwoLines>
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
              cell: ({ slug, entry_count }) => <TextLink to={callAdminPath(slug, 'entries')}>{entry_count}</TextLink>,
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
