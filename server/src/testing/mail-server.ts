import { SMTPServer } from 'smtp-server';
import { type Received, readMail } from './outbox.ts';

/** A real mail server on this machine. It refuses, for good, whoever is named in `refuses`. */
export async function startMailServer(options: { port: number; refuses?: string }) {
  const received: (Received & { recipients: string[] })[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) =>
      address === options.refuses ? done(Object.assign(new Error('no such mailbox'), { responseCode: 550 })) : done(),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ ...readMail(Buffer.concat(chunks).toString('utf8')), recipients });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(options.port, '127.0.0.1', resolve));
  return { received, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}
