import { useId } from 'react';
import { Button } from '../design/button.tsx';
import { useLanguage } from '../platform/language.ts';
import styles from './my-artworks.module.css';
import { myArtworksWords as words } from './my-artworks.words.ts';

/** How far an upload is; once all of it has left, the server still has to read the picture. */
export function UploadProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const language = useLanguage();
  const name = useId();
  const sent = share >= 1;
  return (
    <>
      <div className={styles.progress}>
        <span id={name}>
          {sent ? words.reading[language] : `${words.sending[language]} ${Math.floor(share * 100)}%`}
        </span>
        <progress aria-labelledby={name} max={1} {...(sent ? {} : { value: share })} />
      </div>
      <Button onClick={onCancel}>{words.cancel[language]}</Button>
    </>
  );
}
