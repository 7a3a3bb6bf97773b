import { lazy, Suspense, useEffect, useRef } from 'react';
import { useMatch } from 'react-router';
import { Icon } from '../design/icon.tsx';
import { useLanguage } from '../platform/language.ts';
import { useLive } from '../platform/live.ts';
import { useSession } from '../platform/session.ts';
import { useSite } from '../platform/site.ts';
import { closeChat, openChat, useChatOpen } from './chat.ts';
import { unreadMessages, chatButtonWords as words } from './chat-button.words.ts';
import styles from './support.module.css';
import { useStepAside } from './use-step-aside.ts';

const ChatPanel = lazy(() => import('./chat-panel.tsx').then(({ ChatPanel: panel }) => ({ default: panel })));

/** A small button on every page but those of administration and studios, whose own buttons stand there; what it opens is loaded when it is opened. */
export function SupportButton() {
  const language = useLanguage();
  const open = useChatOpen();
  const { token } = useSession();
  const unread = useLive()?.messages ?? 0;
  const button = useRef<HTMLButtonElement>(null);
  const site = useSite();
  const plugin = site?.channelPluginKey;
  const theirs = useRef<(() => void) | undefined>(undefined);
  const aside = useStepAside(button);
  const isAtWork = [useMatch('/admin/*'), useMatch('/studio/*')].some((match) => match !== null);

  useEffect(() => {
    if (!open || !plugin) return;
    closeChat();
    void import('./channel-talk.ts').then((channel) => {
      theirs.current = channel.closeChannelTalk;
      return channel.openChannelTalk(plugin, language);
    });
  }, [open, plugin, language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closed whenever somebody else is here.
  useEffect(() => () => theirs.current?.(), [token]);

  const close = () => {
    closeChat();
    button.current?.focus();
  };
  if (site?.chatOff) return null;
  return (
    <>
      {!isAtWork && (
        <button
          ref={button}
          type="button"
          className={styles.button}
          data-chat
          data-aside={aside && !open}
          aria-expanded={open}
          aria-label={(unread > 0 ? unreadMessages(unread) : words.open)[language]}
          title={words.open[language]}
          onClick={() => (open ? close() : openChat())}
        >
          <Icon name="chat" size={24} />
          {unread > 0 && (
            <span className={styles.badge} aria-hidden="true">
              {Math.min(unread, 99)}
            </span>
          )}
        </button>
      )}
      {open && !plugin && (
        <Suspense fallback={null}>
          <ChatPanel key={token ?? 'visitor'} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
