import type { RankingRow } from '@hwarang/domain/juries/results.contract';
import { outcomeWords } from '@hwarang/domain/juries/results.words';
import { place } from '@hwarang/domain/open-calls/open-calls.words';
import { Link } from 'react-router';
import { artistPath } from '../../catalogue/artist.view.ts';
import { Button } from '../../design/button.tsx';
import { Table } from '../../design/table.tsx';
import { useLanguage } from '../../platform/language.ts';
import styles from './result.module.css';
import { resultWords as words } from './results.words.ts';

export type Order = 'mean' | 'normalised';

const shown = (figure: number | null): string => (figure === null ? '–' : figure.toFixed(2));

export const inOrder = (rows: readonly RankingRow[], order: Order): RankingRow[] => {
  const rankOf = (row: RankingRow) => (order === 'mean' ? row.rank : row.normalised_rank) ?? Number.MAX_SAFE_INTEGER;
  return [...rows].sort((one, other) => rankOf(one) - rankOf(other) || (one.number ?? 0) - (other.number ?? 0));
};

interface Props {
  rows: readonly RankingRow[];
  order: Order;
  /** Nothing once the result is published. */
  onDecide?: ((row: RankingRow) => void) | undefined;
}

export function RankingTable({ rows, order, onDecide }: Props) {
  const language = useLanguage();
  return (
    <Table
      caption={words.table[language]}
      items={inOrder(rows, order)}
      keyOf={({ entry }) => entry}
      columns={[
        {
          key: 'rank',
          head: words.rank[language],
          cell: (row) => (
            <Rank
              rank={order === 'mean' ? row.rank : row.normalised_rank}
              tied={order === 'mean' ? row.tied : row.normalised_tied}
            />
          ),
        },
        {
          key: 'entry',
          head: words.entry[language],
          cell: ({ number, artist, titles }) => (
            <span className={styles.entry}>
              <Link to={artistPath(artist.id)}>{language === 'ko' ? artist.localname : artist.englishname}</Link>
              <span>
                #{number ?? '–'} {titles.join(', ')}
              </span>
            </span>
          ),
        },
        { key: 'mean', head: words.mean[language], end: true, cell: ({ mean }) => shown(mean) },
        { key: 'spread', head: words.spread[language], end: true, cell: ({ spread }) => shown(spread) },
        { key: 'votes', head: words.votes[language], end: true, cell: ({ votes }) => votes },
        {
          key: 'normalised',
          head: words.normalised[language],
          end: true,
          cell: ({ normalised, normalised_rank, rank }) => (
            <span className={styles.normalised}>
              {shown(normalised)}
              {normalised_rank !== null && (
                <span>
                  {order === 'mean'
                    ? `${words.rank[language]} ${normalised_rank}`
                    : `${words.byMean[language]} ${rank ?? '–'}`}
                </span>
              )}
            </span>
          ),
        },
        {
          key: 'decision',
          head: words.decision[language],
          cell: (row) => <Decided row={row} onDecide={onDecide} />,
        },
      ]}
    />
  );
}

function Rank({ rank, tied }: { rank: number | null; tied: boolean }) {
  const language = useLanguage();
  if (rank === null) return '–';
  return (
    <span className={styles.rank}>
      {rank}
      {tied && <span className={styles.tied}>{words.tied[language]}</span>}
    </span>
  );
}

function Decided({ row, onDecide }: { row: RankingRow; onDecide: Props['onDecide'] }) {
  const language = useLanguage();
  const name = language === 'ko' ? row.artist.localname : row.artist.englishname;
  const action = words[row.outcome ? 'change' : 'decide'][language];
  return (
    <span className={styles.decided}>
      <span title={row.reason ?? undefined}>
        {row.outcome ? outcomeWords[row.outcome][language] : words.undecided[language]}
        {row.place !== null && ` · ${place(row.place)[language]}`}
      </span>
      {onDecide && (
        <Button look="plain" aria-label={`${action}: ${name}`} onClick={() => onDecide(row)}>
          {action}
        </Button>
      )}
    </span>
  );
}
