import { type Language, type LocalizedText, languages } from '@hwarang/domain/language';
import { escapeHtml } from './escape-html.ts';

/** What a mail says, in both languages: people read the one they chose first, the other below it. */
export interface EmailText {
  subject: LocalizedText;
  greeting: LocalizedText;
  lead: LocalizedText;
  action?: LocalizedText;
  link?: string;
  note: LocalizedText;
}

export interface Email {
  subject: string;
  text: string;
  html: string;
  /** An address that ends mails of this kind: a page for people, and for mail programs one POST without a question (RFC 8058). */
  unsubscribe?: string;
}

// Whatever a name brings along, a header stays one line and a paragraph stays one paragraph.
export const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

export function composeEmail(words: EmailText, language: Language): Email {
  const order = [language, ...languages.filter((other) => other !== language)];
  return {
    subject: order.map((each) => oneLine(words.subject[each])).join(' · '),
    text: `${order.map((each) => textPart(words, each)).join('\n\n――――――――\n\n')}\n`,
    html: htmlOf(
      order.map((each) => htmlPart(words, each)),
      language,
    ),
  };
}

function textPart(words: EmailText, language: Language): string {
  const action = words.action && words.link ? [`${words.action[language]}:\n${words.link}`] : [];
  return [oneLine(words.greeting[language]), words.lead[language], ...action, words.note[language]].join('\n\n');
}

function htmlPart(words: EmailText, language: Language): string {
  const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
  const action =
    words.action && words.link
      ? `<p style="margin:24px 0"><a href="${escapeHtml(words.link)}" style="display:inline-block;padding:12px 24px;background:#1f1d1a;color:#ffffff;text-decoration:none;border-radius:4px">${escapeHtml(words.action[language])}</a></p>`
      : '';
  return `<div lang="${language}">${paragraph(oneLine(words.greeting[language]))}${paragraph(words.lead[language], 'white-space:pre-line')}${action}${paragraph(words.note[language], 'color:#6b665e;font-size:14px')}</div>`;
}

export const htmlOf = (parts: string[], language: Language): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head><body style="margin:0;padding:32px 16px;background:#f6f4f0;color:#1f1d1a;font:16px/1.6 sans-serif"><div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff">${parts.join('<hr style="margin:32px 0;border:0;border-top:1px solid #e4e0d8">')}</div></body></html>`;
