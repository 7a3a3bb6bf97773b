import { inboxWords, supportWords as words } from '@hwarang/domain/support/support.words';
import { useSearchParams } from 'react-router';
import { Button } from '../design/button.tsx';
import { PageHead, Wrap } from '../design/layout.tsx';
import { ListDetail, useBeside, useHeadingFocus } from '../design/list-detail/list-detail.tsx';
import { Outdated } from '../design/states/outdated.tsx';
import { Empty, Failed, Loading } from '../design/states/states.tsx';
import { useLanguage } from '../platform/language.ts';
import { useLive } from '../platform/live.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { useMoment } from '../platform/use-moment.ts';
import { Composer } from './composer.tsx';
import { ConversationList } from './conversation-list.tsx';
import styles from './support.module.css';
import { Talk } from './thread.tsx';
import { begin, useConversation, useConversations } from './use-conversation.ts';

/** Stands in the address for a conversation that is not begun yet. */
const newOne = 'new';

/** The user's conversations with the house. */
export default function Message() {
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const beside = useBeside();
  const { items: mine, onMore, failed, reload } = useConversations(useLive()?.at);
  const chosen = params.get('conversation') ?? undefined;
  const shown = chosen ?? (beside ? mine?.[0]?.id : undefined);
  const id = shown === newOne ? undefined : shown;
  const open = (next: string, replace = false) =>
    setParams({ conversation: next }, { replace, preventScrollReset: true });
  return (
    <Wrap>
      <PageTitle title={inboxWords.messageTitle[language]} noindex />
      <PageHead title={inboxWords.messageTitle[language]}>
        <Button onClick={() => open(newOne)}>{words.newOne[language]}</Button>
      </PageHead>
      <ListDetail
        open={chosen}
        toList={words.conversations[language]}
        list={
          <>
            {failed && (mine ? <Outdated retry={reload} /> : <Failed retry={reload} />)}
            {!mine && !failed && <Loading />}
            {mine?.length === 0 && <Empty title={words.noConversations[language]} />}
            <ConversationList conversations={mine ?? []} open={id} onOpen={open} onMore={onMore} />
          </>
        }
      >
        {id ? (
          <Opened key={id} id={id} isChosen={chosen !== undefined} />
        ) : (
          (chosen === newOne || mine?.length === 0) && (
            <div className={styles.talk}>
              <p>{words.hello[language]}</p>
              <Composer
                place="/support/conversations"
                label={words.message[language]}
                send={words.send[language]}
                onSend={async (text, key) => {
                  open((await begin(text, '', key)).id, true);
                  reload();
                }}
              />
            </div>
          )
        )}
      </ListDetail>
    </Wrap>
  );
}

function Opened({ id, isChosen }: { id: string; isChosen: boolean }) {
  const language = useLanguage();
  const day = useMoment('day');
  const { conversation, failed, reload, write } = useConversation(id);
  const heading = useHeadingFocus(isChosen && conversation !== undefined);
  if (failed && !conversation) return <Failed retry={reload} />;
  return (
    <Talk
      place={`/support/conversations/${id}`}
      messages={conversation?.messages ?? []}
      own="customer"
      label={inboxWords.messageTitle[language]}
      head={
        conversation && (
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {day(conversation.lastMessageAt)}
          </h2>
        )
      }
      note={conversation?.closed && words.closed[language]}
      retry={failed && reload}
      onSend={write}
    />
  );
}
