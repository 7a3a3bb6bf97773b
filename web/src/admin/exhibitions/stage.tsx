import type { ExhibitionRow } from '@hwarang/domain/admin/tables.contract';
import { useLanguage } from '../../platform/language.ts';
import { useMoment } from '../../platform/use-moment.ts';
import { tableWords } from '../tables.words.ts';
import styles from './stage.module.css';
import { shownLater, stageOf, stageWords } from './stages.ts';

/** From when visitors see it, if that is still to come; else draft, coming, open or over. */
export function Stage({ row, today }: { row: ExhibitionRow; today: string }) {
  const language = useLanguage();
  const moment = useMoment();
  const stage = stageOf(row, today);
  const later = shownLater(row, Date.now());
  return (
    <span className={styles.stage}>
      {later ? (
        <>
          <span>{tableWords.scheduled[language]}</span>
          <small>{moment(later)}</small>
        </>
      ) : (
        stage && <span className={styles[stage]}>{stageWords[stage][language]}</span>
      )}
    </span>
  );
}
