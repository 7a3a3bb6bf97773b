import { deskWords as words } from '@hwarang/domain/support/support.words';
import { supportLimits } from '@hwarang/domain/support/support-key';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Screen } from '../../admin/screen.tsx';
import { Button } from '../../design/button.tsx';
import { ListDetail, useHeadingFocus } from '../../design/list-detail/list-detail.tsx';
import { Outdated } from '../../design/states/outdated.tsx';
import { Empty, Failed, State } from '../../design/states/states.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { useNewest } from '../../platform/use-newest.ts';
import { useStream } from '../../platform/use-stream.ts';
import { ConversationList } from '../conversation-list.tsx';
import styles from '../support.module.css';
import { Talk } from '../thread.tsx';
import { useMarkRead } from '../use-conversation.ts';

/** The desk: every conversation, live; answer and close. While it is open, customers see that somebody is there. */
export default function SupportDesk() {
  const language = useLanguage();
  const at = useStream('/events?desk=true');
  const [params, setParams] = useSearchParams();
  const [closed, setClosed] = useState(false);
  const id = params.get('conversation') ?? undefined;
  const list = `/support/cases?closed=${closed}` as const;
  const {
    items: cases,
    onMore,
    failed,
    reload,
  } = useNewest(list, at, supportLimits.listed, (part, signal) => api.get(`${list}&${part}`, { signal }));
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
      <ListDetail
        open={id}
        toList={words.toAll[language]}
        list={
          <>
            {failed && (cases ? <Outdated retry={reload} /> : <Failed retry={reload} />)}
            {cases?.length === 0 && <Empty title={words.none[language]} />}
            <ConversationList
              conversations={cases ?? []}
              open={id}
              onOpen={(next) => setParams({ conversation: next }, { preventScrollReset: true })}
              onMore={onMore}
              nameOf={({ customer: { name, email } }) => name ?? email ?? words.visitor[language]}
            />
          </>
        }
      >
        {id ? <Case key={id} id={id} at={at} /> : cases && cases.length > 0 && <State title={words.choose[language]} />}
      </ListDetail>
    </Screen>
  );
}

function Case({ id, at }: { id: string; at: number | undefined }) {
  const language = useLanguage();
  const { answer: whole, failed, reload, set } = useApi(`/support/cases/${id}`, at);
  useMarkRead(`/support/cases/${id}`, whole);
  const { run } = useAction(refusal(words.closeFailed));
  const heading = useHeadingFocus(whole !== undefined);
  const close = () => run(async () => set(await api.post(`/support/cases/${id}/close`)));
  if (!whole) return failed ? <Failed retry={reload} /> : null;
  const { name, email, here } = whole.customer;
  return (
    <Talk
      place={`/support/cases/${id}`}
      messages={whole.messages}
      own="support"
      label={words.title[language]}
      retry={failed && reload}
      onSend={async (text, key) => set(await api.post(`/support/cases/${id}/answers`, { text }, { key }))}
      head={
        <div className={styles.bar}>
          <div>
            <h2 ref={heading} tabIndex={-1} className={styles.title}>
              {name ?? words.visitor[language]}
            </h2>
            <p className={styles.state}>{[email, here && words.here[language]].filter(Boolean).join(' · ')}</p>
          </div>
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
