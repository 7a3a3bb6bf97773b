import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { classes } from './classes.ts';

interface Look {
  /** `fill` for the one thing to do here, `line` for the others, `plain` inside lists and bars, `danger` for what destroys. */
  look?: 'fill' | 'line' | 'plain' | 'danger';
}

const nameOf = (look: Look['look'] = 'line', extra?: string) => classes(styles.button, styles[look], extra);

/** While it is busy a press does nothing; it is not disabled, since that would take the focus away from whoever pressed it. */
export function Button({
  look,
  className,
  busy = false,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'> & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: hold } : {})}
      className={nameOf(look, className)}
    />
  );
}

const hold = (event: MouseEvent) => event.preventDefault();

export function ButtonLink({ look, className, ...rest }: Look & LinkProps) {
  return <Link {...rest} className={nameOf(look, className)} />;
}

/** A square of 44 with one icon; its name is for those who cannot see it. */
export function IconButton({
  label,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return <button {...rest} type={type} aria-label={label} title={label} className={classes(styles.icon, className)} />;
}

/** The same for a way to another page. */
export function IconLink({ label, className, ...rest }: LinkProps & { label: string }) {
  return <Link {...rest} aria-label={label} title={label} className={classes(styles.icon, className)} />;
}
