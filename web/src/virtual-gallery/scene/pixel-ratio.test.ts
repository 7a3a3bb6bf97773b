import { describe, expect, it } from 'vitest';
import { PixelRatio } from './pixel-ratio.ts';

describe('pixel ratio', () => {
  it('falls to 0.75 on a slow machine while moving, and is whole again at rest', () => {
    const ratio = new PixelRatio(undefined);
    for (let i = 0; i < 60; i++) ratio.frame(40);
    expect(ratio.value).toBe(0.75);
    expect(ratio.rest()).toBe(true);
    expect(ratio.value).toBe(1);
  });

  it('climbs again after quick frames', () => {
    const ratio = new PixelRatio(undefined);
    for (let i = 0; i < 60; i++) ratio.frame(40);
    for (let i = 0; i < 400; i++) ratio.frame(8);
    expect(ratio.value).toBe(1);
  });

  it('one long pause is not a slow machine', () => {
    const ratio = new PixelRatio(undefined);
    for (let i = 0; i < 20; i++) ratio.frame(900);
    expect(ratio.value).toBe(1);
  });
});
