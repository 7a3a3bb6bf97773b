import { Icon } from '../design/icon.tsx';
import { Picture } from '../design/picture/picture.tsx';
import text from '../design/text.module.css';
import { pictureOf, type ShownFile } from '../media/shown-file.ts';
import { myArtworksWords as words } from '../my-artworks/my-artworks.words.ts';
import { useLanguage } from '../platform/language.ts';
import styles from './enroll.module.css';

/** A work, whole, on a small square ground. */
export function Thumbnail({ image }: { image: ShownFile | undefined }) {
  const picture = pictureOf(image);
  return (
    <span className={styles.ground}>
      {picture ? (
        <Picture key={picture.src} picture={picture} alt="" sizes="160px" className={styles.small} />
      ) : (
        <Icon name="image" size={28} />
      )}
    </span>
  );
}

interface ThumbnailsProps {
  works: readonly { key: string; title: string; image?: ShownFile | undefined; isPrivate: boolean }[];
  onOpen: (key: string) => void;
}

/** Works with their titles, each of which can be pressed. */
export function Thumbnails({ works, onOpen }: ThumbnailsProps) {
  const language = useLanguage();
  return (
    <ul className={styles.thumbs}>
      {works.map(({ key, title, image, isPrivate }) => (
        <li key={key}>
          <button type="button" className={styles.thumb} onClick={() => onOpen(key)}>
            <Thumbnail image={image} />
            <span>{title}</span>
          </button>
          {isPrivate && <span className={text.second}>{words.private[language]}</span>}
        </li>
      ))}
    </ul>
  );
}
