import type { EntryPreview } from '@hwarang/domain/open-calls/entering.contract';
import type { JuryAnswer, JuryView } from '@hwarang/domain/open-calls/jury-view.contract';
import { useState } from 'react';
import { ArtworkFacts } from '../../catalogue/artwork-facts.tsx';
import { Button } from '../../design/button.tsx';
import { Facts } from '../../design/facts.tsx';
import { choicesOf } from '../../design/fields/select-field.tsx';
import { RadioField } from '../../design/fields/tick-field.tsx';
import { Section } from '../../design/layout.tsx';
import { Picture } from '../../design/picture/picture.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import { pictureOf, shownFile } from '../../media/shown-file.ts';
import type { OwnArtwork } from '../../my-artworks/use-own-artworks.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import enroll from '../enroll.module.css';
import styles from './enter.module.css';
import { enterWords as words } from './enter.words.ts';
import { patiently } from './patiently.ts';

interface Props {
  slug: string;
  /** The works of the entry in their order: their pictures are shown from here. */
  works: readonly OwnArtwork[];
  /** Ends when all that was typed is saved: the preview is made on the server, of what is there. */
  settle: () => Promise<void>;
}

const rounds = { blind: words.blind, open: words.open };

/** Exactly what jurors will see, blind or not: the server makes it by the same rule. */
export function JuryPreview({ slug, works, settle }: Props) {
  const language = useLanguage();
  const [preview, setPreview] = useState<EntryPreview | undefined>(undefined);
  const [round, setRound] = useState<keyof EntryPreview>('blind');
  const { busy, run } = useAction(refusal(words.submitFailed));
  const show = () =>
    run(async () => {
      await patiently(settle);
      setPreview(await patiently(() => api.get(`/open-calls/${slug}/entry/preview`)));
    });
  return (
    <Section id="jury" title={words.jury[language]}>
      <p className={enroll.note}>{words.juryLead[language]}</p>
      <Button busy={busy} onClick={() => void show()}>
        {words[preview ? 'again' : 'showJury'][language]}
      </Button>
      {preview && (
        <div className={styles.preview}>
          <RadioField
            name="round"
            label={words.round[language]}
            choices={choicesOf(rounds, language)}
            value={round}
            onChange={(chosen) => setRound(chosen === 'open' ? 'open' : 'blind')}
          />
          {round === 'blind' && <p className={enroll.note}>{words.blindNote[language]}</p>}
          <View view={preview[round]} works={works} />
        </div>
      )}
    </Section>
  );
}

function View({ view, works }: { view: JuryView; works: readonly OwnArtwork[] }) {
  const language = useLanguage();
  const textOf = ({ answer }: JuryAnswer) => (typeof answer === 'object' ? answer[language] : String(answer));
  return (
    <>
      {view.artist && (
        <Facts
          facts={[
            { name: words.artist[language], value: `${view.artist.localname} ${view.artist.englishname}` },
            ...(view.artist.statement ? [{ name: '', value: view.artist.statement }] : []),
          ]}
        />
      )}
      <ol className={styles.seen}>
        {view.works.map((work) => {
          const picture = work.image ? pictureOf(shownFile(works[work.position - 1]?.image)) : undefined;
          return (
            <li key={work.position}>
              {picture && <Picture picture={picture} alt={work.title} sizes="(min-width: 48em) 420px, 92vw" />}
              <div>
                <h3 className={styles.name}>{work.title}</h3>
                {work.englishtitle && <p lang="en">{work.englishtitle}</p>}
                <ArtworkFacts
                  work={{
                    year: work.year ?? undefined,
                    material: work.material ?? undefined,
                    size: work.size ?? undefined,
                  }}
                />
                {work.description && <p className={styles.text}>{work.description}</p>}
              </div>
            </li>
          );
        })}
      </ol>
      <dl className={styles.answers}>
        {view.answers.map((answer) => (
          <div key={answer.label.en}>
            <dt>{answer.label[language]}</dt>
            <dd className={styles.text}>{textOf(answer)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
