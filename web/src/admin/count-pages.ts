const mark = '/Type /Page\n';

/** Counts the pages of a PDF while it comes, in pieces that are cut anywhere. */
export function pageCounter(): (piece: Uint8Array) => number {
  const decoder = new TextDecoder('latin1');
  let rest = '';
  let pages = 0;
  return (piece) => {
    const parts = (rest + decoder.decode(piece)).split(mark);
    pages += parts.length - 1;
    rest = parts.at(-1)?.slice(1 - mark.length) ?? '';
    return pages;
  };
}
