import type { SupportMessage } from '@hwarang/domain/support/support.contract';
import { useEffect, useRef } from 'react';
import { classes } from '../design/classes.ts';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { useLanguage } from '../platform/language.ts';
import styles from './support.module.css';

interface Props {
  messages: readonly SupportMessage[];
  /** Which side reads: its own messages stand at the end of the line. */
  own: 'customer' | 'support';
  names: { customer: string; support: string };
  label: string;
}

/** What was said, oldest first; a new message is read out and scrolled to. */
export function Thread({ messages, own, names, label }: Props) {
  const language = useLanguage();
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message is scrolled to.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [messages.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable without a mouse.
    <div className={styles.thread} role="log" aria-label={label} tabIndex={0}>
      {messages.map(({ id, text, from_support, createdAt }) => {
        const mine = from_support === (own === 'support');
        return (
          <div key={id} className={classes(styles.said, mine && styles.mine)}>
            <VisuallyHidden>{from_support ? names.support : names.customer}: </VisuallyHidden>
            <p className={styles.words}>{text}</p>
            <time dateTime={createdAt} className={styles.time}>
              {new Date(createdAt).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })}
            </time>
          </div>
        );
      })}
      <div ref={end} />
    </div>
  );
}
