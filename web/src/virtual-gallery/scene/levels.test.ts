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
    const held = ['a', 'b', 'c'].map((id, seen) => ({ id, level: 512 as const, bytes: 10, seen }));
    const dropped = (cap: number, keep: string | null) => overCap(held, cap, keep).map(({ id }) => id);
    expect(dropped(30, null)).toEqual([]);
    expect(dropped(15, 'a')).toEqual(['b', 'c']);
    expect(dropped(15, null)).toEqual(['a', 'b']);
  });

  it('loads the focused work first, then the largest on screen, and nothing twice', () => {
    const wanted = (id: string, pixels: number, level: 512 | null = null) => ({
      picture: { id, level, bytes: 0, seen: 0 },
      level: 512 as const,
      pixels,
    });
    const all = [wanted('a', 100), wanted('b', 300), wanted('c', 50), wanted('d', 400, 512)];
    expect(nextLoads(all, 'c', new Set(['a'])).map(({ picture }) => picture.id)).toEqual(['c', 'b']);
  });
});
