import type { OpenCall } from '@hwarang/domain/open-calls/open-calls.contract';
import { openCallWords, openCallAdminWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import { useState } from 'react';
import editor from '../../admin/editor/editor.module.css';
import { Screen } from '../../admin/screen.tsx';
import { alert } from '../../design/alerts/alerts.ts';
import { Button } from '../../design/button.tsx';
import { Failed, Loading } from '../../design/states/states.tsx';
import { TextLink } from '../../design/text-link.tsx';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { refused } from '../../platform/refused.ts';
import { noticePath, weFlyCall } from '../calls.ts';
import { CallForm } from './call-form.tsx';
import { EntriesList } from './entries-list.tsx';
import styles from './open-calls-admin.module.css';

export default function OpenCallsAdmin() {
  const language = useLanguage();
  const { answer: call, failed, reload, set } = useApi<OpenCall>(weFlyCall);
  return (
    <Screen
      title={words.title[language]}
      lead={call?.title[language]}
      tools={<TextLink to={noticePath}>{words.seePage[language]}</TextLink>}
    >
      {failed && <Failed retry={reload} />}
      {!call && !failed && <Loading />}
      {call && (
        <>
          <OpenOrClosed call={call} onChange={set} />
          <section className={`${editor.part} ${editor.apart}`} aria-labelledby="part-entries">
            <h2 id="part-entries">{words.entries[language]}</h2>
            <EntriesList />
          </section>
          <section className={`${editor.part} ${editor.apart}`} aria-labelledby="part-facts">
            <h2 id="part-facts">{words.facts[language]}</h2>
            <CallForm call={call} onSaved={set} />
          </section>
        </>
      )}
    </Screen>
  );
}

function OpenOrClosed({ call, onChange }: { call: OpenCall; onChange: (call: OpenCall) => void }) {
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const turn = async () => {
    setBusy(true);
    try {
      onChange(await api.put<OpenCall>(weFlyCall, { closed: !call.closed }));
    } catch (failure) {
      void alert(refused(failure, words.failed, {}).text[language], { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.state}>
      <p role="status">{openCallWords[call.closed ? 'closedShort' : 'openShort'][language]}</p>
      <Button busy={busy} look={call.closed ? 'line' : 'danger'} onClick={() => void turn()}>
        {words[call.closed ? 'reopen' : 'close'][language]}
      </Button>
    </div>
  );
}
