import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import sharp from 'sharp';
import { inject } from 'vitest';
import { site } from '../site.ts';

type Colour = readonly [number, number, number];
interface Plain {
  colour: Colour;
  widthCm: number;
  heightCm: number;
  depthCm?: number;
}

/** Plain colours, so that a screenshot can be measured. Twelve works, of which nine hang. */
const plainWorks: Plain[] = [
  { colour: [20, 90, 200], widthCm: 162.2, heightCm: 130.3 },
  { colour: [30, 150, 60], widthCm: 53, heightCm: 45.5 },
  { colour: [230, 180, 20], widthCm: 91, heightCm: 116.8 },
  { colour: [120, 40, 160], widthCm: 130.3, heightCm: 193.9 },
  { colour: [10, 160, 170], widthCm: 40.9, heightCm: 31.8 },
  { colour: [235, 110, 30], widthCm: 72.7, heightCm: 60.6 },
  { colour: [90, 60, 30], widthCm: 100, heightCm: 100, depthCm: 4 },
  { colour: [12, 12, 14], widthCm: 193.9, heightCm: 112.1 },
  { colour: [200, 30, 40], widthCm: 24.2, heightCm: 33.4 },
  { colour: [60, 60, 60], widthCm: 50, heightCm: 50 },
  { colour: [70, 70, 70], widthCm: 60, heightCm: 60 },
  { colour: [80, 80, 80], widthCm: 70, heightCm: 70 },
];

let signedIn: Promise<string> | undefined;

async function call<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object | FormData): Promise<T> {
  const token = path === '/auth/local' ? '' : await administratorToken();
  const json = body !== undefined && !(body instanceof FormData);
  const answer = await fetch(`${site().base}/api${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(json ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: json ? JSON.stringify(body) : (body as FormData) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

export function administratorToken(): Promise<string> {
  const { email, password } = inject('administrator');
  signedIn ??= call<{ jwt: string }>('POST', '/auth/local', { identifier: email, password }).then(({ jwt }) => jwt);
  return signedIn;
}

async function picture({ colour: [r, g, b], widthCm, heightCm }: Plain): Promise<string> {
  const width = Math.round((1200 * widthCm) / Math.max(widthCm, heightCm));
  const height = Math.round((width * heightCm) / widthCm);
  const png = await sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'plain.png');
  const [file] = await call<{ id: string }[]>('POST', '/upload', form);
  return file?.id ?? '';
}

/** An exhibition of the first works, with a main image of its own; none at all for no works. */
export async function hangPlain(count: number, more: Record<string, unknown> = {}): Promise<Exhibition> {
  const [owner] = await call<{ id: string }[]>('GET', '/artists?_limit=1&is_exposed=true');
  const art_works: string[] = [];
  for (const [index, work] of plainWorks.slice(0, count).entries()) {
    const { id } = await call<{ id: string }>('POST', '/art-works', {
      title: `민무늬 ${index + 1}`,
      title_en: `Plain ${index + 1}`,
      material: '캔버스에 유채',
      material_en: 'Oil on canvas',
      size: [work.widthCm, work.heightCm, ...(work.depthCm ? [work.depthCm] : [])].map((n) => `${n} cm`).join(' x '),
      year: 2010 + index,
      owner: owner?.id,
      image: await picture(work),
    });
    art_works.push(id);
  }
  const mainimage = count > 1 ? [await picture({ colour: [250, 250, 250], widthCm: 160, heightCm: 100 })] : [];
  const { id } = await call<{ id: string }>('POST', '/exhibitions', {
    title: '민무늬 전시',
    title_en: 'Plain colours',
    period: '2026. 3. 2. – 4. 12.',
    art_works,
    mainimage,
    ...more,
  });
  return readExhibition(id);
}

export const changeExhibition = (id: string, body: object): Promise<unknown> => call('PUT', `/exhibitions/${id}`, body);

/** As a visitor reads it. */
export const readExhibition = async (id: string): Promise<Exhibition> =>
  (await (await fetch(`${site().base}/api/exhibitions/${id}`)).json()) as Exhibition;
