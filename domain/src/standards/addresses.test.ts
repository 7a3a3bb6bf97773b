import { expect, test } from 'vitest';
import { contentState, viewerAddress } from './addresses.ts';

const manifest = 'https://화랑.example/iiif/presentation/3/artworks/a?b=/manifest.json';

test('a content state is read back as the standard reads it', () => {
  const state = contentState(manifest);
  expect(state).toMatch(/^[\w-]+$/);
  const read = JSON.parse(decodeURIComponent(Buffer.from(state, 'base64url').toString('utf8')));
  expect(read).toMatchObject({ id: manifest, type: 'Manifest' });
});

test('the link to a viewer names the manifest for viewers on which it is dropped', () => {
  const { searchParams } = new URL(viewerAddress(manifest));
  expect(searchParams.get('manifest')).toBe(manifest);
  expect(searchParams.get('iiif-content')).toBe(contentState(manifest));
});
