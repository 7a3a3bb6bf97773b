import { expect, test } from 'vitest';
import { zoomSource } from './zoom-source.ts';

const file = { url: '/media/abc/full.jpg', width: 12_000, height: 8400, thumbhash: '' };

test('deep zoom of a public work loads its IIIF tiles, up to every pixel of the original', () => {
  expect(zoomSource('65a0', file)).toMatchObject({
    id: '/iiif/3/65a0',
    protocol: 'http://iiif.io/api/image',
    width: 12_000,
    height: 8400,
    tiles: [{ width: 512, height: 512, scaleFactors: [1, 2, 4, 8, 16, 32] }],
  });
});

test('deep zoom of a private work shows the picture that its owner may see', () => {
  const url = '/media/abc/full.jpg?token=1';
  expect(zoomSource('65a0', { ...file, url })).toEqual({ type: 'image', url });
});
