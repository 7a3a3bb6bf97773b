import { imageProblem, imageRuleText } from '@hwarang/domain/open-calls/image-rule';
import type { OpenCall } from '@hwarang/domain/open-calls/open-calls.contract';
import { enrollWords, savedWorks, tooManyWorks } from '@hwarang/domain/open-calls/open-calls.words';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { Row, Section } from '../../design/layout.tsx';
import text from '../../design/text.module.css';
import { DraftDesk } from '../../my-artworks/draft-desk.tsx';
import type { OwnArtwork } from '../../my-artworks/use-own-artworks.ts';
import { useLanguage } from '../../platform/language.ts';
import { ChooseOwn } from '../choose-own.tsx';
import enroll from '../enroll.module.css';
import { SavedList } from '../saved-list.tsx';
import styles from './enter.module.css';
import { enterWords as words } from './enter.words.ts';

interface Props {
  call: Pick<OpenCall, 'most_works' | 'images'>;
  artistId: string;
  artworks: readonly OwnArtwork[];
  chosen: readonly string[];
  error: string | undefined;
  onChoose: (change: (chosen: string[]) => string[]) => void;
  reload: () => void;
}

/** Which works are entered: own ones, or new ones, which are chosen as soon as they are saved. */
export function WorksStep({ call, artistId, artworks, chosen, error, onChoose, reload }: Props) {
  const language = useLanguage();
  const [isAdding, setAdding] = useState(false);
  const shown = chosen.flatMap((id) => artworks.find((work) => work.id === id) ?? []);
  const isFull = shown.length >= call.most_works;
  const rule = imageRuleText(call.images);
  useNewOnes(artworks, isAdding, (ids) => onChoose((before) => [...before, ...ids].slice(0, call.most_works)));

  return (
    <Section
      id="works"
      title={words.works[language]}
      aside={<span className={text.second}>{savedWorks(shown.length, call.most_works)[language]}</span>}
    >
      {rule && <p className={enroll.note}>{rule[language]}</p>}
      {shown.length === 0 && <p className={enroll.note}>{words.noWorks[language]}</p>}
      <SavedList
        works={shown.map(({ id }) => ({ id }))}
        artworks={artworks}
        onRemove={(key) => onChoose((before) => before.filter((id) => id !== key))}
      />
      {shown.map(({ id, title, image }) => {
        const problem = imageProblem(call.images, image);
        return problem && <p key={id} className={styles.error}>{`${title}: ${problem[language]}`}</p>;
      })}
      <p id="works-error" className={styles.error}>
        {error}
      </p>
      <Row>
        {isFull ? (
          <p className={enroll.note}>{tooManyWorks(call.most_works)[language]}</p>
        ) : (
          <>
            <ChooseOwn
              artworks={artworks.filter(({ id }) => !chosen.includes(id))}
              onChoose={(id) => onChoose((before) => [...before, id])}
            />
            <Button aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
              <Icon name={isAdding ? 'close' : 'plus'} size={18} />
              {words[isAdding ? 'closeForm' : 'addWork'][language]}
            </Button>
          </>
        )}
      </Row>
      {isAdding && !isFull && (
        <div className={styles.desk}>
          <p className={enroll.note}>{enrollWords.juryNote[language]}</p>
          <DraftDesk owner={artistId} onSaved={reload} />
        </div>
      )}
    </Section>
  );
}

/** Works that appear while the form for new ones is open. */
function useNewOnes(artworks: readonly OwnArtwork[], isAdding: boolean, take: (ids: string[]) => void) {
  const known = useRef(new Set(artworks.map(({ id }) => id)));
  useEffect(() => {
    const added = artworks.map(({ id }) => id).filter((id) => !known.current.has(id));
    if (added.length === 0) return;
    known.current = new Set(artworks.map(({ id }) => id));
    if (isAdding) take(added);
  });
}
