import { inboxWords, supportWords as words } from '@hwarang/domain/support/support.words';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../design/button.tsx';
import { PageHead, Wrap } from '../design/layout.tsx';
import { Empty, Failed } from '../design/states/states.tsx';
import { useLanguage } from '../platform/language.ts';
import { useLive } from '../platform/live.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { useApi } from '../platform/query.ts';
import { Composer } from './composer.tsx';
import { ConversationList } from './conversation-list.tsx';
import styles from './support.module.css';
import { Talk } from './thread.tsx';
import { begin, useConversation } from './use-conversation.ts';

/** The user's conversations with the house. */
export default function Message() {
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const { answer: mine, reload } = useApi('/support/conversations', useLive()?.at);
  const [isNew, setIsNew] = useState(false);
  const id = isNew ? undefined : (params.get('conversation') ?? mine?.[0]?.id);
  const open = (next: string) => {
    setIsNew(false);
    setParams({ conversation: next }, { replace: true, preventScrollReset: true });
  };
  return (
    <Wrap>
      <PageTitle title={inboxWords.messageTitle[language]} noindex />
      <PageHead title={inboxWords.messageTitle[language]}>
        <Button onClick={() => setIsNew(true)}>{words.newOne[language]}</Button>
      </PageHead>
      <div className={styles.desk}>
        <div>
          {mine?.length === 0 && <Empty title={words.noConversations[language]} />}
          <ConversationList conversations={mine ?? []} current={id} onOpen={open} />
        </div>
        {id ? (
          <Opened key={id} id={id} />
        ) : (
          <div className={styles.talk}>
            <p>{words.hello[language]}</p>
            <Composer
              label={words.message[language]}
              send={words.send[language]}
              onSend={async (text) => {
                open((await begin(text, '')).id);
                reload();
              }}
            />
          </div>
        )}
      </div>
    </Wrap>
  );
}

function Opened({ id }: { id: string }) {
  const language = useLanguage();
  const { conversation, failed, write } = useConversation(id);
  if (failed) return <Failed />;
  return (
    <Talk
      messages={conversation?.messages ?? []}
      own="customer"
      label={inboxWords.messageTitle[language]}
      note={conversation?.closed && words.closed[language]}
      onSend={write}
    />
  );
}
