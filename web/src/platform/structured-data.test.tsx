import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StructuredData } from './structured-data.tsx';

test('no text of a record can end the element that holds its data', () => {
  const name = '</script><script>alert(1)</script> "달" \\';
  const html = renderToString(<StructuredData data={{ '@type': 'VisualArtwork', name }} />);
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ name });
});
