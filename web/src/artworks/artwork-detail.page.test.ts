import { noLegalFace } from '@hwarang/domain/legal/legal-face';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { siteContext } from '../platform/site.ts';
import { loader } from './artwork-detail.page.tsx';

test('a work that is withdrawn while its page is made is a missing page, not an error', async () => {
  const id = '0123456789abcdef01234567';
  const context = new RouterContextProvider();
  const answers: Record<string, object> = {
    [`/art-works/${id}`]: { id, title: '봄', images: [], owner: null },
    [`/art-works/${id}/similar`]: { statusCode: 404, error: 'Not Found', message: 'Not Found' },
  };
  context.set(siteContext, {
    language: 'ko',
    nonce: '',
    origin: 'http://localhost',
    mapTiles: undefined,
    channelPluginKey: undefined,
    chatOff: true,
    links: {
      eCatalog: undefined,
      onlineShop: undefined,
      onlineContract: undefined,
      manageContract: undefined,
      openCallForm: undefined,
    },
    siteName: { ko: '화랑', en: 'Hwarang' },
    operator: noLegalFace,
    dispatch: async (path) => ({
      status: path.endsWith('/similar') ? 404 : 200,
      body: JSON.stringify(answers[path] ?? []),
    }),
  });
  const address = `/artworks-detail/${id}`;
  const request = new Request(`http://localhost${address}`);
  const asked = loader({ request, url: new URL(request.url), context, params: { id }, pattern: address });
  await expect(asked).rejects.toMatchObject({ init: { status: 404 } });
});
