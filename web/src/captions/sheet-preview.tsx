import type { DrawnSheet } from '@hwarang/domain/captions/captions.contract';
import styles from './captions.module.css';

/** A sheet of paper, drawn from the same measures as the print. */
export function SheetPreview({ sheet, label }: { sheet: DrawnSheet; label: string }) {
  const { width, height, labels, texts, strokes, codes } = sheet;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.sheet} role="img" aria-label={label}>
      {labels.map(({ x, y, ...size }) => (
        <rect key={`${x} ${y}`} x={x} y={y} {...size} className={styles.edge} />
      ))}
      {strokes.map(({ x1, y1, x2, y2 }) => (
        <line key={`${x1} ${y1} ${x2} ${y2}`} x1={x1} y1={y1} x2={x2} y2={y2} className={styles.cut} />
      ))}
      {texts.map(({ x, y, size, bold, quiet, text }) => (
        <text key={`${x} ${y}`} x={x} y={y} fontSize={size} fontWeight={bold ? 600 : 400} className={styles.printed}>
          <tspan className={quiet ? styles.quiet : undefined}>{text}</tspan>
        </text>
      ))}
      {codes.map(({ x, y, size, rows }) => (
        <path key={`${x} ${y}`} d={modules(rows)} transform={`translate(${x} ${y}) scale(${size / rows.length})`} />
      ))}
    </svg>
  );
}

const modules = (rows: readonly string[]): string =>
  rows
    .flatMap((row, down) =>
      [...row.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${down}h${run.length}v1h-${run.length}z`),
    )
    .join('');
