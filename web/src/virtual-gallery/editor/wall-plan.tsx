import {
  type HangPlan,
  type HangStock,
  hungByHand,
  nudged,
  type Place,
} from '@hwarang/domain/virtual-gallery/hang-plan';
import {
  type HungWork,
  MAIN_IMAGE_ID,
  type Room,
  WALLS,
  type Wall,
  wallLength,
} from '@hwarang/domain/virtual-gallery/room';
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { useLanguage } from '../../platform/language.ts';
import type { PictureUrl } from '../gallery-data.ts';
import { wallWords, roomEditorWords as words } from '../room-editor.words.ts';
import css from './room-editor.module.css';

interface Props {
  plan: HangPlan;
  stock: HangStock;
  room: Room;
  titleOf: (id: string) => string;
  pictureUrl: PictureUrl;
  chosen: string | null;
  onChoose: (id: string) => void;
  onChange: (plan: HangPlan) => void;
}

interface Drag {
  id: string;
  plan: HangPlan;
  /** From the pointer to the middle of the work, in metres. */
  dx: number;
  dy: number;
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The four walls as drawn by an architect, all at one scale, on which works are hung by hand. */
export function WallPlan({ plan, stock, room, titleOf, pictureUrl, chosen, onChoose, onChange }: Props) {
  const language = useLanguage();
  const hint = useId();
  const walls = useRef(new Map<Wall, HTMLElement>());
  const drag = useRef<Drag | null>(null);
  const all = useRef<HTMLDivElement>(null);
  const longest = Math.max(...WALLS.map((wall) => wallLength(room, wall)));

  /** The place on a wall under the pointer. */
  const placeAt = (x: number, y: number): Place | null => {
    let best: { wall: Wall; box: DOMRect; far: number } | null = null;
    for (const [wall, element] of walls.current) {
      const box = element.getBoundingClientRect();
      const far = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
      if (!best || far < best.far) best = { wall, box, far };
    }
    if (!best) return null;
    const scale = best.box.width / wallLength(room, best.wall);
    return { wall: best.wall, along: (x - best.box.left) / scale, height: (best.box.bottom - y) / scale };
  };

  const grab = (event: PointerEvent<HTMLElement>, work: HungWork): void => {
    onChoose(work.id);
    const at = placeAt(event.clientX, event.clientY);
    if (event.button !== 0 || !at) return;
    // Not the work itself: on another wall it is another element, and the hand would lose it.
    all.current?.setPointerCapture(event.pointerId);
    drag.current = { id: work.id, plan, dx: work.along - at.along, dy: work.centre.y - at.height };
  };

  const pull = (event: PointerEvent<HTMLElement>): void => {
    const held = drag.current;
    const at = held && placeAt(event.clientX, event.clientY);
    if (!held || !at) return;
    const place = { wall: at.wall, along: at.along + held.dx, height: at.height + held.dy };
    onChange(hungByHand(held.plan, stock, held.id, place));
  };

  const letGo = (): void => {
    const id = drag.current?.id;
    drag.current = null;
    if (id) all.current?.querySelector<HTMLElement>(`[data-hung="${CSS.escape(id)}"]`)?.focus();
  };

  const nudge = (event: KeyboardEvent<HTMLElement>, work: HungWork): void => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? 10 : 1;
    onChange(nudged(plan, stock, work.id, step[0] * by, step[1] * by));
  };

  return (
    <div ref={all} className={css.walls} onPointerMove={pull} onPointerUp={letGo} onPointerCancel={letGo}>
      <p id={hint} className={css.hint}>
        {words.wallsHint[language]}
      </p>
      {WALLS.map((wall) => (
        <figure key={wall} className={css.wall} style={{ width: percent(wallLength(room, wall), longest) }}>
          <div
            ref={(element) => {
              if (element) walls.current.set(wall, element);
              return () => {
                walls.current.delete(wall);
              };
            }}
            className={css.face}
            data-wall={wall}
            style={{ aspectRatio: `${wallLength(room, wall)} / ${room.height}` }}
          >
            {wall === room.door.wall && <Door room={room} />}
            {room.works.map((work) => {
              if (work.wall !== wall) return null;
              const length = wallLength(room, wall);
              const style = {
                left: percent(work.along - work.widthMm / 2000, length),
                bottom: percent(work.centre.y - work.heightMm / 2000, room.height),
                width: percent(work.widthMm / 1000, length),
                height: percent(work.heightMm / 1000, room.height),
              };
              return work.id === MAIN_IMAGE_ID ? (
                <span key={work.id} className={css.fixed} style={style}>
                  <Picture url={pictureUrl(work.id, 256)} />
                </span>
              ) : (
                <button
                  key={work.id}
                  type="button"
                  className={css.hung}
                  style={style}
                  data-hung={work.id}
                  aria-label={`${titleOf(work.id)}, ${wallWords[wall][language]}`}
                  aria-pressed={work.id === chosen}
                  aria-describedby={hint}
                  onPointerDown={(event) => grab(event, work)}
                  onKeyDown={(event) => nudge(event, work)}
                  onClick={() => onChoose(work.id)}
                >
                  <Picture url={pictureUrl(work.id, 256)} />
                </button>
              );
            })}
          </div>
          <figcaption>{wallWords[wall][language]}</figcaption>
        </figure>
      ))}
    </div>
  );
}

const Picture = ({ url }: { url: string }) => <img src={url} alt="" draggable={false} />;

function Door({ room }: { room: Room }) {
  const { width, height } = room.door;
  return (
    <span
      className={css.door}
      style={{
        left: percent((room.width - width) / 2, room.width),
        width: percent(width, room.width),
        height: percent(height, room.height),
      }}
    />
  );
}
