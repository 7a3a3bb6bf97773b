import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

test('a picture is told that it may wait before it is told its address', () => {
  const picture = {
    src: '/original.jpg',
    width: 30,
    height: 20,
    sources: [{ type: 'image/avif', srcSet: '/small 1w' }],
  };
  const html = renderToString(<Picture picture={picture} alt="" />);
  const image = html.slice(html.indexOf('<img'));
  expect(html.indexOf('<source')).toBeLessThan(html.indexOf('<img'));
  for (const name of [' loading=', ' fetchPriority=', ' width=']) {
    expect(image).toContain(name);
    expect(image.indexOf(name)).toBeLessThan(image.indexOf(' src='));
  }
});
