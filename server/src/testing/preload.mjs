// Loaded into the server's process before the server, by tests that start one.
const beat = 20_000;
const plain = globalThis.setInterval;
// A stream's heartbeat comes every quarter of a second instead: what goes wrong at the third one need not be waited for.
globalThis.setInterval = (task, delay, ...rest) => plain(task, delay === beat ? 250 : delay, ...rest);

process.on('SIGUSR2', () => {
  throw new Error('thrown where nobody catches it');
});
process.on('SIGHUP', () => void Promise.reject(new Error('rejected where nobody listens')));
