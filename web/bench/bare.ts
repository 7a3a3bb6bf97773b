// The room without its page, lit or in flat unlit colours, at one pixel for each: what a frame of it costs.
import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import { roomOf } from '../src/virtual-gallery/gallery-data.ts';
import { filesOf, galleryOf, pictureAddress } from '../src/virtual-gallery/gallery-of.ts';
import { mountRoom } from '../src/virtual-gallery/scene/mount.ts';

const { exhibition } = window as unknown as { exhibition: Exhibition };
const host = document.querySelector<HTMLElement>('#host');
const files = filesOf(exhibition);
const room = roomOf(galleryOf('ko', exhibition));
if (host)
  mountRoom(host, room, {
    style: exhibition.room_style,
    pictureUrl: (id, width) => pictureAddress(files, id, width),
    pixelWidths: new Map(room.works.map(({ id }) => [id, files[id]?.width ?? null])),
    label: 'room',
    pixelRatio: 1,
    flat: new URLSearchParams(window.location.search).has('flat'),
  });
