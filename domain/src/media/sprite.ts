/** A room holds ten pictures. */
const mostInSprite = 16;
const keyPattern = /^[\w-]{16,64}$/;

/** The address of several pictures' smallest sizes in one, given the addresses of the pictures; undefined where that cannot be asked for. */
export function spriteAddress(urls: readonly string[]): string | undefined {
  const keys = urls.map((url) => /^\/media\/([\w-]+)\/[^/?]+$/.exec(url)?.[1] ?? '');
  return spriteKeys(keys.join('.')) ? `/media/sprite?of=${keys.join('.')}` : undefined;
}

/** The keys that such an address asks for; undefined where it is none. */
export function spriteKeys(of: unknown): string[] | undefined {
  const keys = typeof of === 'string' ? of.split('.') : [];
  return keys.length > 0 && keys.length <= mostInSprite && keys.every((key) => keyPattern.test(key)) ? keys : undefined;
}
