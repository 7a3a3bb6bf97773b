import type { Artist } from '@hwarang/domain/artists/artists.contract';
import { useState } from 'react';
import { ArtistFields } from '../artists/artist-fields.tsx';
import { profileWords as words } from '../artists/artist-pages.words.ts';
import { artistValues, useArtistForm } from '../artists/artist-values.ts';
import { editArtist, editingWords } from '../artists/save-artist.ts';
import { alert, dismissAll } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { Form } from '../design/fields/form.tsx';
import { ApiFailure } from '../platform/api-failure.ts';
import { useLanguage } from '../platform/language.ts';
import { refused } from '../platform/refused.ts';
import styles from './profile.module.css';

/** The artist profile in edit mode. A change made meanwhile elsewhere is noticed by the version, and not overwritten. */
export function EditArtist({ artist, onSaved }: { artist: Artist; onSaved: (artist: Artist) => void }) {
  const language = useLanguage();
  const checked = useArtistForm();
  const [busy, setBusy] = useState(false);

  const save = async () => {
    dismissAll();
    if (!checked.passes()) return;
    const { id, __v } = artist;
    setBusy(true);
    try {
      onSaved(await editArtist(id, { ...artistValues(checked.values()), id, __v }));
      void alert(words.saved[language], { tone: 'good' });
    } catch (failure) {
      const changed = failure instanceof ApiFailure && failure.status === 409;
      const { fields, text } = refused(failure, words.failed, editingWords);
      checked.show(fields);
      void alert((changed ? words.changed : text)[language], { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form
      ref={checked.form}
      method="post"
      aria-label={words.edit[language]}
      className={styles.edit}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <ArtistFields checked={checked} values={artist} />
      <Button type="submit" look="fill" busy={busy}>
        {words.save[language]}
      </Button>
    </Form>
  );
}
