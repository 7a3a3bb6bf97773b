import { connect } from 'node:net';

/** Sends the pieces as they are, and reads the answer until the server closes the connection; `close` breaks it after the last piece. */
export function sendRaw(port: number, pieces: (Buffer | string)[], { close = false } = {}): Promise<string> {
  return new Promise((done) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', async () => {
      for (const piece of pieces) await new Promise((sent) => socket.write(piece, sent));
      if (close) socket.destroy();
    });
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      answer += text;
    });
    // A connection that breaks is an answer too: what came until then.
    socket.on('error', () => undefined);
    socket.on('close', () => done(answer));
  });
}
