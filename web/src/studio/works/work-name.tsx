import { canvasOf, sayCanvas } from '@hwarang/domain/artworks/canvas-size';
import type { ConsignedWork } from '@hwarang/domain/galleries/studio.contract';
import type { Language } from '@hwarang/domain/language';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { Thumb } from '../../admin/table/columns.tsx';
import { artworkPath } from '../../catalogue/artwork.view.ts';
import text from '../../design/text.module.css';
import { TextLink } from '../../design/text-link.tsx';
import { useLanguage } from '../../platform/language.ts';
import styles from '../stock.module.css';

type Work = ConsignedWork['artwork'];

export const workName = (language: Language, { title, title_en }: Pick<Work, 'title' | 'title_en'>): string =>
  pickLanguage(language, title, title_en) ?? '';

/** Width by height, as the record has them, with the canvas of that size; nothing when one is not known. */
export function sizeOf(language: Language, { width_cm, height_cm }: Pick<Work, 'width_cm' | 'height_cm'>): string {
  if (!width_cm || !height_cm) return '';
  const canvas = canvasOf({ width: width_cm, height: height_cm });
  return `${width_cm} × ${height_cm} cm${canvas ? ` (${sayCanvas(language, canvas)})` : ''}`;
}

/** A work with its picture, artist and year, as lists of agreements name it. */
export function NamedWork({ artwork }: { artwork: Work }) {
  const language = useLanguage();
  const { id, image, owner, year, is_exposed } = artwork;
  const name = workName(language, artwork);
  const line = [owner && pickLanguage(language, owner.localname, owner.englishname), year].filter(Boolean).join(' · ');
  return (
    <span className={styles.named}>
      <Thumb file={image} />
      <span>
        {is_exposed ? <TextLink to={artworkPath(id)}>{name}</TextLink> : name}
        <span className={text.below}>{line}</span>
      </span>
    </span>
  );
}
