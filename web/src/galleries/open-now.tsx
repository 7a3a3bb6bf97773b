import { useEffect, useState } from 'react';
import { useLanguage } from '../platform/language.ts';
import { openNow, galleriesWords as words } from './galleries.words.ts';
import styles from './gallery-info.module.css';
import { openUntil } from './opening-hours.ts';

interface Props {
  hours: Parameters<typeof openUntil>[0];
}

/** Only the reader's clock knows: a cached page says nothing and keeps the line free, so that nothing moves. */
export function OpenNow({ hours }: Props) {
  const language = useLanguage();
  const [until, setUntil] = useState<string>();
  useEffect(() => {
    const look = () => setUntil(openUntil(hours, new Date()));
    look();
    const timer = setInterval(look, 30_000);
    return () => clearInterval(timer);
  }, [hours]);
  return (
    <div className={styles.now} data-open={until !== undefined && until !== 'closed'}>
      {until === 'closed' ? words.closedNow[language] : until && openNow(until)[language]}
    </div>
  );
}
