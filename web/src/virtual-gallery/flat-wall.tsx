import { type Room, WALLS, wallLength } from '@hwarang/domain/virtual-gallery/room';
import type { CSSProperties } from 'react';
import { captionOf, linkTarget, pageOf, spokenCaption } from './caption.ts';
import type { ShownGallery } from './gallery-data.ts';
import { Picture } from './picture.tsx';
import css from './virtual-gallery.module.css';

type Metres = CSSProperties & Record<`--${string}`, number>;

/** The same hang drawn flat, wall after wall, at one common scale: what the server sends and what is left without WebGL. */
export function FlatWall({ room, gallery }: { room: Room; gallery: ShownGallery }) {
  const { entries, words, embed } = gallery;
  const walls = WALLS.filter((wall) => room.works.some((work) => work.wall === wall));
  return (
    <section className={css.walls} style={{ '--room-h': room.height } as Metres} data-flat-wall aria-label={words.wall}>
      {walls.map((wall, i) => (
        <div key={wall} className={css.flatWall} style={{ '--len': wallLength(room, wall) } as Metres}>
          {i === 0 && <Person label={words.person} />}
          {room.works.map((work, index) => {
            const entry = entries[index];
            if (!entry || work.wall !== wall) return null;
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
                href={pageOf(entry, gallery)}
                aria-label={spokenCaption(captionOf(entry, gallery))}
                {...linkTarget(embed)}
              >
                <Picture gallery={gallery} entry={entry} title="" sizes={`${Math.round(work.widthMm * 0.16)}px`} />
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
