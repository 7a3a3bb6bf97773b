import { Link } from 'react-router';
import { type ExhibitionView, exhibitionPath, roomPath } from '../catalogue/exhibition.view.ts';
import { exhibitionsWords as words } from '../catalogue/exhibitions.words.ts';
import { galleryPath } from '../catalogue/gallery.view.ts';
import { HoursText } from '../catalogue/hours-text.tsx';
import { RunMark } from '../catalogue/run-mark.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Carousel } from '../design/carousel/carousel.tsx';
import { Row } from '../design/layout.tsx';
import { Picture } from '../design/picture/picture.tsx';
import { TextLink } from '../design/text-link.tsx';
import { pictureOf } from '../media/shown-file.ts';
import { useLanguage } from '../platform/language.ts';
import styles from './exhibition-banner.module.css';

interface Props {
  label: string;
  exhibitions: readonly ExhibitionView[];
  today: string;
  /** `_top` when the banner stands in a frame. */
  target?: '_top';
}

/** The exhibitions one after the other, each with its picture whole beside its name. */
export function ExhibitionBanner({ label, exhibitions, today, target }: Props) {
  return (
    <Carousel
      label={label}
      slides={exhibitions.map((exhibition) => ({
        key: exhibition.id,
        render: (state) => <Slide exhibition={exhibition} today={today} target={target} {...state} />,
      }))}
    />
  );
}

interface SlideProps extends Pick<Props, 'today'> {
  exhibition: ExhibitionView;
  target: Props['target'];
  near: boolean;
  first: boolean;
}

function Slide({ exhibition, today, target, near, first }: SlideProps) {
  const language = useLanguage();
  const { id, title, period, hours, gallery, image } = exhibition;
  const picture = pictureOf(image);
  return (
    <div className={styles.slide}>
      <Link to={exhibitionPath(id)} target={target} className={styles.stage} tabIndex={-1} aria-hidden="true">
        {picture && near && (
          <Picture
            picture={picture}
            alt=""
            sizes="(min-width: 992px) 64vw, 92vw"
            priority={first}
            raised
            className={styles.picture}
          />
        )}
      </Link>
      <div className={styles.words}>
        <p className={styles.eyebrow}>
          <RunMark exhibition={exhibition} today={today} />
          {gallery && (
            <Link to={galleryPath(gallery.id)} target={target} className={styles.gallery}>
              {gallery.name}
              {gallery.place && `, ${gallery.place}`}
            </Link>
          )}
        </p>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.facts}>
          {period}
          {hours.length > 0 && <HoursText hours={hours} />}
        </p>
        <Row>
          <ButtonLink look="fill" to={exhibitionPath(id)} target={target}>
            {words.see[language]}
          </ButtonLink>
          <TextLink to={roomPath(id)} target={target}>
            {words.goToRoom[language]}
          </TextLink>
        </Row>
      </div>
    </div>
  );
}
