import type { Room } from '@hwarang/domain/virtual-gallery/room';
import type { RoomStyle } from '@hwarang/domain/virtual-gallery/room-styles';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { PictureUrl } from './gallery-data.ts';
import type { FirstLook } from './scene/first-light.ts';
import type { MountedRoom } from './scene/mount.ts';

export type RoomState = 'closed' | 'opening' | 'open' | 'lost' | 'impossible';

export interface UseRoom {
  open: boolean;
  room: Room;
  style: RoomStyle;
  pictureUrl: PictureUrl;
  spriteUrl: string | undefined;
  first: FirstLook | undefined;
  pixelWidths: ReadonlyMap<string, number | null>;
  label: string;
  initialWork: string | null;
  embed: boolean;
  onFocus: (id: string | null) => void;
  onTour: (on: boolean) => void;
  onFailed: (id: string) => void;
}

const GIVE_UP_MS = 6000;
const RETRIES = 2;

/** three.js and the scene, in a file of their own. */
export const importScene = () => import('./scene/mount.ts');

/** Opens the room in the host while `open`. A lost graphics card is waited for, then the room is opened anew. */
export function useRoom(
  host: RefObject<HTMLDivElement | null>,
  options: UseRoom,
): { state: RoomState; room: RefObject<MountedRoom | null> } {
  const mounted = useRef<MountedRoom | null>(null);
  const [state, setState] = useState<RoomState>('closed');
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(options);
  latest.current = options;
  const again = useCallback(() => setAttempt((count) => count + 1), []);

  // Before the next paint: where the processor draws, painting the flat wall once more would come first.
  useLayoutEffect(() => {
    const element = host.current;
    if (!options.open || !element) {
      setState('closed');
      return;
    }
    if (attempt > RETRIES || !canDraw()) {
      setState('impossible');
      return;
    }
    setState('opening');
    let gone = false;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const fail = (): void => {
      if (!gone) setState('impossible');
    };
    importScene()
      .then(({ mountRoom }) => {
        if (gone) return;
        const { room, onFocus, onTour, onFailed, ...options } = latest.current;
        const opened = mountRoom(element, room, options);
        mounted.current = opened;
        opened.on('ready', () => setState('open'));
        opened.on('focus', onFocus);
        opened.on('tour', onTour);
        opened.on('failed', onFailed);
        opened.on('lost', () => {
          setState('lost');
          waiting = setTimeout(again, GIVE_UP_MS);
        });
        opened.on('restored', () => {
          clearTimeout(waiting);
          setState('open');
        });
      }, fail)
      .catch(fail);
    return () => {
      gone = true;
      clearTimeout(waiting);
      mounted.current?.dispose();
      mounted.current = null;
    };
  }, [options.open, attempt, host, again]);

  return { state, room: mounted };
}

const canDraw = (): boolean => typeof WebGL2RenderingContext !== 'undefined';
