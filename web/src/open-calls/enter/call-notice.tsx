import type { OwnDraft } from '@hwarang/domain/open-calls/entering.contract';
import { receiptNumber } from '@hwarang/domain/open-calls/open-calls.words';
import { useLanguage } from '../../platform/language.ts';
import styles from './enter.module.css';
import { enterWords as words } from './enter.words.ts';

interface Props {
  answer: OwnDraft;
  /** Typed since it was handed in. */
  isChanged: boolean;
}

/** Where the entry stands, and whether it can still be handed in. */
export function CallNotice({ answer, isChanged }: Props) {
  const language = useLanguage();
  const { state, number, taken, call_state } = answer;
  const stands =
    state === 'submitted' || state === 'withdrawn'
      ? [
          words[state === 'submitted' ? 'stateSubmitted' : 'stateWithdrawn'],
          ...(number === null ? [] : [receiptNumber(number)]),
        ]
      : [];
  const clock = taken
    ? call_state === 'closed'
      ? words.grace
      : undefined
    : call_state === 'scheduled'
      ? words.notYet
      : state === 'submitted' && !isChanged
        ? words.fixed
        : words.tooLate;
  const lines = [
    stands.map((text) => text[language]).join(' · '),
    isChanged && taken && words.unsent[language],
    clock?.[language],
  ];
  const shown = lines.filter((line): line is string => Boolean(line));
  if (shown.length === 0) return null;
  return (
    <div className={styles.notice}>
      {shown.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
