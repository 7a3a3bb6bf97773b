import type { Room } from '@hwarang/domain/virtual-gallery/room';
import type { RoomStyle } from '@hwarang/domain/virtual-gallery/room-styles';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PictureUrl } from '../gallery-data.ts';
import type { MountedRoom } from '../scene/mount.ts';
import { importScene } from '../use-room.ts';

interface Preview {
  room: Room;
  style: RoomStyle;
  pictureUrl: PictureUrl;
  pixelWidths: ReadonlyMap<string, number | null>;
  label: string;
  chosen: string | null;
}

/** A hand still moving need not be followed by the light. */
const PAUSE_MS = 250;

interface Shown {
  layer: HTMLElement;
  mounted: MountedRoom;
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
    const drop = ({ layer, mounted }: Shown): void => {
      mounted.dispose();
      layer.remove();
    };
    const build = async (stopped: AbortSignal): Promise<void> => {
      const { mountRoom } = await importScene();
      const element = host.current;
      if (stopped.aborted || !element) return;
      const layer = document.createElement('div');
      layer.dataset.roomHost = '';
      element.append(layer);
      const { pictureUrl, pixelWidths, label, chosen: work, room: planned, style: looks } = latest.current;
      const start = shown.current?.mounted.pose();
      const mounted = mountRoom(layer, planned, {
        style: looks,
        pictureUrl,
        pixelWidths,
        label,
        initialWork: work,
        start,
      });
      next = { layer, mounted };
      mounted.on('ready', () => {
        if (shown.current) drop(shown.current);
        shown.current = next;
        next = null;
        layer.dataset.open = '';
        setState('open');
      });
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
      shown.current?.mounted.dispose();
      shown.current?.layer.remove();
      shown.current = null;
    },
    [],
  );
  return state;
}
