import type { Conversation } from '@hwarang/domain/support/support.contract';
import { supportWords as words } from '@hwarang/domain/support/support.words';
import { Lines } from '../design/list-detail/list-detail.tsx';
import { useLanguage } from '../platform/language.ts';
import { useMoment } from '../platform/use-moment.ts';

interface Props<Item extends Conversation> {
  conversations: readonly Item[];
  open: string | undefined;
  onOpen: (id: string) => void;
  onMore: (() => void) | undefined;
  /** Who it is with; the day of the last message where that goes without saying. */
  nameOf?: (conversation: Item) => string;
}

export function ConversationList<Item extends Conversation>({
  conversations,
  open,
  onOpen,
  onMore,
  nameOf,
}: Props<Item>) {
  const language = useLanguage();
  const day = useMoment('day');
  const lines = conversations.map((conversation) => {
    const { id, unread, last, lastMessageAt } = conversation;
    return {
      id,
      name: nameOf?.(conversation) ?? day(lastMessageAt),
      mark: unread > 0 && `${unread} ${words.unread[language]}`,
      facts: [last],
    };
  });
  return <Lines lines={lines} open={open} onOpen={onOpen} onMore={onMore} />;
}
