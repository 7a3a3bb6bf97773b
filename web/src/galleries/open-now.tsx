import { useEffect, useState } from 'react';
import { useLanguage } from '../platform/language.ts';
import { openNow, galleriesWords as words } from './galleries.words.ts';
import styles from './gallery-info.module.css';
import { openUntil } from './opening-hours.ts';

interface Props {
  hours: Parameters<typeof openUntil>[0];
}

/** Only the reader's clock knows: a kept page says nothing, holds the line free so that nothing moves, and brings the letters. */
export function OpenNow({ hours }: Props) {
  const language = useLanguage();
  const [until, setUntil] = useState<string>();
  useEffect(() => {
    const look = () => setUntil(openUntil(hours, new Date()));
    look();
    const timer = setInterval(look, 30_000);
    return () => clearInterval(timer);
  }, [hours]);
  const letters = words.closedNow[language] + openNow('0123456789:')[language];
  return (
    <div className={styles.now} data-open={until !== undefined && until !== 'closed'} data-letters={letters}>
      {until === 'closed' ? words.closedNow[language] : until && openNow(until)[language]}
    </div>
  );
}
