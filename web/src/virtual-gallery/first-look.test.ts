import { roomStyles } from '@hwarang/domain/virtual-gallery/room-styles';
import { rgbaToThumbHash } from 'thumbhash';
import { describe, expect, it } from 'vitest';
import { firstLook } from './first-look.ts';
import { type GalleryExhibition, roomOf } from './gallery-data.ts';
import { bake } from './scene/bake/bake.ts';
import { LOOKS } from './scene/bake/looks.ts';
import { firstBaked } from './scene/first-light.ts';

const exhibition = (style: GalleryExhibition['style'], count: number): GalleryExhibition => ({
  id: 'e1',
  title: '물과 돌 사이',
  period: '',
  style,
  mainImage: null,
  works: Array.from({ length: count }, (_, i) => ({
    id: `w${i}`,
    title: `작품 ${i}`,
    artist: null,
    year: null,
    material: '',
    size: null,
    widthCm: 50 + i * 20,
    heightCm: 40 + i * 15,
    depthCm: null,
    picture: { width: 1000, height: 800 },
  })),
});

const redHash = Buffer.from(
  rgbaToThumbHash(
    8,
    8,
    new Uint8Array(256).map((_, i) => [200, 30, 40, 255][i % 4] ?? 0),
  ),
);

/** The mean colour of a side of the room. */
function meanOf({ lightmap: { atlas, pixels } }: ReturnType<typeof bake>, face: number): number[] {
  const place = atlas.faces[face] ?? { x: 0, y: 0, w: 0, h: 0 };
  const sum = [0, 0, 0];
  for (let y = place.y; y < place.y + place.h; y++)
    for (let x = place.x; x < place.x + place.w; x++)
      for (const c of [0, 1, 2]) sum[c] = (sum[c] ?? 0) + (pixels[(y * atlas.width + x) * 4 + c] ?? 0);
  return sum.map((value) => value / (place.w * place.h));
}

describe('the first frame', () => {
  it.each(roomStyles)('shows the %s room in nearly the colours that the coarse light gives it', (style) => {
    const room = roomOf(exhibition(style, 9));
    const first = firstBaked(room, LOOKS[style], firstLook(exhibition(style, 9), {}));
    const coarse = bake({ room, style }, 'coarse');
    for (const face of [0, 1, 2, 3, 4, 5])
      for (const c of [0, 1, 2])
        expect(Math.abs((meanOf(first, face)[c] ?? 0) - (meanOf(coarse, face)[c] ?? 0))).toBeLessThan(18);
  });

  it('has a room without works too', () => {
    const room = roomOf(exhibition('hanok', 0));
    const first = firstBaked(room, LOOKS.hanok, firstLook(exhibition('hanok', 0), {}));
    expect(Math.min(...meanOf(first, 4))).toBeGreaterThan(10);
  });

  it('knows the mean colour of each work, and says where it does not', () => {
    const file = { url: '/media/a/full.jpg', width: 1000, height: 800, thumbhash: redHash.toString('base64') };
    const { colours } = firstLook(exhibition('concrete', 2), { w0: file });
    const [r = 0, g = 0, b = 0] = colours[0]?.match(/[0-9a-f]{2}/g)?.map((part) => Number.parseInt(part, 16)) ?? [];
    expect(Math.abs(r - 200) + Math.abs(g - 30) + Math.abs(b - 40)).toBeLessThan(30);
    expect(colours[1]).toBeNull();
  });
});
