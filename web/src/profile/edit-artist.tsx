import type { Artist } from '@hwarang/domain/artists/artists.contract';
import { ArtistFields } from '../artists/artist-fields.tsx';
import { profileWords as words } from '../artists/artist-pages.words.ts';
import { artistValues, useArtistForm } from '../artists/artist-values.ts';
import { editArtist, editingWords } from '../artists/save-artist.ts';
import { alert } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { Form } from '../design/fields/form.tsx';
import { useUnsent } from '../design/fields/use-unsent.ts';
import { refusal, useAction } from '../design/use-action.ts';
import { hasStatus } from '../platform/api-failure.ts';
import { useLanguage } from '../platform/language.ts';
import { unsentNote } from '../platform/unsent.words.ts';
import styles from './profile.module.css';

/** Under which what was typed about an artist is kept when the login expires. */
export const editPlace = (id: string): string => `artist ${id}`;

/** The artist profile in edit mode. A change made meanwhile elsewhere is noticed by the version, and not overwritten. */
export function EditArtist({ artist, onSaved }: { artist: Artist; onSaved: (artist: Artist) => void }) {
  const language = useLanguage();
  const checked = useArtistForm('own');
  const unsent = useUnsent(editPlace(artist.id), checked.form);
  const { busy, run } = useAction((failure) => {
    const text = refusal(words.failed, editingWords, checked)(failure);
    return hasStatus(failure, 409) ? words.changed : text;
  });

  const save = async () => {
    if (!checked.passes()) return;
    const { id, __v } = artist;
    onSaved(await editArtist(id, { ...artistValues(checked.values()), id, __v }));
    void alert(words.saved[language], { tone: 'good' });
  };

  return (
    <Form ref={checked.form} aria-label={words.edit[language]} className={styles.edit} onSend={() => run(save)}>
      {unsent && <p role="status">{unsentNote[language]}</p>}
      <ArtistFields
        variant="own"
        checked={checked}
        values={{
          ...artist,
          ...unsent,
          contact_public: unsent?.contact_public === undefined ? artist.contact_public : unsent.contact_public !== '',
        }}
      />
      <Button type="submit" look="fill" busy={busy}>
        {words.save[language]}
      </Button>
    </Form>
  );
}
