import type { Conversation } from '@hwarang/domain/support/support.contract';
import { supportWords as words } from '@hwarang/domain/support/support.words';
import { useLanguage } from '../platform/language.ts';
import styles from './support.module.css';

interface Props<Item extends Conversation> {
  conversations: readonly Item[];
  current: string | undefined;
  onOpen: (id: string) => void;
  /** Who it is with; the day of the last message where that goes without saying. */
  nameOf?: (conversation: Item) => string;
}

export function ConversationList<Item extends Conversation>({ conversations, current, onOpen, nameOf }: Props<Item>) {
  const language = useLanguage();
  if (conversations.length === 0) return null;
  return (
    <ul className={styles.list}>
      {conversations.map((conversation) => {
        const day = new Date(conversation.lastMessageAt).toLocaleDateString(language);
        return (
          <li key={conversation.id}>
            <button
              type="button"
              className={styles.case}
              aria-current={conversation.id === current}
              onClick={() => onOpen(conversation.id)}
            >
              <span className={styles.who}>
                {nameOf?.(conversation) ?? day}
                {conversation.unread > 0 && (
                  <span className={styles.new}>
                    {conversation.unread} {words.unread[language]}
                  </span>
                )}
              </span>
              <span className={styles.last}>{conversation.last}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
