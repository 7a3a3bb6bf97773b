import { Button } from '../design/button.tsx';
import { Progress } from '../design/progress.tsx';
import { useLanguage } from '../platform/language.ts';
import styles from './my-artworks.module.css';
import { myArtworksWords as words } from './my-artworks.words.ts';

/** How far an upload is; once all of it has left, the server still has to read the picture, and it cannot be called off. */
export function UploadProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const language = useLanguage();
  const sent = share >= 1;
  return (
    <>
      <div className={styles.progress}>
        <Progress
          label={sent ? words.reading[language] : `${words.sending[language]} ${Math.floor(share * 100)}%`}
          done={share}
          of={sent ? undefined : 1}
        />
      </div>
      {!sent && <Button onClick={onCancel}>{words.cancel[language]}</Button>}
    </>
  );
}
