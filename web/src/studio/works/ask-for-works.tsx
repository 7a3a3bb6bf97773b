import { shownYear } from '@hwarang/domain/artworks/year';
import type { ConsignedWork } from '@hwarang/domain/galleries/studio.contract';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { useState } from 'react';
import { Thumb } from '../../admin/table/columns.tsx';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../design/fields/select-field.tsx';
import { SearchField } from '../../design/fields/text-field.tsx';
import { Row } from '../../design/layout.tsx';
import { Modal } from '../../design/modal/modal.tsx';
import { Empty, ReadState } from '../../design/states/states.tsx';
import text from '../../design/text.module.css';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import { agreementWords } from '../agreements.words.ts';
import styles from '../stock.module.css';
import { tickedWorks, stockWords as words } from '../stock.words.ts';
import { workName } from './work-name.tsx';

/** As many as are offered, and asked for, at once. */
const most = 100;

interface Props {
  gallery: string;
  /** Those that stand or wait already are not offered again. */
  known: readonly ConsignedWork[];
  busy: boolean;
  onAsk: (artworks: string[]) => void;
  onClose: () => void;
}

/** Chooses works of an artist the gallery represents. */
export function AskForWorks({ gallery, known, busy, onAsk, onClose }: Props) {
  const language = useLanguage();
  const { answer: artists, failed, reload } = useApi(`/studio/${encodeURIComponent(gallery)}/artists`);
  const represented = (artists ?? []).filter(({ state }) => state === 'accepted').map(({ artist }) => artist);
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const artist = chosen || (represented[0]?.id ?? '');
  return (
    <Modal
      onClose={onClose}
      title={words.askForWorks[language]}
      actions={
        <>
          <p role="status">{ticked.length > 0 && tickedWorks(ticked.length)[language]}</p>
          <Button look="fill" busy={busy} disabled={ticked.length === 0} onClick={() => onAsk([...ticked])}>
            {words.ask[language]}
          </Button>
        </>
      }
    >
      <ReadState failed={failed} known={artists} retry={reload} />
      {artists && represented.length === 0 && <Empty title={words.noWorksText[language]} />}
      {represented.length > 0 && (
        <div className={styles.stock}>
          <Row className={styles.tools}>
            <SelectField
              label={agreementWords.artist[language]}
              name="artist"
              value={artist}
              choices={represented.map(({ id, localname, englishname }) => ({
                value: id,
                label: pickLanguage(language, localname, englishname) ?? '',
              }))}
              onChange={({ currentTarget }) => {
                setChosen(currentTarget.value);
                setTicked([]);
              }}
            />
            <SearchField
              label={words.findWork[language]}
              name="q"
              value={typed}
              maxLength={100}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Row>
          <WorksOf
            key={artist}
            artist={artist}
            typed={typed}
            without={known.filter(({ state }) => state === 'proposed' || state === 'accepted')}
            ticked={ticked}
            onTick={setTicked}
          />
        </div>
      )}
    </Modal>
  );
}

interface WorksProps {
  artist: string;
  typed: string;
  without: readonly ConsignedWork[];
  ticked: readonly string[];
  onTick: (ticked: readonly string[]) => void;
}

function WorksOf({ artist, typed, without, ticked, onTick }: WorksProps) {
  const language = useLanguage();
  const asked = useDebounced(typed.trim(), 200);
  const question = new URLSearchParams({
    owner: artist,
    _sort: 'createdAt:DESC',
    _limit: String(most),
    ...(asked ? { _q: asked } : {}),
  });
  const { answer, failed, reload } = useApi(`/art-works?${question}`);
  if (failed || !answer) return <ReadState failed={failed} retry={reload} />;
  const taken = new Set(without.map(({ artwork }) => artwork.id));
  const offered = answer.filter(({ id }) => !taken.has(id));
  if (offered.length === 0) return <Empty title={words.noWorksOf[language]} />;
  return (
    <div className={styles.works}>
      {offered.map((work) => (
        <label key={work.id} className={styles.choice}>
          <input
            type="checkbox"
            checked={ticked.includes(work.id)}
            onChange={({ currentTarget: { checked } }) =>
              onTick(checked ? [...ticked, work.id].slice(0, most) : ticked.filter((id) => id !== work.id))
            }
          />
          <Thumb file={work.image} />
          <span>
            {workName(language, work)}
            <span className={text.below}>{[shownYear(work), work.size].filter(Boolean).join(' · ')}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
