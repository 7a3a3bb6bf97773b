/** An address that a page may link to: http or https, with a host. */
export function isWebAddress(text: string): boolean {
  try {
    const { protocol, hostname } = new URL(text);
    return (protocol === 'http:' || protocol === 'https:') && hostname !== '';
  } catch {
    return false;
  }
}

/** 'yeoul.kr', 'www.yeoul.kr/works': names with dots, the last one of letters, and what may follow a host. */
const withoutScheme = /^(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u;

/** The address as a page may link to it; one that was written without its scheme gets https. */
export function asWebAddress(text: string): string | undefined {
  const written = text.trim();
  if (isWebAddress(written)) return written;
  const address = `https://${written}`;
  return withoutScheme.test(written) && isWebAddress(address) ? address : undefined;
}
