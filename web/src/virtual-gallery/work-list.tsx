import { captionOf } from './caption.ts';
import { CaptionText } from './caption-panel.tsx';
import type { ShownGallery } from './gallery-data.ts';
import { Picture } from './picture.tsx';
import css from './virtual-gallery.module.css';

/** The hang without a room: every work with its whole caption. */
export const WorkList = ({ gallery }: { gallery: ShownGallery }) => (
  <ol className={css.list} aria-label={gallery.words.works} data-works-list>
    {gallery.entries.map((entry) => (
      <li key={entry.id} data-work={entry.id} data-w-mm={entry.widthMm} data-h-mm={entry.heightMm}>
        <Picture
          gallery={gallery}
          entry={entry}
          title={captionOf(entry, gallery).title}
          sizes="(min-width: 768px) 320px, 90vw"
        />
        <div>
          <CaptionText gallery={gallery} entry={entry} />
        </div>
      </li>
    ))}
  </ol>
);
