import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';

/** Whatever writes its mail to a folder: an app of the tests, or the built product. */
interface Writer {
  config: { dataDir: string };
}

export interface Received {
  source: string;
  /** The readable parts, decoded. */
  text: string;
  links: string[];
}

const decoded = (source: string): string =>
  source
    .split(/\r\n--[^\r\n]+\r\n/)
    .map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n');
      const body = rest.join('\r\n\r\n');
      if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
      if (!/quoted-printable/i.test(head)) return body;
      const bytes = body
        .replaceAll('=\r\n', '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
      return Buffer.from(bytes, 'latin1').toString('utf8');
    })
    .join('\n');

export function readMail(source: string): Received {
  const text = decoded(source);
  return { source, text, links: [...new Set(text.match(/https?:\/\/[^\s"<>]+/g))] };
}

export function mailsTo(testApp: Writer, email: string): Received[] {
  const folder = join(testApp.config.dataDir, 'outbox');
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((source) => new RegExp(`^To: .*${email.replaceAll('.', '\\.')}`, 'm').test(source))
      .map(readMail);
  } catch {
    return [];
  }
}

/** The so-manieth mail to that address, as soon as it is there. */
export const mailTo = (testApp: Writer, email: string, number = 1): Promise<Received> =>
  vi.waitFor(
    () => {
      const mail = mailsTo(testApp, email)[number - 1];
      if (!mail) throw new Error(`no mail number ${number} to ${email}`);
      return mail;
    },
    { timeout: 15_000, interval: 50 },
  );
