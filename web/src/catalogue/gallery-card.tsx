import { Link } from 'react-router';
import { Card } from '../design/card.tsx';
import { Avatar } from '../design/picture/avatar.tsx';
import text from '../design/text.module.css';
import { pictureOf } from '../media/shown-file.ts';
import { useLanguage } from '../platform/language.ts';
import { exhibitionCount } from './exhibitions.words.ts';
import { type GalleryView, galleryPath } from './gallery.view.ts';
import styles from './gallery-card.module.css';
import { HoursLines } from './hours-text.tsx';

interface Props {
  gallery: GalleryView;
  exhibitions?: number;
  priority?: boolean;
  /** One line with a small picture, beside something larger. */
  small?: boolean;
}

export function GalleryCard({ gallery, exhibitions, priority = false, small = false }: Props) {
  const language = useLanguage();
  if (small)
    return (
      <Link to={galleryPath(gallery.id)} className={styles.small}>
        <Avatar picture={pictureOf(gallery.image)} alt="" name={gallery.name} size={56} />
        <span>
          <strong>{gallery.name}</strong>
          {gallery.place && <span className={text.second}>{gallery.place}</span>}
        </span>
      </Link>
    );
  return (
    <Card
      to={galleryPath(gallery.id)}
      title={gallery.name}
      heading="h2"
      picture={pictureOf(gallery.image)}
      shape={1.5}
      sizes="(min-width: 992px) 340px, (min-width: 576px) 44vw, 82vw"
      priority={priority}
      lines={[
        gallery.place,
        gallery.hours.length > 0 && <HoursLines hours={gallery.hours} />,
        exhibitions !== undefined && exhibitionCount(exhibitions)[language],
      ]}
    />
  );
}
