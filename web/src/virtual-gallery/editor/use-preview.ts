import type { Room } from '@hwarang/domain/virtual-gallery/room';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MountedRoom, RoomOptions } from '../scene/mount.ts';
import { importScene } from '../use-room.ts';

export interface Preview extends Pick<RoomOptions, 'style' | 'pictureUrl' | 'pixelWidths' | 'label'> {
  room: Room;
  chosen: string | null;
}

/** A hand still moving need not be followed by the light. */
const PAUSE_MS = 250;

interface Shown {
  layer: HTMLElement;
  mounted: MountedRoom;
}

function drop({ layer, mounted }: Shown): void {
  mounted.dispose();
  layer.remove();
}

/** The room as planned: each change is built beside the room that is seen, and takes its place, and its view, once it stands. */
export function usePreview(host: RefObject<HTMLElement | null>, preview: Preview): 'opening' | 'open' | 'impossible' {
  const [state, setState] = useState<'opening' | 'open' | 'impossible'>('opening');
  const shown = useRef<Shown | null>(null);
  const latest = useRef(preview);
  latest.current = preview;
  const { room, style, chosen } = preview;
  const built = JSON.stringify([style, room]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the room is built anew when what it shows has changed.
  useEffect(() => {
    let next: Shown | null = null;
    const build = async (stopped: AbortSignal): Promise<void> => {
      const { mountRoom } = await importScene();
      const element = host.current;
      if (stopped.aborted || !element) return;
      const layer = document.createElement('div');
      layer.dataset.roomHost = '';
      element.append(layer);
      const { chosen: initialWork, room: planned, ...options } = latest.current;
      const mounted = mountRoom(layer, planned, {
        ...options,
        initialWork,
        start: shown.current?.mounted.pose(),
        onReady: () => {
          if (shown.current) drop(shown.current);
          shown.current = next;
          next = null;
          layer.dataset.open = '';
          setState('open');
        },
      });
      next = { layer, mounted };
    };
    const control = new AbortController();
    const timer = setTimeout(
      () => {
        build(control.signal).catch(() => control.signal.aborted || setState('impossible'));
      },
      shown.current ? PAUSE_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      control.abort();
      if (next) drop(next);
    };
  }, [built]);

  useEffect(() => {
    shown.current?.mounted.focus(chosen);
  }, [chosen]);

  useEffect(
    () => () => {
      if (shown.current) drop(shown.current);
      shown.current = null;
    },
    [],
  );
  return state;
}
