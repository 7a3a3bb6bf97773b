import type { RoomOrder } from '../room-order.ts';
import { LEVELS } from './levels.ts';
import { type MountedRoom, mountRoom } from './mount.ts';

let first: { host: HTMLElement; room: MountedRoom } | null = null;

/** Opens the room of the page that the server has sent. Where it cannot be, the page finds that out when it wakes. */
export function openFirstRoom(): void {
  const script = document.querySelector('script[data-first]');
  const host = document.querySelector<HTMLElement>('[data-room-host]');
  const order = document.querySelector('script[data-room-order]')?.textContent;
  if (!script || !host || !order) return;
  try {
    first = { host, room: open(host, JSON.parse(order) as RoomOrder) };
  } catch {
    host.replaceChildren();
  } finally {
    document.dispatchEvent(new Event('first-done'));
  }
}

function open(host: HTMLElement, { room, pictures, widths, ...order }: RoomOrder): MountedRoom {
  const opened = mountRoom(host, room, {
    ...order,
    pictureUrl: (id, width) => pictures[id]?.[LEVELS.findIndex((level) => level >= width)] ?? '',
    pixelWidths: new Map(Object.entries(widths)),
  });
  host.dataset.open = '';
  return opened;
}

/** Hands the room that opened by itself in this host to the page, once. */
export function takeFirstRoom(host: HTMLElement): MountedRoom | null {
  const taken = first;
  first = null;
  if (taken && taken.host !== host) taken.room.dispose();
  return taken?.host === host ? taken.room : null;
}
