import { artistFieldWords, profileWords as words } from '@hwarang/domain/artists/artist-pages.words';
import type { Artist } from '@hwarang/domain/artists/artists.contract';
import { artistFormWords } from '@hwarang/domain/artists/artists.words';
import { uploadLimits } from '@hwarang/domain/media/limits';
import { useState } from 'react';
import { alert, dismissAll } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { DropZone } from '../design/drop-zone/drop-zone.tsx';
import { Mat } from '../design/picture/mat.tsx';
import { pictureOf, shownFile } from '../media/shown-file.ts';
import { squareOf } from '../media/square.ts';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { refused } from '../platform/refused.ts';
import styles from './profile.module.css';

/** The portrait. One button opens it for another image, and confirms the one that was chosen. */
export function ProfilePicture({ artist, onChange }: { artist: Artist; onChange: (artist: Artist) => void }) {
  const language = useLanguage();
  const [editing, setEditing] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [busy, setBusy] = useState(false);

  const save = async (chosen: File) => {
    dismissAll();
    setBusy(true);
    try {
      const square = await squareOf(chosen);
      const form = new FormData();
      form.append('data', '{}');
      form.append('files.profileimg', square, square.name);
      onChange(await api.put<Artist>(`/artists/${artist.id}`, form));
      setFile(null);
      setEditing(false);
      void alert(words.pictureSaved[language], { tone: 'good' });
    } catch (failure) {
      void alert(refused(failure, words.pictureFailed, artistFormWords).text[language], { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  const press = () => {
    if (editing && file) void save(file);
    else setEditing(!editing);
  };

  return (
    <div className={styles.portrait}>
      {editing ? (
        <DropZone
          label={artistFieldWords.profileImage[language]}
          hint={artistFieldWords.profileImageHint[language]}
          file={file}
          onFile={setFile}
          current={artist.profileimg?.url}
          mostBytes={uploadLimits.fileBytes}
          disabled={busy}
        />
      ) : (
        <Mat
          key={artist.profileimg?.url}
          picture={pictureOf(shownFile(artist.profileimg))}
          alt={artistFieldWords.profileImage[language]}
          initial={artist.localname}
          shape={1}
          sizes="320px"
        />
      )}
      <Button onClick={press} busy={busy}>
        {words[editing ? 'confirmPicture' : 'editPicture'][language]}
      </Button>
    </div>
  );
}
