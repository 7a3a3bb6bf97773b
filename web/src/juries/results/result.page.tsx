import type { RankingRow } from '@hwarang/domain/juries/results.contract';
import { useState } from 'react';
import { DownloadButton } from '../../admin/download-button.tsx';
import { Part } from '../../admin/editor/editor-frame.tsx';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../design/fields/select-field.tsx';
import { Row } from '../../design/layout.tsx';
import { Empty, ReadState } from '../../design/states/states.tsx';
import { useCall } from '../../open-calls/admin/call.layout.tsx';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { DecideModal } from './decide-modal.tsx';
import { PublishPart } from './publish-part.tsx';
import { type Order, RankingTable } from './ranking-table.tsx';
import styles from './result.module.css';
import { resultWords as words } from './results.words.ts';

export default function CallResult() {
  const language = useLanguage();
  const { call, reload: reloadCall } = useCall();
  const [round, setRound] = useState('');
  const [order, setOrder] = useState<Order>('mean');
  const [deciding, setDeciding] = useState<{ rows: RankingRow[]; title: string } | undefined>(undefined);
  const asked = round ? (`?round=${round}` as const) : '';
  const { answer: ranking, failed, reload } = useApi(`/open-calls/${call.slug}/ranking${asked}`);
  if (failed || !ranking) return <ReadState failed={failed} retry={reload} />;
  const { rows } = ranking;
  const undecided = rows.filter(({ outcome }) => outcome === null);
  const isPublished = ranking.call.published_at !== null;
  const judged = ranking.rounds.filter(({ phase }) => phase === 'discussion' || phase === 'closed');
  const decide = (row: RankingRow) =>
    setDeciding({
      rows: [row],
      title: `#${row.number ?? '–'} ${row.artist[language === 'ko' ? 'localname' : 'englishname']}`,
    });
  return (
    <Part id="result" title={words.title[language]} apart>
      {rows.length === 0 ? (
        <Empty title={words.noEntries[language]} />
      ) : (
        <>
          <PublishPart
            ranking={ranking}
            onPublished={() => {
              reload();
              reloadCall();
            }}
          />
          {ranking.round === null ? (
            <p className={styles.note}>{words.noRound[language]}</p>
          ) : (
            <div className={styles.tools}>
              {judged.length > 1 && (
                <SelectField
                  label={words.round[language]}
                  choices={judged.map(({ id, name }) => ({ value: id, label: name[language] }))}
                  value={ranking.round}
                  onChange={(event) => setRound(event.target.value)}
                />
              )}
              <SelectField
                label={words.order[language]}
                hint={words.aboutNormalised[language]}
                choices={[
                  { value: 'mean', label: words.byMean[language] },
                  { value: 'normalised', label: words.byNormalised[language] },
                ]}
                value={order}
                onChange={(event) => setOrder(event.target.value as Order)}
              />
            </div>
          )}
          <RankingTable rows={rows} order={order} onDecide={isPublished ? undefined : decide} />
          <Row className={styles.foot}>
            {undecided.length > 0 && !isPublished && (
              <Button onClick={() => setDeciding({ rows: undecided, title: words.restTitle[language] })}>
                {words.rest[language]}
              </Button>
            )}
            <DownloadButton path={`/open-calls/${call.slug}/ranking.csv${asked}`}>
              {words.rankingFile[language]}
            </DownloadButton>
            {ranking.round && (
              <DownloadButton path={`/open-calls/${call.slug}/scores.csv${asked}`}>
                {words.scoresFile[language]}
              </DownloadButton>
            )}
          </Row>
        </>
      )}
      {deciding && (
        <DecideModal
          slug={call.slug}
          {...deciding}
          onDone={() => {
            setDeciding(undefined);
            reload();
          }}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </Part>
  );
}
