// What was found when a museum moved in, each as a request that is asked for at two sizes. The numbers are those of the list of findings.
import { setTimeout as sleep } from 'node:timers/promises';
import { idOf } from './collection.ts';

export interface Museum {
  works: number;
  get: (path: string, asAdministrator?: boolean) => Promise<ArrayBuffer>;
  post: (path: string, body: object) => Promise<ArrayBuffer>;
}

/** One request, never asked for before: nothing is answered from a cache. `turn` counts from 0 to a few dozen. */
type Line = (museum: Museum, turn: number) => Promise<ArrayBuffer>;

const nowhere = (turn: number): string => `xylophonist${turn}`;
export const parsed = (body: ArrayBuffer) => JSON.parse(Buffer.from(body).toString());

async function adminSearch(get: Museum['get'], text: string): Promise<ArrayBuffer> {
  const found = await get(`/api/admin/artworks?_q=${text}&_sort=createdAt:DESC&_limit=100`, true);
  await get(`/api/admin/artworks/count?_q=${text}`, true);
  return found;
}

/** How long others wait meanwhile is told beside it. */
const labels =
  (count: number): Line =>
  async ({ get, post, works }) => {
    const exhibition = idOf('exhibition', 0);
    const captions = parsed(await get(`/api/exhibitions/${exhibition}/captions`, true)) as { id: string }[];
    let slowest = 0;
    let done = false;
    const health = (async () => {
      while (!done) {
        const asked = performance.now();
        await get('/api/health');
        slowest = Math.max(slowest, performance.now() - asked);
        await sleep(20);
      }
    })();
    const body = { lines: captions.slice(0, count).map(({ id }) => ({ id })) };
    const pdf = await post(`/api/exhibitions/${exhibition}/captions/labels`, body).finally(() => {
      done = true;
      return health;
    });
    console.info(
      `${works} works, ${body.lines.length} labels: the slowest health check meanwhile ${slowest.toFixed(0)} ms`,
    );
    return pdf;
  };

export const lines: Record<string, Line> = {
  '2 a work’s exhibitions': ({ get, works }, turn) =>
    get(
      `/api/exhibitions?is_exposed=true&art_works=${idOf('artwork', (turn * 31) % works)}&_sort=opens_on:DESC&_limit=20`,
    ),
  '2 artwork page': ({ get }, turn) => get(`/artworks-detail/${idOf('artwork', turn * 31 + 1)}`),
  '3 50 labels as PDF': labels(50),
  '3 500 labels as PDF': labels(500),
  '4 artist page, 15 % of the works': ({ get }) => get(`/artist-profile/${idOf('artist', 0)}?lang=en`),
  '4 exhibition page, 500 works': ({ get }, turn) => get(`/exhibition-detail/${idOf('exhibition', turn)}?lang=en`),
  '4 an exhibition is looked for': ({ get }) => get('/api/admin/exhibitions?_q=castle&_limit=8', true),
  '5 header search, Turner': ({ get }) => get('/api/search?q=Turner'),
  '5 header search, study': ({ get }) => get('/api/search?q=study'),
  '5 header search, no hit': ({ get }, turn) => get(`/api/search?q=${nowhere(turn)}`),
  '5 title_contains, many': ({ get }, turn) => get(`/api/art-works?title_contains=castle&_limit=${24 + turn}`),
  '5 title_contains, no hit': ({ get }, turn) => get(`/api/art-works?title_contains=${nowhere(turn)}&_limit=24`),
  // A count has no pages: the parameter only makes it another question.
  '6 count': ({ get }, turn) => get(`/api/art-works/count?_limit=${turn}`),
  '6 count of a frequent word': ({ get }, turn) => get(`/api/art-works/count?_q=paper&_limit=${turn}`),
  '6 list at 87 %': ({ get, works }, turn) =>
    get(`/api/art-works?_start=${Math.round(works * 0.87) - turn * 24}&_limit=24`),
  '6 list at 87 % by title': ({ get, works }, turn) =>
    get(`/api/art-works?_sort=title&_start=${Math.round(works * 0.87) - turn * 24}&_limit=24`),
  '6 _q, many': ({ get }, turn) => get(`/api/art-works?_q=harbour&_limit=${24 + turn}`),
  '6 _q, no hit': ({ get }, turn) => get(`/api/art-works?_q=${nowhere(turn)}&_limit=24`),
  '6 text_contains, many': ({ get }, turn) => get(`/api/art-works?text_contains=watermark&_limit=${24 + turn}`),
  '6 text_contains, no hit': ({ get }, turn) => get(`/api/art-works?text_contains=${nowhere(turn)}&_limit=24`),
  '6 admin search, no hit, and its count': ({ get }, turn) => adminSearch(get, nowhere(turn)),
  '6 admin search, many, and its count': ({ get }) => adminSearch(get, 'paper'),
  '6 admin overview': ({ get }) => get('/api/admin/overview', true),
  '6 sitemap': ({ get }) => get('/sitemap.xml'),
  '6 last part of the sitemap, and its index': async ({ get }) => {
    const index = Buffer.from(await get('/sitemap.xml')).toString();
    const parts = [...index.matchAll(/<loc>[^<]*(\/sitemap\/artworks-[^<]+)<\/loc>/g)];
    return get(parts.at(-1)?.[1] ?? '');
  },
  '6 CSV of all works': ({ get }) => get('/api/admin/artworks.csv?_sort=createdAt:DESC', true),
};

/** There is one such artist and there are eight such exhibitions, and a page is kept once it was made; the others take long. */
export const timesOf: Record<string, { warm: number; times: number }> = {
  '3 50 labels as PDF': { warm: 1, times: 2 },
  '3 500 labels as PDF': { warm: 0, times: 1 },
  '4 artist page, 15 % of the works': { warm: 0, times: 1 },
  '4 exhibition page, 500 works': { warm: 3, times: 5 },
  '6 CSV of all works': { warm: 0, times: 1 },
};

/** What findings 5 and 7 ask for is no time but an answer. */
export async function checks({ get, post }: Museum): Promise<Record<string, boolean>> {
  const titles = async (kind: string, text: string): Promise<string[]> =>
    parsed(await get(`/api/search?q=${text}`))[kind].map(({ title }: { title: string }) => title);
  const studies = await titles('art_works', 'study');
  const dated = {
    title: 'Dated',
    year: '1820-01-01',
    year_text: 'c.1820',
    size: '30 cm x 40 cm',
    owner: idOf('artist', 1),
  };
  const { id } = parsed(await post('/api/art-works', dated));
  return {
    '5 J. M. W. Turner is the first of all Turners': (await titles('artists', 'Turner'))[0] === 'J. M. W. Turner',
    '5 works called Study come first': studies.length > 0 && studies.slice(0, 5).every((title) => title === 'Study'),
    '5 cafe finds café': parsed(await get('/api/art-works/count?title_contains=cafe in montmartre')) > 0,
    '7 c.1820 is shown as written': parsed(await get(`/api/art-works/${id}`)).year_text === 'c.1820',
  };
}
