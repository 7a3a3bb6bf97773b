import type { GalleryAddress, GalleryHours } from '../galleries/galleries.contract.ts';

const linesOf = (text: string): string[] => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const [only = ''] = lines;
  return lines.length === 1 && !only.includes('|')
    ? only
        .split(';')
        .map((line) => line.trim())
        .filter(Boolean)
    : lines;
};

const span = /^(.*?)[\s:：]*((?:오전|오후)?\s*\d{1,2}:\d{2})\s*[-–—~〜]\s*((?:오전|오후)?\s*\d{1,2}:\d{2})$/;

/** Opening hours line by line: 'Tue - Sun 10:00–18:00', or its three parts between bars. Undefined parts stay as text in the first. */
export function readHours(text: string): { hours: GalleryHours[]; doubtful: boolean } {
  let doubtful = false;
  const hours = linesOf(text).map((line): GalleryHours => {
    const parts = line.split('|').map((part) => part.trim());
    if (parts.length === 3) {
      const [day_interval = '', opening_hours = '', closing_hours = ''] = parts;
      return { day_interval, opening_hours, closing_hours };
    }
    const [, day_interval, opening_hours, closing_hours] = span.exec(line) ?? [];
    if (day_interval && opening_hours && closing_hours) return { day_interval, opening_hours, closing_hours };
    if (opening_hours && closing_hours) return { day_interval: '매일', opening_hours, closing_hours };
    doubtful ||= !/휴|closed/i.test(line);
    return { day_interval: line, opening_hours: '', closing_hours: '' };
  });
  return { hours, doubtful };
}

const simple = /^\d{1,2}:\d{2}$/;

/** As `readHours` reads it again. */
export const writeHours = (hours: readonly GalleryHours[]): string =>
  hours
    .map(({ day_interval, opening_hours, closing_hours }) => {
      const plain = simple.test(opening_hours) && simple.test(closing_hours) && /[^\s\d:：]$/.test(day_interval);
      return plain && !/[;|\n]/.test(day_interval)
        ? `${day_interval} ${opening_hours}–${closing_hours}`
        : [day_interval, opening_hours, closing_hours].map((part) => part.replace(/[|\n]/g, ' ')).join(' | ');
    })
    .join('\n');

const addressParts = ['Country', 'state_province', 'City', 'address_line1'] as const;
const korea = /^(?:대한민국|한국|(?:republic\s+of|south)\s+korea|korea)(?=[\s,]|$)\s*,?\s*/iu;
const province =
  /^((?:서울|부산|대구|인천|광주|대전|울산|세종)(?:특별자치시|특별시|광역시|시)?|(?:경기|강원|충청북|충청남|전라북|전라남|경상북|경상남|제주|충북|충남|전북|전남|경북|경남)(?:특별자치)?도?)(?=\s)/;
const city = /^([가-힣]+[시군구](?:\s+[가-힣]+구)?)(?=\s)/;

/** An address in one line, or its four parts between bars. What cannot be split is one line. */
export function readAddress(text: string): { address: GalleryAddress; doubtful: boolean } {
  const line = text.replace(/\s+/g, ' ').trim();
  const parts = line.split('|').map((part) => part.trim());
  if (parts.length === 4) {
    const [Country = '', state_province = '', City = '', address_line1 = ''] = parts;
    return { address: { Country, state_province, City, address_line1 }, doubtful: false };
  }
  const inKorea = korea.test(line);
  let rest = line.replace(/^\(?\d{5}\)?\s+/, '').replace(korea, '');
  const [state_province = ''] = province.exec(rest) ?? [];
  if (state_province) rest = rest.slice(state_province.length).trim();
  const [City = ''] = state_province ? (city.exec(rest) ?? []) : [];
  if (City) rest = rest.slice(City.length).trim();
  if (state_province && rest)
    return { address: { Country: '대한민국', state_province, City, address_line1: rest }, doubtful: false };

  // '48 Samcheong-ro, Jongno-gu, Seoul, Korea'
  const pieces = rest.split(/\s*,\s*/).filter(Boolean);
  const last = pieces.at(-1) ?? '';
  const foreign = !/[가-힣]/.test(rest) && pieces.length >= 3;
  if (foreign && (inKorea || /^(?:republic of |south )?korea$/i.test(last))) {
    const inside = /korea$/i.test(last) ? pieces.slice(0, -1) : pieces;
    const [state = '', town = ''] = [inside.at(-1)?.replace(/\s+\d{5}$/, ''), inside.at(-2)];
    return {
      address: {
        Country: 'Republic of Korea',
        state_province: state,
        City: town,
        address_line1: inside.slice(0, -2).join(', '),
      },
      doubtful: false,
    };
  }
  return { address: { Country: '', state_province: '', City: '', address_line1: line }, doubtful: true };
}

/** As `readAddress` reads it again. */
export const writeAddress = (address: GalleryAddress): string =>
  addressParts.map((part) => address[part].replace(/[|\n]/g, ' ')).join(' | ');

const degrees = String.raw`([-+]?\d{1,3}(?:\.\d+)?)\s*°?\s*([NSEW])?`;
const pair = new RegExp(String.raw`^\(?\s*${degrees}\s*[,;/\s]\s*${degrees}\s*\)?$`, 'i');

/** '37.5796, 126.9770'; undefined when it is no place on earth. */
export function readPlace(text: string): { latitude: number; longitude: number } | undefined {
  const found = pair.exec(text.normalize('NFKC').trim());
  if (!found) return undefined;
  const signed = (value = '', side = ''): number => Number(value) * (/[sw]/i.test(side) ? -1 : 1);
  const [latitude, longitude] = [signed(found[1], found[2]), signed(found[3], found[4])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
