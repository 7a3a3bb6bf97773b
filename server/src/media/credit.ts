import { dataMining, type MachineUse } from '@hwarang/domain/artists/machine-use';
import { hasHolder, type LicenseKey, licenseName, licensePage, licenseUri } from '@hwarang/domain/artworks/licenses';
import { digitalSource, type MadeWithAi } from '@hwarang/domain/artworks/made-with-ai';
import type { LocalizedText } from '@hwarang/domain/language';

/** What a picture says of itself wherever it goes. */
export interface Credit {
  /** The records that it is told by: an edit of these changes it. */
  ids: readonly string[];
  /** Everybody may know of the record that tells it. */
  isPublic: boolean;
  machineUse: MachineUse;
  /** Who made what is seen, in both languages; absent where that is not known, as of a portrait. */
  creator?: LocalizedText | null;
  license?: LicenseKey | null;
  madeWithAi?: MadeWithAi | null;
  /** The path of the page about it. */
  page: string;
}

const namespaces = {
  dc: 'http://purl.org/dc/elements/1.1/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  xmpRights: 'http://ns.adobe.com/xap/1.0/rights/',
  plus: 'http://ns.useplus.org/ldf/xmp/1.0/',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
  cc: 'http://creativecommons.org/ns#',
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML cannot hold would make all of it unreadable. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (one) => entities[one] ?? one);

const alternatives = (name: string, { ko, en }: LocalizedText): string =>
  `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${escaped(en)}</rdf:li><rdf:li xml:lang="ko">${escaped(ko)}</rdf:li></rdf:Alt></${name}>`;

const machineTerms: Record<MachineUse, LocalizedText> = {
  reserved: { ko: 'AI 학습 및 데이터 마이닝 금지.', en: 'No AI training or data mining.' },
  allowed: { ko: 'AI 학습 및 데이터 마이닝 허용.', en: 'AI training and data mining allowed.' },
};

const cut = (text: string, longest: number): string => [...text].slice(0, longest).join('');

/** The credit as XMP (IPTC, PLUS and Creative Commons), with names of at most so many characters. */
function describe(credit: Credit | undefined, origin: string, longest: number): string {
  const { machineUse = 'reserved', creator, license, madeWithAi, page } = credit ?? {};
  const source = madeWithAi && digitalSource[madeWithAi];
  const names = creator && { ko: cut(creator.ko, longest), en: cut(creator.en, longest) };
  const name = names && (names.ko === names.en ? names.ko : `${names.ko} (${names.en})`);
  const attributes: Record<string, string | null | undefined> = {
    'plus:DataMining': dataMining[machineUse],
    'photoshop:Credit': name,
    'xmpRights:Marked': license && (hasHolder(license) ? 'True' : 'False'),
    'xmpRights:WebStatement': (license && licensePage(license)) ?? (page && origin + page),
    'Iptc4xmpExt:DigitalSourceType': source && `http://cv.iptc.org/newscodes/digitalsourcetype/${source}`,
  };
  const terms = license ? licenseName(license) : { ko: '', en: '' };
  const uri = license && licenseUri(license);
  const holder = names && license && hasHolder(license) ? names : undefined;
  const usage = (language: 'ko' | 'en') =>
    [terms[language] && `${terms[language]}.`, machineTerms[machineUse][language]].filter(Boolean).join(' ');
  const parts = [
    name && `<dc:creator><rdf:Seq><rdf:li>${escaped(name)}</rdf:li></rdf:Seq></dc:creator>`,
    license &&
      alternatives('dc:rights', {
        ko: holder ? `© ${holder.ko}. ${terms.ko}` : terms.ko,
        en: holder ? `© ${holder.en}. ${terms.en}` : terms.en,
      }),
    alternatives('xmpRights:UsageTerms', { ko: usage('ko'), en: usage('en') }),
    uri && `<cc:license rdf:resource="${uri}"/>`,
  ];
  const inside = parts.filter(Boolean).join('');
  const used = Object.entries(attributes).flatMap(([key, value]) => (value ? [` ${key}="${escaped(value)}"`] : []));
  const declared = Object.entries(namespaces)
    .filter(([prefix]) => `${used.join('')}${inside}`.includes(`${prefix}:`))
    .map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`);
  return `<rdf:Description rdf:about=""${declared.join('')}${used.join('')}>${inside}</rdf:Description>`;
}

/**
 * Every packet has the same length, so that the one in a stored picture can be replaced where it stands: names change, pictures are not
 * made anew. The padding before the end is what the standard foresees for this.
 */
const length = 2048;
export const packetHead = '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>';
const open = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">';
const close = '</rdf:RDF></x:xmpmeta>';
const tail = '<?xpacket end="w"?>';

function packetOf(description: string): Buffer | undefined {
  const start = Buffer.from(packetHead + open + description + close);
  const padding = length - start.length - tail.length;
  return padding < 0 ? undefined : Buffer.concat([start, Buffer.alloc(padding, ' '), Buffer.from(tail)]);
}

/** The packet that a picture is delivered with. Without a credit it reserves, and names nobody. Names that are too long are cut. */
export function pictureMetadata(credit: Credit | undefined, origin: string): Buffer {
  for (const longest of [200, 60, 24]) {
    const packet = packetOf(describe(credit, origin, longest));
    if (packet) return packet;
  }
  throw new Error('the description of a picture does not fit its packet');
}

/** What stands in a stored picture until it is delivered. */
export const emptyPacket = Buffer.from(packetOf('') ?? '');
