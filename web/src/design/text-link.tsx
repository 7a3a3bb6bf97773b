import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import styles from './text-link.module.css';

/** A link among words: celadon with a thin rule, tall enough for a thumb. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classes(styles.link, className)} />;
}

/** Leaves the site: says so with an arrow, opens beside, and tells the other side nothing of where it came from. */
export function ExternalLink({ className, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer" className={classes(styles.link, className)}>
      {children}
      <Icon name="arrow-up-right" size={14} />
    </a>
  );
}
