import { isIPv6 } from 'node:net';

/**
 * One household has a whole /64 of IPv6 addresses; counting single ones would count nothing. A client that has hung up has no address any more,
 * though Fastify's types say so: all of those count as one.
 */
export function addressKey(address: string | undefined): string {
  if (address === undefined) return 'gone';
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const groups = tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
