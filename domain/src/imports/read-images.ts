const isAddress = (name: string): boolean => /^(?:https?:)?\/\//i.test(name);
const isFile = (name: string): boolean => /\.(?:jpe?g|png|webp|avif|gif|tiff?|heic|heif|bmp|svg|jfif)$/i.test(name);

/** By which a file and the cell that names it find each other: no folder, composed Hangul, capitals as small letters. */
export const imageKey = (name: string): string =>
  (name.normalize('NFC').split(/[/\\]/).at(-1) ?? '').trim().toLowerCase();

interface ImagesReading {
  /** As they were written, without folders. */
  names: string[];
  addresses: string[];
  /** What cannot be the name of a file. */
  others: string[];
}

/** The files that a cell names, separated by semicolons or line breaks. A name may lack its ending: '2021-03' finds '2021-03.jpg'. */
export function readImages(text: string): ImagesReading {
  const parts = text
    .split(/[;\n|]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const reading: ImagesReading = { names: [], addresses: [], others: [] };
  for (const part of parts) {
    const name = (part.split(/[/\\]/).at(-1) ?? '').trim();
    if (isAddress(part)) reading.addresses.push(part);
    else if (name === '' || name.length > 255) reading.others.push(part);
    else if (!reading.names.some((known) => imageKey(known) === imageKey(name))) reading.names.push(name);
  }
  return reading;
}

export const looksLikeImage = (text: string): boolean => {
  const { names } = readImages(text);
  return names.length > 0 && names.every(isFile);
};
