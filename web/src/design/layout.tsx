import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './layout.module.css';

/** The width of the content, with its margins. */
interface WrapProps {
  children: ReactNode;
  className?: string | undefined;
  /** As wide as a wall of many works, for a page that is one. */
  wide?: boolean;
}

export function Wrap({ children, className, wide = false }: WrapProps) {
  return <div className={classes(styles.wrap, wide && styles.wide, className)}>{children}</div>;
}

interface SectionProps {
  title: ReactNode;
  /** At the far end of the title's line. */
  aside?: ReactNode;
  id?: string;
  children: ReactNode;
}

export function Section({ title, aside, id, children }: SectionProps) {
  return (
    <section className={styles.section} {...(id ? { id, 'aria-labelledby': `${id}-title` } : {})}>
      <div className={styles.head}>
        <h2 className={styles.title} {...(id ? { id: `${id}-title` } : {})}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

interface HeadProps {
  title: ReactNode;
  /** A small line above the title. */
  eyebrow?: ReactNode;
  /** A sentence or a count below it. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** The opening of a page: its one h1, and what can be done there. */
export function PageHead({ title, eyebrow, lead, children }: HeadProps) {
  return (
    <div className={styles.page}>
      <div>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.name}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children && <div className={styles.tools}>{children}</div>}
    </div>
  );
}

/** Things beside one another, which wrap where it gets narrow. */
export function Row({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.row, className)} />;
}

/** Equal columns that become fewer as the room gets narrower; `most` of them when it is widest. */
export function Grid({ children, most = 3 }: { children: ReactNode; most?: 2 | 3 | 4 }) {
  return <div className={classes(styles.grid, styles[`most${most}`])}>{children}</div>;
}
