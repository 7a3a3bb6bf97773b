import type { Room } from '@hwarang/domain/virtual-gallery/room';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { MountedRoom, RoomOptions } from './scene/mount.ts';

export type RoomState = 'closed' | 'opening' | 'open' | 'lost' | 'impossible';

export interface UseRoom extends RoomOptions {
  open: boolean;
  room: Room;
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
        mounted.current = mountRoom(element, latest.current.room, {
          ...latest.current,
          onReady: () => setState('open'),
          onLost: () => {
            setState('lost');
            waiting = setTimeout(() => setAttempt((count) => count + 1), GIVE_UP_MS);
          },
          onRestored: () => {
            clearTimeout(waiting);
            setState('open');
          },
        });
      }, fail)
      .catch(fail);
    return () => {
      gone = true;
      clearTimeout(waiting);
      mounted.current?.dispose();
      mounted.current = null;
    };
  }, [options.open, attempt, host]);

  return { state, room: mounted };
}

const canDraw = (): boolean => typeof WebGL2RenderingContext !== 'undefined';
