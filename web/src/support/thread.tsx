import type { SupportMessage } from '@hwarang/domain/support/support.contract';
import { deskWords, supportWords as words } from '@hwarang/domain/support/support.words';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../design/classes.ts';
import { Outdated } from '../design/states/outdated.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { useLanguage } from '../platform/language.ts';
import { useMoment } from '../platform/use-moment.ts';
import { Composer } from './composer.tsx';
import styles from './support.module.css';

interface Props {
  messages: readonly SupportMessage[];
  /** Which side reads: its own messages stand at the end of the line. */
  own: keyof typeof sides;
  label: string;
}

const sides = {
  customer: { customer: words.you, support: words.us, write: words.message, send: words.send },
  support: { customer: deskWords.customer, support: deskWords.support, write: deskWords.answer, send: deskWords.send },
};

interface TalkProps extends Props {
  place: string;
  onSend: ComponentProps<typeof Composer>['onSend'];
  /** Stands above what was said. */
  head?: ReactNode;
  /** Stands between what was said and what is written. */
  note?: ReactNode;
  /** Reads it again; given where that has failed. */
  retry?: (() => void) | false;
}

/** A conversation: what was said, and a line to go on with. */
export function Talk({ place, onSend, head, note, retry, ...rest }: TalkProps) {
  const language = useLanguage();
  const { write, send } = sides[rest.own];
  return (
    <div className={styles.talk}>
      {head}
      <Thread {...rest} />
      {note && <p className={styles.state}>{note}</p>}
      {retry && <Outdated retry={retry} />}
      <Composer place={place} label={write[language]} send={send[language]} onSend={onSend} />
    </div>
  );
}

/** What was said, oldest first; a new message is read out and scrolled to. */
export function Thread({ messages, own, label }: Props) {
  const language = useLanguage();
  const moment = useMoment();
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
            <VisuallyHidden>{sides[own][from_support ? 'support' : 'customer'][language]}: </VisuallyHidden>
            <p className={styles.words}>{text}</p>
            <time dateTime={createdAt} className={styles.time}>
              {moment(createdAt)}
            </time>
          </div>
        );
      })}
      <div ref={end} />
    </div>
  );
}
