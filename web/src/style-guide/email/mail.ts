import type { LocalizedText } from '@hwarang/domain/language';
import { mailWords as words } from './mail.words.ts';

interface Mail {
  to: string;
  subject: string;
  files: readonly { size: number }[];
}

const mostBytes = 10 * 1024 * 1024;
const address = /^[^\s@,]+@[^\s@,]+\.[^\s@,]+$/;

export const recipients = (to: string): string[] =>
  to
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter(Boolean);

/** What keeps the mail from being sent, by the name of its field. */
export function mailFaults({ to, subject, files }: Mail): Partial<Record<'to' | 'subject' | 'files', LocalizedText>> {
  const all = recipients(to);
  const wrong = all.find((one) => !address.test(one));
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return {
    ...(all.length === 0 ? { to: words.toRequired } : {}),
    ...(wrong ? { to: { ko: `${words.toWrong.ko}: ${wrong}`, en: `${words.toWrong.en}: ${wrong}` } } : {}),
    ...(subject.trim() === '' ? { subject: words.subjectRequired } : {}),
    ...(bytes > mostBytes ? { files: words.tooLarge } : {}),
  };
}

export const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
