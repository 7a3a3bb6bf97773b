import { UAParser } from 'ua-parser-js';

export interface Device {
  browser: string | null;
  system: string | null;
}

/** As their makers write them, where the library says it otherwise. */
const spelled: Record<string, string> = {
  'Mobile Safari': 'Safari',
  'Mobile Firefox': 'Firefox',
  'Mobile Chrome': 'Chrome',
  'Chrome WebView': 'Chrome',
  'Chrome Headless': 'Chrome',
  KAKAOTALK: 'KakaoTalk',
  NAVER: 'Naver',
  'Mac OS': 'macOS',
  'Chromium OS': 'ChromeOS',
};

const spell = (name: string | undefined): string | null => (name ? (spelled[name] ?? name).slice(0, 40) : null);

/** Browser and system in the words by which somebody recognises a device; what describes itself by nothing known has none. */
export function deviceOf(userAgent: string | undefined): Device {
  const parser = new UAParser(userAgent ?? '');
  return { browser: spell(parser.getBrowser().name), system: spell(parser.getOS().name) };
}
