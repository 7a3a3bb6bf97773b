import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../platform/language.ts';
import { More } from './more.tsx';
import { useEndless } from './use-endless.ts';

interface Props<T> {
  /** Distinguishes the lists of one page. */
  name: string;
  first: readonly T[];
  /** How many there are from the first on. */
  total: number;
  fetchMore: (start: number) => Promise<readonly T[]>;
  /** What more there is: 'Show more artworks'. */
  label: string;
  /** Where the list goes on without scripts. */
  to: string;
  children: (items: readonly T[]) => ReactNode;
}

/** The beginning of a list that may be very long, and a press for more of it. */
export function GrowingList<T extends { id: string }>(props: Props<T>) {
  const name = `${useLanguage()} ${useLocation().key} ${props.name}`;
  return <Growing key={name} {...props} name={name} />;
}

function Growing<T extends { id: string }>({ name, first, total, fetchMore, label, to, children }: Props<T>) {
  const { items, state, load } = useEndless(name, first, total, fetchMore);
  return (
    <>
      {children(items)}
      {state !== 'ended' && <More state={state} load={load} label={label} to={to} />}
    </>
  );
}
