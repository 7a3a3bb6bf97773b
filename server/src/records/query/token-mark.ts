import { randomBytes } from 'node:crypto';

/** Stands where a picture's token goes. Random, so that no text that people write can be taken for it. */
export const tokenMark = `?token=${randomBytes(24).toString('hex')}`;

const address = new RegExp(`(/media/([^/"]+)/[^/"?]+)${tokenMark.replace('?', '\\?')}`, 'g');

/** Puts a token into every address that needs one; an answer without such pictures passes untouched. */
export function withTokens(body: Buffer, sign: (key: string) => string): Buffer {
  if (!body.includes(tokenMark)) return body;
  const signed = new Map<string, string>();
  const text = body.toString('utf8').replace(address, (_whole, path: string, key: string) => {
    let token = signed.get(key);
    if (!token) {
      token = sign(key);
      signed.set(key, token);
    }
    return `${path}?token=${token}`;
  });
  return Buffer.from(text);
}
