import type { LocalizedText } from '../language.ts';

interface License {
  /** The address that machines compare; people read the same one with https. None where nobody has published one. */
  uri?: string;
  /** As it is called in both languages, where it has such a name. */
  short?: string;
  words: LocalizedText;
}

const cc = (kind: string) => `http://creativecommons.org/licenses/${kind}/4.0/`;
const statement = (kind: string) => `http://rightsstatements.org/vocab/${kind}/1.0/`;

/** What others may do with a work, in the order of the forms. The first is what holds where nobody chose. */
const licenses = {
  'all-rights-reserved': { words: { ko: '모든 권리 보유', en: 'All rights reserved' } },
  'cc-by-4.0': { uri: cc('by'), short: 'CC BY 4.0', words: { ko: '저작자 표시', en: 'Attribution' } },
  'cc-by-sa-4.0': {
    uri: cc('by-sa'),
    short: 'CC BY-SA 4.0',
    words: { ko: '저작자 표시, 동일조건 변경 허락', en: 'Attribution, share alike' },
  },
  'cc-by-nc-4.0': {
    uri: cc('by-nc'),
    short: 'CC BY-NC 4.0',
    words: { ko: '저작자 표시, 비영리', en: 'Attribution, noncommercial' },
  },
  'cc-by-nc-sa-4.0': {
    uri: cc('by-nc-sa'),
    short: 'CC BY-NC-SA 4.0',
    words: { ko: '저작자 표시, 비영리, 동일조건 변경 허락', en: 'Attribution, noncommercial, share alike' },
  },
  'cc-by-nd-4.0': {
    uri: cc('by-nd'),
    short: 'CC BY-ND 4.0',
    words: { ko: '저작자 표시, 변경 금지', en: 'Attribution, no derivatives' },
  },
  'cc-by-nc-nd-4.0': {
    uri: cc('by-nc-nd'),
    short: 'CC BY-NC-ND 4.0',
    words: { ko: '저작자 표시, 비영리, 변경 금지', en: 'Attribution, noncommercial, no derivatives' },
  },
  'cc0-1.0': {
    uri: 'http://creativecommons.org/publicdomain/zero/1.0/',
    short: 'CC0 1.0',
    words: { ko: '권리 포기', en: 'No rights reserved' },
  },
  'pdm-1.0': {
    uri: 'http://creativecommons.org/publicdomain/mark/1.0/',
    words: { ko: '퍼블릭 도메인', en: 'Public domain' },
  },
  inc: { uri: statement('InC'), words: { ko: '저작권 보호 중', en: 'In copyright' } },
  'inc-edu': {
    uri: statement('InC-EDU'),
    words: { ko: '저작권 보호 중, 교육 목적 이용 허용', en: 'In copyright, educational use permitted' },
  },
  'noc-cr': {
    uri: statement('NoC-CR'),
    words: { ko: '저작권 없음, 계약상 제한 있음', en: 'No copyright, contractual restrictions' },
  },
  'noc-us': {
    uri: statement('NoC-US'),
    words: { ko: '저작권 없음 (미국)', en: 'No copyright in the United States' },
  },
  nkc: { uri: statement('NKC'), words: { ko: '알려진 저작권 없음', en: 'No known copyright' } },
  und: { uri: statement('UND'), words: { ko: '저작권 미확정', en: 'Copyright undetermined' } },
} as const satisfies Record<string, License>;

export type LicenseKey = keyof typeof licenses;
const all: Record<LicenseKey, License> = licenses;
export const licenseKeys = Object.keys(licenses) as [LicenseKey, ...LicenseKey[]];
export const [defaultLicense] = licenseKeys;

/** The address by which machines know it; all rights reserved has none. */
export const licenseUri = (key: LicenseKey): string | undefined => all[key].uri;
/** The page that explains it to people. */
export const licensePage = (key: LicenseKey): string | undefined => all[key].uri?.replace('http:', 'https:');

/** 'CC BY 4.0', or its words where it has no such name. */
export const licenseName = (key: LicenseKey): LocalizedText => {
  const { short, words } = all[key];
  return short ? { ko: short, en: short } : words;
};

/** The name with what it means, as it stands in a list to choose from. */
const licenseChoice = (key: LicenseKey): LocalizedText => {
  const { short, words } = all[key];
  return short ? { ko: `${short} (${words.ko})`, en: `${short} (${words.en})` } : words;
};

export const licenseChoices: Record<string, LocalizedText> = Object.fromEntries(
  licenseKeys.map((key) => [key, licenseChoice(key)]),
);

/** Without copyright, or given up, nobody is named as its holder. */
const withoutHolder: readonly LicenseKey[] = ['cc0-1.0', 'pdm-1.0', 'noc-cr', 'noc-us', 'nkc', 'und'];
export const hasHolder = (key: LicenseKey): boolean => !withoutHolder.includes(key);
