import type { ReactNode } from 'react';
import { Row } from '../design/layout.tsx';
import { PageTitle } from '../platform/page-title.tsx';
import styles from './admin.module.css';

interface Props {
  title: string;
  lead?: ReactNode;
  /** What can be done on this screen as a whole. */
  tools?: ReactNode;
  /** A table of many columns takes what room a large screen has. */
  wide?: boolean;
  children: ReactNode;
}

export function Screen({ title, lead, tools, wide = false, children }: Props) {
  return (
    <div className={wide ? undefined : styles.measure}>
      <PageTitle title={title} noindex />
      <div className={styles.head}>
        <div>
          <h1>{title}</h1>
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
        {tools && <Row>{tools}</Row>}
      </div>
      {children}
    </div>
  );
}
