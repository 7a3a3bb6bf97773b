import { memo } from 'react';
import { Link } from 'react-router';
import { Card } from '../design/card.tsx';
import { Avatar } from '../design/picture/avatar.tsx';
import { TextLink } from '../design/text-link.tsx';
import { pictureOf } from '../media/shown-file.ts';
import { useLanguage } from '../platform/language.ts';
import { type ExhibitionView, exhibitionPath, roomPath } from './exhibition.view.ts';
import styles from './exhibition-card.module.css';
import { exhibitionsWords as words } from './exhibitions.words.ts';
import { galleryPath } from './gallery.view.ts';
import { HoursText } from './hours-text.tsx';
import { RunMark } from './run-mark.tsx';

interface Props {
  exhibition: ExhibitionView;
  today: string;
  heading?: 'h2' | 'h3';
  priority?: boolean;
  /** With hours and the gallery's picture, as lists of exhibitions show it. */
  full?: boolean;
  /** Where the page is the gallery's own. */
  withoutGallery?: boolean;
}

export const ExhibitionCard = memo(function ExhibitionCard({
  exhibition,
  today,
  heading = 'h3',
  priority = false,
  full = false,
  withoutGallery = false,
}: Props) {
  const language = useLanguage();
  const { id, title, period, hours, gallery } = exhibition;
  return (
    <Card
      to={exhibitionPath(id)}
      title={title}
      heading={heading}
      picture={pictureOf(exhibition.image)}
      alt=""
      sizes="(min-width: 992px) 340px, (min-width: 576px) 44vw, 82vw"
      priority={priority}
      mark={full ? <RunMark exhibition={exhibition} today={today} /> : undefined}
      lines={[
        !withoutGallery && gallery && (
          <Link to={galleryPath(gallery.id)} className={styles.gallery}>
            {full && <Avatar picture={pictureOf(gallery.image)} alt="" name={gallery.name} size={28} />}
            <span>
              {gallery.name}
              {gallery.place && ` · ${gallery.place}`}
            </span>
          </Link>
        ),
        period,
        full && hours.length > 0 && <HoursText hours={hours} />,
      ]}
      actions={
        <TextLink to={roomPath(id)} className={styles.room}>
          {words.goToRoom[language]}
        </TextLink>
      }
    />
  );
});
