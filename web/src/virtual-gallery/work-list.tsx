import { captionOf } from './caption.ts';
import type { Entry, GalleryExhibition, PictureUrl } from './gallery-data.ts';
import { Picture } from './picture.tsx';
import css from './virtual-gallery.module.css';
import type { VirtualGalleryWords } from './virtual-gallery.words.ts';

interface Props {
  entries: Entry[];
  exhibition: GalleryExhibition;
  words: VirtualGalleryWords;
  pictureUrl: PictureUrl;
  embed: boolean;
  failed: ReadonlySet<string>;
  onFailed: (id: string) => void;
}

/** The hang without a room: every work with its whole caption. */
export function WorkList({ entries, exhibition, words, pictureUrl, embed, failed, onFailed }: Props) {
  const target = embed ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <ol className={css.list} aria-label={words.works} data-works-list>
      {entries.map((entry) => {
        const { artist, title, details } = captionOf(entry, exhibition, words);
        const { work } = entry;
        return (
          <li key={entry.id} data-work={entry.id} data-w-mm={entry.widthMm} data-h-mm={entry.heightMm}>
            <Picture
              entry={entry}
              title={title}
              sizes="(min-width: 768px) 320px, 90vw"
              words={words}
              pictureUrl={pictureUrl}
              failed={failed.has(entry.id)}
              onFailed={onFailed}
            />
            <div>
              <p className={css.artist}>{artist}</p>
              <h2 className={css.title}>{title}</h2>
              {details.map((line) => (
                <p key={line} className={css.detail}>
                  {line}
                </p>
              ))}
              {work && !entry.sizeGiven && <p className={css.remark}>{words.sizeNotGivenNote}</p>}
              <p className={css.links}>
                <a href={work ? `/artworks-detail/${work.id}` : `/exhibition-detail/${exhibition.id}`} {...target}>
                  {work ? words.artwork : words.exhibition}
                </a>
                {work?.artist && (
                  <a href={`/artist-profile/${work.artist.id}`} {...target}>
                    {words.artist}
                  </a>
                )}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
