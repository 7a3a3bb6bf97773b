import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from './config.ts';
import type { Mail } from './mail.store.ts';
import type { Email } from './mail-message.ts';

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'logLevel'>;

/** `deliver` carries one mail away; it throws when it could not. */
export const openMailTransport = (config: MailConfig) =>
  config.smtpUrl ? smtpTransport(config.smtpUrl, config.mailFrom) : outboxTransport(config);

type Letter = Mail & Pick<Email, 'unsubscribe'>;

const messageOf = (mail: Letter, from: string): SendMailOptions => ({
  from,
  to: { name: '', address: mail.recipient },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  date: mail.createdAt,
  // The same on every try, so that a mail sent twice after a lost answer is known as one.
  messageId: `<${mail.id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'hwarang.art'}>`,
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(mail.unsubscribe
      ? { 'List-Unsubscribe': `<${mail.unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {}),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});

function smtpTransport(smtpUrl: string, from: string) {
  const url = new URL(smtpUrl);
  // A server that accepts the connection and then says nothing must not hold the queue for long.
  const patience = { connectionTimeout: '10000', greetingTimeout: '10000', socketTimeout: '30000' };
  for (const [name, value] of Object.entries(patience))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  const transport = createTransport(url.href);
  return {
    deliver: async (mail: Letter): Promise<void> => void (await transport.sendMail(messageOf(mail, from))),
    close: () => transport.close(),
  };
}

/** Without a mail server each mail becomes a file, and its links are logged. */
function outboxTransport({ dataDir, mailFrom, logLevel }: MailConfig) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = join(dataDir, 'outbox');
  const quiet = logLevel === 'silent' || logLevel === 'error';
  return {
    deliver: async (mail: Letter): Promise<void> => {
      const { message } = await transport.sendMail(messageOf(mail, mailFrom));
      const name = `${mail.createdAt.toISOString().replaceAll(/[:.]/g, '-')}-${mail.id}.eml`;
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${name}.part`), message as Buffer, { mode: 0o600 });
      await rename(join(folder, `${name}.part`), join(folder, name));
      const links = new Set(mail.text.match(/https?:\/\/\S+/g));
      if (!quiet) console.info(`mail ${join(folder, name)}: ${[...links].join(' ')}`);
    },
    close: () => transport.close(),
  };
}
