import { createHmac, timingSafeEqual } from 'node:crypto';

const hour = 3_600_000;

/** For an `<img>` of a private picture, which sends no bearer token: a proof for one key that ends by itself. */
export function openTokens(secret: Uint8Array) {
  const proof = (key: string, until: string) =>
    createHmac('sha256', secret).update(`${key} ${until}`).digest('base64url').slice(0, 32);
  return {
    // Ends at a full hour, one to two hours away: the same address all that time, so that the browser's cache can help.
    sign: (key: string): string => {
      const until = ((Math.floor(Date.now() / hour) + 2) * hour).toString(36);
      return `${until}.${proof(key, until)}`;
    },
    holds: (key: string, token: string): boolean => {
      const [until = '', given = '', ...rest] = token.split('.');
      if (rest.length > 0 || !(Number.parseInt(until, 36) > Date.now())) return false;
      const [one, other] = [Buffer.from(given), Buffer.from(proof(key, until))];
      return one.length === other.length && timingSafeEqual(one, other);
    },
  };
}
