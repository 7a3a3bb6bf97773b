import type { Question } from '@hwarang/domain/open-calls/questions';
import { Button } from '../../design/button.tsx';
import { useLanguage } from '../../platform/language.ts';
import type { Answer } from './draft-merge.ts';
import styles from './enter.module.css';
import { enterWords as words } from './enter.words.ts';

interface Props {
  question: Question;
  answer: Answer | undefined;
  onUse: (answer: Answer) => void;
}

/** What was typed for the same question on another device at the same time: neither is lost. */
export function Elsewhere({ question: { kind, options }, answer, onUse }: Props) {
  const language = useLanguage();
  if (answer === undefined || answer === null || kind === 'file') return null;
  const text = kind === 'choice' ? options[Number(answer)]?.[language] : String(answer);
  return (
    <div className={styles.elsewhere}>
      <strong>{words.elsewhere[language]}</strong>
      <p className={styles.text}>{text}</p>
      <Button look="plain" onClick={() => onUse(answer)}>
        {words.useElsewhere[language]}
      </Button>
    </div>
  );
}
