import { openCallWords, enrollWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import type { ReactNode } from 'react';
import { PageHead, Wrap } from '../design/layout.tsx';
import { TextLink } from '../design/text-link.tsx';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { noticePath } from './calls.ts';
import styles from './enroll.module.css';

/** What stands around every step of an application. */
export function EnrollPage({ lead, children }: { lead?: string | undefined; children: ReactNode }) {
  const language = useLanguage();
  return (
    <Wrap className={styles.page}>
      <PageTitle title={words.title[language]} noindex />
      <PageHead eyebrow={openCallWords.eyebrow[language]} title={words.title[language]} lead={lead}>
        <TextLink to={noticePath}>{words.aboutCall[language]}</TextLink>
      </PageHead>
      {children}
    </Wrap>
  );
}
