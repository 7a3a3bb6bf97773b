import type { CSSProperties } from 'react';
import { personHeight, personWidth } from './true-scale.ts';

/** Somebody of 170 cm, in centimetres. */
export function PersonShape() {
  return (
    <>
      <circle cx={23} cy={11} r={10.5} />
      <path d="M23 24c8 0 15 2.5 16.5 9l5 45c.4 3.5-4.6 4.5-5.4 1L34 52l-1.5 40 1.5 74c.1 5-9 5.5-9.5.5L23 110l-1.5 56.5c-.5 5-9.6 4.5-9.5-.5l1.5-74L12 52 6.9 79c-.8 3.5-5.8 2.5-5.4-1l5-45C8 26.5 15 24 23 24Z" />
    </>
  );
}

/** The same as a drawing of its own; it says nothing to a screen reader. */
export function Person({ className, style }: { className: string | undefined; style: CSSProperties }) {
  return (
    <svg viewBox={`0 0 ${personWidth} ${personHeight}`} className={className} style={style} aria-hidden="true">
      <PersonShape />
    </svg>
  );
}
