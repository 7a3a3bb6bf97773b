import { Link } from 'react-router';
import { galleryPath, type WholeGallery } from '../catalogue/gallery.view.ts';
import { Prose } from '../design/prose.tsx';
import { TextLink } from '../design/text-link.tsx';
import { useLanguage } from '../platform/language.ts';
import { galleriesWords as words } from './galleries.words.ts';
import { GalleryFacts } from './gallery-info.tsx';
import { GalleryMap } from './gallery-map.tsx';
import styles from './gallery-place.module.css';

/** The gallery of an exhibition: where it stands and what it is. */
export function GalleryPlace({ gallery }: { gallery: WholeGallery }) {
  const language = useLanguage();
  return (
    <div className={styles.place}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={galleryPath(gallery.id)}>{gallery.name}</Link>
        </h3>
        {gallery.description && <Prose text={gallery.description} />}
        <GalleryFacts gallery={gallery} />
        <div className={styles.see}>
          <TextLink to={galleryPath(gallery.id)}>{words.see[language]}</TextLink>
        </div>
      </div>
      {gallery.point && <GalleryMap name={gallery.name} point={gallery.point} />}
    </div>
  );
}
