import type { ArtworkViews } from '@hwarang/domain/artworks/views.contract';
import { artworkView } from '../catalogue/artwork.view.ts';
import { Caption } from '../design/caption.tsx';
import { Icon } from '../design/icon.tsx';
import { Mat } from '../design/picture/mat.tsx';
import { Picture, ratioOf } from '../design/picture/picture.tsx';
import text from '../design/text.module.css';
import { wallSizes } from '../design/wall/justify.ts';
import { Wall, WallItem, wallHeights } from '../design/wall/wall.tsx';
import { pictureOf } from '../media/shown-file.ts';
import { useLanguage } from '../platform/language.ts';
import styles from './my-artworks.module.css';
import { myArtworksWords as words } from './my-artworks.words.ts';
import type { OwnArtwork } from './use-own-artworks.ts';
import { viewsText } from './views.words.ts';

interface Props {
  artworks: readonly OwnArtwork[];
  views: ReadonlyMap<string, ArtworkViews> | undefined;
  onOpen: (id: string) => void;
}

/** The artist's own works; a press on one opens it. */
export function OwnWall({ artworks, views, onOpen }: Props) {
  const language = useLanguage();
  return (
    <Wall dense>
      {artworks.map((artwork) => {
        const { id, title, year, material, size, image } = artworkView(language, artwork);
        const picture = pictureOf(image);
        const ratio = picture ? ratioOf(picture) : 1;
        return (
          <WallItem key={id} ratio={ratio}>
            <button type="button" className={styles.open} aria-label={title} onClick={() => onOpen(id)}>
              {picture ? (
                <Picture key={picture.src} picture={picture} alt="" sizes={wallSizes(ratio, wallHeights.dense)} />
              ) : (
                <Mat picture={undefined} alt="" name={title} shape={1} />
              )}
            </button>
            <figcaption>
              <Caption title={title} year={year} material={material} size={size} />
              {views && (
                <span className={text.below}>
                  {viewsText(views.get(id)?.last_30_days ?? 0, views.get(id)?.total ?? 0)[language]}
                </span>
              )}
              {!artwork.is_exposed && (
                <span className={styles.mark}>
                  <Icon name="lock" size={14} />
                  {words.private[language]}
                </span>
              )}
            </figcaption>
          </WallItem>
        );
      })}
    </Wall>
  );
}
