import { supportWords as words } from '@hwarang/domain/support/support.words';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../design/button.tsx';
import { EmailField } from '../design/fields/text-field.tsx';
import { Icon } from '../design/icon.tsx';
import { Outdated } from '../design/states/outdated.tsx';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { useRead } from '../platform/query.ts';
import { readSession } from '../platform/session.ts';
import { readSupportKey } from '../platform/support-key.ts';
import { Composer } from './composer.tsx';
import styles from './support.module.css';
import { Thread } from './thread.tsx';
import { begin, useConversation } from './use-conversation.ts';

interface Known {
  online: boolean;
  me: { username: string; email: string } | undefined;
  latest: string | undefined;
}

/** Our own window to the support desk: for users and visitors. */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const language = useLanguage();
  const panel = useRef<HTMLElement>(null);
  const { answer: known } = useRead<Known>(['chat'], read);
  const [begun, setBegun] = useState<string | undefined>(undefined);
  const id = begun ?? known?.latest;
  const { conversation, failed, reload, write } = useConversation(id);

  useEffect(() => panel.current?.focus(), []);

  const send = async (text: string, key: string, values: FormData) => {
    if (id) return write(text, key);
    // It may not have been read yet, or have been begun in another tab: a second one would take its key.
    const latest = await latestConversation();
    if (latest) await api.post(`/support/conversations/${latest}/messages`, { text }, { key });
    setBegun(latest ?? (await begin(text, String(values.get('email') ?? '').trim(), key)).id);
  };
  return (
    <section
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-label={words.title[language]}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{words.title[language]}</h2>
          <p className={styles.state} role="status">
            {known && words[known.online ? 'here' : 'away'][language]}
          </p>
          {known?.me && (
            <p className={styles.state}>
              {known.me.username} · {known.me.email}
            </p>
          )}
        </div>
        <IconButton label={words.close[language]} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      {conversation ? (
        <Thread messages={conversation.messages} own="customer" label={words.message[language]} />
      ) : (
        <p className={styles.hello}>{words.hello[language]}</p>
      )}
      {conversation?.closed && <p className={styles.state}>{words.closed[language]}</p>}
      {failed && <Outdated retry={reload} />}
      <Composer place="chat" label={words.message[language]} send={words.send[language]} onSend={send}>
        {known && !known.me && !id && (
          <EmailField name="email" label={words.email[language]} hint={words.emailHint[language]} />
        )}
      </Composer>
    </section>
  );
}

async function latestConversation(): Promise<string | undefined> {
  const mayHave = readSession().token ?? readSupportKey();
  return mayHave ? (await api.get('/support/conversations'))[0]?.id : undefined;
}

async function read(): Promise<Known> {
  const { token } = readSession();
  const [desk, me, latest] = await Promise.all([
    api.get('/support/desk').catch(() => ({ online: false })),
    token ? api.get('/users/me').catch(() => undefined) : undefined,
    latestConversation().catch(() => undefined),
  ]);
  return { online: desk.online, me, latest };
}
