import { picture, pictureForm } from '../bench/pictures.ts';

export interface Answer {
  status: number;
  body: Buffer;
  headers: Headers;
  /** Of the instance that answered, when it was asked through the proxy; of all that were tried, when one did not answer. */
  instance: string;
  json: <T>() => T;
}

export interface Asked {
  method?: string;
  token?: string | undefined;
  cookie?: string;
  body?: object | FormData;
}

/** One request to an address of the site or of one instance. */
export async function ask(base: string, path: string, { method, token, cookie, body }: Asked = {}): Promise<Answer> {
  const isForm = body instanceof FormData;
  const answer = await fetch(new URL(path, base), {
    method: method ?? (body ? 'POST' : 'GET'),
    redirect: 'manual',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie } : {}),
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  const content = Buffer.from(await answer.arrayBuffer());
  return {
    status: answer.status,
    body: content,
    headers: answer.headers,
    instance: answer.headers.get('x-instance') ?? '',
    json: <T>() => JSON.parse(content.toString('utf8')) as T,
  };
}

/** An answer that must be a success; anything else is an error that tells what came. */
export async function demand<T>(base: string, path: string, asked: Asked = {}): Promise<T> {
  const answer = await ask(base, path, asked);
  if (answer.status >= 300)
    throw new Error(
      `${asked.method ?? ''} ${path} answered ${answer.status}: ${answer.body.toString('utf8').slice(0, 300)}`,
    );
  return answer.json<T>();
}

export const signIn = async (base: string, identifier: string, password: string): Promise<string> =>
  (await demand<{ jwt: string }>(base, '/api/auth/local', { body: { identifier, password } })).jwt;

export interface Upload {
  id: string;
  url: string;
  formats: Record<string, { url: string }>;
}

export async function upload(base: string, token: string, number: number): Promise<Upload> {
  const form = pictureForm(await picture(number, 1200, 900), `work-${number}.jpg`);
  const [file] = await demand<Upload[]>(base, '/api/upload', { token, body: form });
  if (!file) throw new Error('the upload answered nothing');
  return file;
}
