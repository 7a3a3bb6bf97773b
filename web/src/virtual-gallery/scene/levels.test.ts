import { describe, expect, it } from 'vitest';
import { levelFor, nextLoads, overCap, textureBytes } from './levels.ts';

describe('picture levels', () => {
  it('a far work needs little, a near one much, and none more than its picture has', () => {
    expect(levelFor(30, 4000)).toBe(64);
    expect(levelFor(240, 4000)).toBe(256);
    expect(levelFor(700, 4000)).toBe(1024);
    expect(levelFor(5000, 4000)).toBe(2048);
    expect(levelFor(5000, 300)).toBe(512);
  });

  it('counts the smaller copies of a texture', () => {
    expect(textureBytes(1024, 1024)).toBe(5592405);
  });

  it('gives up what was seen longest ago, never the focused work', () => {
    const held = [
      { id: 'a', level: 512 as const, bytes: 10, seen: 1 },
      { id: 'b', level: 512 as const, bytes: 10, seen: 2 },
      { id: 'c', level: 512 as const, bytes: 10, seen: 3 },
    ];
    expect(overCap(held, 30, null)).toEqual([]);
    expect(overCap(held, 15, 'a')).toEqual(['b', 'c']);
    expect(overCap(held, 15, null)).toEqual(['a', 'b']);
  });

  it('loads the focused work first, then the largest on screen, and nothing twice', () => {
    const request = (id: string, pixels: number, focused = false) => ({ id, level: 512 as const, pixels, focused });
    const order = nextLoads(
      [request('a', 100), request('b', 300), request('c', 50, true), request('d', 400)],
      (id) => (id === 'd' ? 512 : null),
      new Set(['a']),
    );
    expect(order.map((item) => item.id)).toEqual(['c', 'b']);
  });
});
