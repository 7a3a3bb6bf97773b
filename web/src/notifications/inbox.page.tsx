import { supportWords, inboxWords as words } from '@hwarang/domain/support/support.words';
import { Link, useNavigate } from 'react-router';
import { PageHead, Section, Wrap } from '../design/layout.tsx';
import { Outdated } from '../design/states/outdated.tsx';
import { Empty, Failed, Loading } from '../design/states/states.tsx';
import { useLanguage } from '../platform/language.ts';
import { useLive } from '../platform/live.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { useApi } from '../platform/query.ts';
import { useMoment } from '../platform/use-moment.ts';
import { ConversationList } from '../support/conversation-list.tsx';
import { useConversations } from '../support/use-conversation.ts';
import styles from './inbox.module.css';
import { notificationText } from './notifications.words.ts';

/** All that happened, and the user's conversations. */
export default function Inbox() {
  const language = useLanguage();
  const navigate = useNavigate();
  const day = useMoment('day');
  const at = useLive()?.at;
  const told = useApi('/notifications', at);
  const asked = useConversations(at);
  const [notifications, conversations] = [told.answer, asked.items];
  return (
    <Wrap>
      <PageTitle title={words.title[language]} noindex />
      <PageHead title={words.title[language]} />
      <Section id="conversations" title={supportWords.conversations[language]}>
        {asked.failed && (conversations ? <Outdated retry={asked.reload} /> : <Failed retry={asked.reload} />)}
        {!conversations && !asked.failed && <Loading />}
        {conversations?.length === 0 && <Empty title={supportWords.noConversations[language]} />}
        <ConversationList
          conversations={conversations ?? []}
          open={undefined}
          onMore={asked.onMore}
          onOpen={(id) => void navigate(`/message?conversation=${id}`)}
        />
      </Section>
      <Section id="notifications" title={words.notifications[language]}>
        {told.failed && (notifications ? <Outdated retry={told.reload} /> : <Failed retry={told.reload} />)}
        {notifications?.length === 0 && <Empty title={words.none[language]} />}
        <ul className={styles.list}>
          {notifications?.map((notification) => {
            const { title, text, to } = notificationText(notification);
            return (
              <li key={notification.id}>
                <Link to={to} className={styles.item}>
                  <span className={styles.subject}>{title[language]}</span>
                  <span>{text[language]}</span>
                  <time dateTime={notification.createdAt}>{day(notification.createdAt)}</time>
                </Link>
              </li>
            );
          })}
        </ul>
      </Section>
    </Wrap>
  );
}
