import type { OpenCall } from '@hwarang/domain/open-calls/open-calls.contract';
import {
  openCallWords,
  savedWorks,
  tooManyWorks,
  enrollWords as words,
} from '@hwarang/domain/open-calls/open-calls.words';
import { useState } from 'react';
import { alert, dismissAll } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { Row, Section } from '../design/layout.tsx';
import text from '../design/text.module.css';
import { refusal, useAction } from '../design/use-action.ts';
import type { OwnArtwork } from '../my-artworks/use-own-artworks.ts';
import { api } from '../platform/api.ts';
import { inKorean } from '../platform/in-korean.ts';
import { useLanguage } from '../platform/language.ts';
import { weFlyEntry } from './calls.ts';
import { ChooseOwn } from './choose-own.tsx';
import styles from './enroll.module.css';
import { SavedList } from './saved-list.tsx';
import { isDraft, keyOf, type SavedWork } from './use-entry.ts';
import { WorkForm } from './work-form.tsx';

/** Given the works as they are by now. */
type Change = (next: (works: readonly SavedWork[]) => SavedWork[]) => void;

interface Props {
  call: OpenCall;
  entered: boolean;
  artworks: readonly OwnArtwork[];
  works: SavedWork[];
  onChange: Change;
  onCancel: () => void;
  onDone: () => void;
}

/** Add a form, save the work, delete a form or a saved work, then submit all of them. */
export function EditEntry({ call, entered, artworks, works, onChange, onCancel, onDone }: Props) {
  const language = useLanguage();
  const [adding, setAdding] = useState(false);
  const { busy, run } = useAction(refusal(words.failed, openCallWords));
  const full = works.length >= call.most_works;

  const submit = async () => {
    dismissAll();
    if (works.length === 0) {
      void alert(inKorean(words.saveFirst, language), { tone: 'bad' });
      return;
    }
    await run(async () => {
      const ids = await createDrafts(works, onChange);
      await (entered ? api.put(weFlyEntry, { artworks: ids }) : api.post(weFlyEntry, { artworks: ids }));
      void alert(inKorean(entered ? words.changed : words.done, language), { tone: 'good' });
      onDone();
    });
  };

  return (
    <Section
      id="works"
      title={words.worksTitle[language]}
      aside={<span className={text.second}>{savedWorks(works.length, call.most_works)[language]}</span>}
    >
      {works.length === 0 && !adding && <p className={styles.note}>{words.empty[language]}</p>}
      <SavedList
        works={works}
        artworks={artworks}
        onRemove={(key) => onChange((now) => now.filter((work) => keyOf(work) !== key))}
      />
      {adding ? (
        <WorkForm
          onSaved={(work) => {
            onChange((now) => [...now, work]);
            setAdding(false);
          }}
          onDelete={() => setAdding(false)}
        />
      ) : (
        <Row>
          {full ? (
            <p className={styles.note}>{tooManyWorks(call.most_works)[language]}</p>
          ) : (
            <>
              <Button onClick={() => setAdding(true)}>
                <Icon name="plus" size={18} />
                {words.addWork[language]}
              </Button>
              <ChooseOwn
                artworks={artworks.filter(({ id }) => !works.some((work) => keyOf(work) === id))}
                onChoose={(id) => onChange((now) => [...now, { id }])}
              />
            </>
          )}
        </Row>
      )}
      <Row className={styles.submit}>
        {works.some(isDraft) && <p className={styles.note}>{words.notSubmitted[language]}</p>}
        <Button look="fill" busy={busy} disabled={adding} onClick={() => void submit()}>
          {words[entered ? 'submitChange' : 'submit'][language]}
        </Button>
        {entered && <Button onClick={onCancel}>{words.cancelChange[language]}</Button>}
      </Row>
    </Section>
  );
}

/** Each draft becomes a work of the artist; what was made before a failure is not made again. */
async function createDrafts(works: readonly SavedWork[], onChange: Change): Promise<string[]> {
  const ids: string[] = [];
  for (const work of works) {
    if (isDraft(work)) {
      const { key, image, ...data } = work;
      const { id } = await api.post('/art-works', { ...data, image: image.id });
      onChange((now) => now.map((each) => (keyOf(each) === key ? { id } : each)));
      ids.push(id);
    } else ids.push(work.id);
  }
  return ids;
}
