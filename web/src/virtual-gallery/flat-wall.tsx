import { type Room, WALLS, wallLength } from '@hwarang/domain/virtual-gallery/room';
import type { CSSProperties } from 'react';
import { captionOf, spokenCaption } from './caption.ts';
import type { Entry, GalleryExhibition, PictureUrl } from './gallery-data.ts';
import { Picture } from './picture.tsx';
import css from './virtual-gallery.module.css';
import type { VirtualGalleryWords } from './virtual-gallery.words.ts';

interface Props {
  room: Room;
  entries: Entry[];
  exhibition: GalleryExhibition;
  words: VirtualGalleryWords;
  pictureUrl: PictureUrl;
  failed: ReadonlySet<string>;
  onFailed: (id: string) => void;
  embed: boolean;
}

type Metres = CSSProperties & Record<`--${string}`, number>;

/** The same hang drawn flat, wall after wall, at one common scale: what the server sends and what is left without WebGL. */
export function FlatWall({ room, entries, exhibition, words, pictureUrl, failed, onFailed, embed }: Props) {
  const target = embed ? { target: '_blank', rel: 'noopener' } : {};
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const walls = WALLS.filter((wall) => room.works.some((work) => work.wall === wall));
  return (
    <section className={css.walls} style={{ '--room-h': room.height } as Metres} data-flat-wall aria-label={words.wall}>
      {walls.map((wall, i) => (
        <div key={wall} className={css.flatWall} style={{ '--len': wallLength(room, wall) } as Metres}>
          {i === 0 && <Person label={words.person} />}
          {room.works
            .filter((work) => work.wall === wall)
            .map((work) => {
              const entry = byId.get(work.id);
              if (!entry) return null;
              const caption = captionOf(entry, exhibition, words);
              const place: Metres = {
                '--x': work.along - work.widthMm / 2000,
                '--y': work.centre.y - work.heightMm / 2000,
                '--w': work.widthMm / 1000,
                '--h': work.heightMm / 1000,
              };
              return (
                <a
                  key={work.id}
                  className={css.flatWork}
                  style={place}
                  href={entry.work ? `/artworks-detail/${work.id}` : `/exhibition-detail/${exhibition.id}`}
                  aria-label={spokenCaption(caption)}
                  {...target}
                >
                  <Picture
                    entry={entry}
                    title=""
                    sizes={`${Math.round((work.widthMm / 1000) * 160)}px`}
                    words={words}
                    pictureUrl={pictureUrl}
                    failed={failed.has(work.id)}
                    onFailed={onFailed}
                  />
                </a>
              );
            })}
        </div>
      ))}
    </section>
  );
}

function Person({ label }: { label: string }) {
  return (
    <svg className={css.person} viewBox="0 0 50 170" role="img" aria-label={label}>
      <path d="M25 0a10.5 12 0 0 1 0 24a10.5 12 0 0 1 0-24M14 27h22q9 1 9 12l-1 46q-1 5-5 4l-2-38-2 117q0 2-3 2h-5l-2-74-2 74h-5q-3 0-3-2L13 51l-2 38q-4 1-5-4L5 39q0-11 9-12" />
    </svg>
  );
}
