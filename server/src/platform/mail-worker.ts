import { cut } from '@hwarang/domain/keepable';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import { log } from './log.ts';
import { claimMails, type Mail, mailFailed, mailSent } from './mail.store.ts';
import type { ComposedOf } from './mail.table.ts';
import type { Email } from './mail-message.ts';
import { openMailTransport } from './mail-transport.ts';
import { startPeriodicJob } from './periodic-job.ts';

const batch = 5;
const claimSeconds = 120;
/** Seconds to wait after each failed try; after the last the mail is abandoned. */
const patience = [15, 60, 300, 900, 3_600, 10_800, 21_600];

/** Makes the mail from what everyone may see at that moment, to the address of that moment; nothing when there is nothing left to tell. */
type Composer = (of: ComposedOf) => Promise<(Email & { recipient: string }) | undefined>;

export function startMailWorker(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'logLevel'>,
  { orm }: Pick<Database, 'orm'>,
) {
  const transport = openMailTransport(config);
  const quiet = config.logLevel === 'silent';

  const composers = new Map<ComposedOf['kind'], Composer>();
  const compose = async ({ composedOf }: Mail): ReturnType<Composer> => {
    const composer = composedOf && composers.get(composedOf.kind);
    if (!composer) throw new Error('nobody here composes this mail');
    return composer(composedOf);
  };

  const send = async (mail: Mail) => {
    try {
      const email = mail.composedOf ? await compose(mail) : mail;
      if (email) await transport.deliver({ ...mail, ...email });
    } catch (failure) {
      const error = failure instanceof Error ? failure.message : String(failure);
      const wait = isFinal(failure) ? undefined : patience[mail.tries - 1];
      await mailFailed(orm, mail.id, cut(error, 1_000), wait);
      if (wait === undefined)
        log.error({ mail: mail.id, tries: mail.tries, ...refusalOf(failure) }, 'a mail was abandoned');
      return;
    }
    await mailSent(orm, mail.id);
  };

  const job = startPeriodicJob(
    async (isStopping) => {
      while (!isStopping()) {
        const mails = await claimMails(orm, batch, claimSeconds);
        if (mails.length === 0) return;
        await Promise.all(mails.map(send));
      }
    },
    { first: 0, every: 5_000, failed: 'the mail queue could not be read', quiet },
  );
  return {
    /** Mails of that kind are composed when they are sent: what has become private since they were queued is not in them. */
    composeWith: (kind: ComposedOf['kind'], composer: Composer): void => void composers.set(kind, composer),
    /** Something was enqueued: look now. */
    notify: (): void => job.runWithin(),
    /** Ends after the mails in hand. */
    stop: async (): Promise<void> => {
      await job.close();
      transport.close();
    },
  };
}

/** Mail servers repeat the recipient in what they say: only their codes are logged, the words stay in the queue. */
function refusalOf(failure: unknown) {
  const { code, responseCode, command } = failure as { code?: string; responseCode?: number; command?: string };
  return { code, responseCode, command: command?.split(' ', 1)[0] };
}

/** The server has read this very mail and will never take it. */
function isFinal(failure: unknown): boolean {
  const { code, responseCode } = failure as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}
