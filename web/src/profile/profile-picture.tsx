import type { Artist } from '@hwarang/domain/artists/artists.contract';
import { useRef, useState } from 'react';
import { artistFieldWords, profileWords as words } from '../artists/artist-pages.words.ts';
import { ProfileImageField } from '../artists/profile-image-field.tsx';
import { editArtist, editingWords } from '../artists/save-artist.ts';
import { alert } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { Mat } from '../design/picture/mat.tsx';
import { refusal, useAction } from '../design/use-action.ts';
import { pictureOf, shownFile } from '../media/shown-file.ts';
import { type Square, squareOf } from '../media/square.ts';
import { useLanguage } from '../platform/language.ts';
import styles from './profile.module.css';

/** The portrait. One button opens it for another image, and confirms the one that was chosen. */
export function ProfilePicture({ artist, onChange }: { artist: Artist; onChange: (artist: Artist) => void }) {
  const language = useLanguage();
  const [editing, setEditing] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const square = useRef<Square | undefined>(undefined);
  const { busy, run } = useAction(refusal(words.pictureFailed, editingWords));

  const save = async (chosen: File) => {
    const face = await squareOf(chosen, square.current);
    const form = new FormData();
    form.append('data', '{}');
    form.append('files.profileimg', face, face.name);
    onChange(await editArtist(artist.id, form));
    setFile(null);
    setEditing(false);
    void alert(words.pictureSaved[language], { tone: 'good' });
  };
  const press = () => {
    if (editing && file) void run(() => save(file));
    else setEditing(!editing);
  };

  return (
    <div className={styles.portrait}>
      {editing ? (
        <ProfileImageField
          file={file}
          onFile={setFile}
          onCrop={(chosen) => {
            square.current = chosen;
          }}
          current={artist.profileimg?.url}
          disabled={busy}
        />
      ) : (
        <Mat
          key={artist.profileimg?.url}
          picture={pictureOf(shownFile(artist.profileimg))}
          alt={artistFieldWords.profileImage[language]}
          name={artist.localname}
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
