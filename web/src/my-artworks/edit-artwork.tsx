import { artworkFormWords } from '@hwarang/domain/artworks/artwork-form.words';
import { sizeFrom } from '@hwarang/domain/artworks/size';
import { Button } from '../design/button.tsx';
import { Form } from '../design/fields/form.tsx';
import { useUnsent } from '../design/fields/use-unsent.ts';
import { refusal, useAction } from '../design/use-action.ts';
import { api } from '../platform/api.ts';
import { hasStatus } from '../platform/api-failure.ts';
import { useLanguage } from '../platform/language.ts';
import { unsentNote } from '../platform/unsent.words.ts';
import { ArtworkFields } from './artwork-fields.tsx';
import { artworkData, textNames, useArtworkForm } from './artwork-values.ts';
import { editPlace } from './edit-place.ts';
import styles from './my-artworks.module.css';
import { myArtworksWords as words } from './my-artworks.words.ts';
import { useSizeQuestion } from './size-question.tsx';
import type { OwnArtwork } from './use-own-artworks.ts';

const valuesOf = (artwork: OwnArtwork) => {
  const measured = Object.entries(sizeFrom(artwork) ?? {}).map(([name, value]) => [name, String(value)]);
  return {
    ...Object.fromEntries(textNames.map((name) => [name, artwork[name] ?? ''])),
    ...Object.fromEntries(measured),
    year: yearOf(artwork),
  };
};

/** The form knows years alone. */
const yearOf = (artwork: OwnArtwork) => artwork.year?.slice(0, 4);

/** A date whose year stays is not sent: its day would be lost. */
function changeOf(artwork: OwnArtwork, values: FormData) {
  const { year, ...data } = artworkData(values);
  return { ...data, ...(year === yearOf(artwork) ? {} : { year }), __v: artwork.__v };
}

interface Props {
  artwork: OwnArtwork;
  onSaved: (artwork: OwnArtwork) => void;
  onCancel: () => void;
}

/** The words and measures of one work. A change made meanwhile elsewhere is noticed by the version, and not overwritten. */
export function EditArtwork({ artwork, onSaved, onCancel }: Props) {
  const language = useLanguage();
  const checked = useArtworkForm('own');
  const { busy, run } = useAction((failure) =>
    hasStatus(failure, 409) ? words.changedElsewhere : refusal(words.changeFailed, artworkFormWords, checked)(failure),
  );
  const unsent = useUnsent(editPlace(artwork.id), checked.form);
  const sizeQuestion = useSizeQuestion(checked);
  const save = async () => {
    if (checked.passes() && (await sizeQuestion.isRight(artwork.image ?? undefined)))
      onSaved(await api.put(`/art-works/${artwork.id}`, changeOf(artwork, checked.values())));
  };
  return (
    <Form ref={checked.form} aria-label={words.edit[language]} className={styles.fields} onSend={() => run(save)}>
      {unsent && <p role="status">{unsentNote[language]}</p>}
      <ArtworkFields variant="own" checked={checked} values={{ ...valuesOf(artwork), ...unsent }} />
      <div className={styles.foot}>
        <Button type="submit" look="fill" busy={busy}>
          {words.save[language]}
        </Button>
        <Button onClick={onCancel}>{words.cancelEdit[language]}</Button>
      </div>
      {sizeQuestion.dialog}
    </Form>
  );
}
