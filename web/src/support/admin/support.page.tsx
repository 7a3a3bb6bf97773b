import { deskWords as words } from '@hwarang/domain/support/support.words';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Screen } from '../../admin/screen.tsx';
import { Button } from '../../design/button.tsx';
import { Empty, Failed, State } from '../../design/states/states.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { stream } from '../../platform/live-stream.ts';
import { useApi } from '../../platform/query.ts';
import { useSession } from '../../platform/session.ts';
import { ConversationList } from '../conversation-list.tsx';
import styles from '../support.module.css';
import { Talk } from '../thread.tsx';
import { useMarkRead } from '../use-conversation.ts';

/** The desk: every conversation, live; answer and close. While it is open, customers see that somebody is there. */
export default function SupportDesk() {
  const language = useLanguage();
  const at = useDesk();
  const [params, setParams] = useSearchParams();
  const [closed, setClosed] = useState(false);
  const id = params.get('conversation') ?? undefined;
  const { answer: cases } = useApi(`/support/cases?closed=${closed}`, at);
  return (
    <Screen
      title={words.title[language]}
      tools={([false, true] as const).map((state) => (
        <Button
          key={String(state)}
          look={closed === state ? 'fill' : 'line'}
          aria-pressed={closed === state}
          onClick={() => setClosed(state)}
        >
          {words[state ? 'closed' : 'open'][language]}
        </Button>
      ))}
    >
      <div className={styles.desk}>
        <div>
          {cases?.length === 0 && <Empty title={words.none[language]} />}
          <ConversationList
            conversations={cases ?? []}
            current={id}
            onOpen={(next) => setParams({ conversation: next }, { replace: true, preventScrollReset: true })}
            nameOf={({ customer: { name, email } }) => name ?? email ?? words.visitor[language]}
          />
        </div>
        {id ? <Case key={id} id={id} at={at} /> : cases && cases.length > 0 && <State title={words.choose[language]} />}
      </div>
    </Screen>
  );
}

function Case({ id, at }: { id: string; at: number | undefined }) {
  const language = useLanguage();
  const { answer: whole, failed, set } = useApi(`/support/cases/${id}`, at);
  useMarkRead(`/support/cases/${id}`, whole);
  const { run } = useAction(refusal(words.closeFailed));
  const close = () => run(async () => set(await api.post(`/support/cases/${id}/close`)));
  if (failed) return <Failed />;
  if (!whole) return null;
  const { name, email, here } = whole.customer;
  return (
    <Talk
      messages={whole.messages}
      own="support"
      label={words.title[language]}
      onSend={async (text) => set(await api.post(`/support/cases/${id}/answers`, { text }))}
      head={
        <div className={styles.bar}>
          <h2 className={styles.title}>
            {name ?? words.visitor[language]}{' '}
            <span className={styles.state}>{[email, here && words.here[language]].filter(Boolean).join(' · ')}</span>
          </h2>
          {whole.closed ? (
            <span className={styles.state}>{words.closed[language]}</span>
          ) : (
            <Button onClick={() => void close()}>{words.close[language]}</Button>
          )}
        </div>
      }
    />
  );
}

/** When something last happened at the desk; while this is used, somebody sits there. */
function useDesk(): number | undefined {
  const { token } = useSession();
  const [at, setAt] = useState<number | undefined>(undefined);
  useEffect(() => {
    const stop = new AbortController();
    void stream('/events?desk=true', token, (state) => setAt(state.at), stop.signal);
    return () => stop.abort();
  }, [token]);
  return at;
}
