import type { Config } from './config.ts';
import type { Database } from './database.ts';
import { reasonOf } from './log-failure.ts';
import { claimMails, type Mail, mailFailed, mailSent } from './mail.store.ts';
import { openMailTransport } from './mail-transport.ts';

const batch = 5;
const claimSeconds = 120;
const idleMs = 5_000;
/** Seconds to wait after each failed try; after the last the mail is abandoned. */
const patience = [15, 60, 300, 900, 3_600, 10_800, 21_600];

export interface MailWorker {
  /** Something was enqueued: look now instead of at the next round. Never waits, never fails. */
  notify: () => void;
  /** Ends after the mails in hand. */
  stop: () => Promise<void>;
}

export function startMailWorker(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'logLevel'>,
  { orm }: Pick<Database, 'orm'>,
): MailWorker {
  const transport = openMailTransport(config);
  let stopped = false;
  let notified = false;
  let ring: (() => void) | undefined;

  const sleep = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, idleMs);
      timer.unref();
      ring = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const send = async (mail: Mail) => {
    try {
      await transport.deliver(mail);
    } catch (failure) {
      const error = failure instanceof Error ? failure.message : String(failure);
      const wait = isFinal(failure) ? undefined : patience[mail.tries - 1];
      await mailFailed(orm, mail.id, error.slice(0, 1_000), wait);
      if (wait === undefined && config.logLevel !== 'silent')
        console.error(`mail ${mail.id} was abandoned after ${mail.tries} tries: ${error}`);
      return;
    }
    await mailSent(orm, mail.id);
  };

  const work = async () => {
    while (!stopped) {
      notified = false;
      try {
        const mails = await claimMails(orm, batch, claimSeconds);
        await Promise.all(mails.map(send));
        if (mails.length > 0) continue;
      } catch (failure) {
        if (config.logLevel !== 'silent') console.error(`the mail queue could not be read: ${reasonOf(failure)}`);
      }
      if (!notified && !stopped) await sleep();
    }
  };

  const done = work();
  const notify = () => {
    notified = true;
    ring?.();
  };
  return {
    notify,
    stop: async () => {
      stopped = true;
      notify();
      await done;
      transport.close();
    },
  };
}

/** The server has read this very mail and will never take it. */
function isFinal(failure: unknown): boolean {
  const { code, responseCode } = failure as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}
