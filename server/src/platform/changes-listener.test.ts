import { expect, onTestFinished, test } from 'vitest';
import { openFaultyProxy } from '../testing/faulty-proxy.ts';
import { engine, testAppForFile } from '../testing/test-app.ts';
import { openListener } from './changes-listener.ts';
import { neverLost } from './database-watch.ts';

const testApp = testAppForFile();

test.runIf(engine === 'postgres')('a connection that falls silent as it begins to listen is made anew', async () => {
  const { databaseUrl = '' } = testApp().config;
  const proxy = await openFaultyProxy(databaseUrl);
  onTestFinished(proxy.close);
  const listener = await openListener(proxy.url, neverLost, () => undefined);
  onTestFinished(listener.close);
  await expect.poll(listener.isListening).toBe(true);
  for (const silentFrom of ['synchronous_commit', 'listen ', 'pg_stat_activity']) {
    proxy.set({ silentFrom });
    proxy.leadTo(databaseUrl);
    await expect.poll(() => proxy.silenced).toBeGreaterThan(0);
    proxy.set({});
    await expect.poll(listener.isListening).toBe(true);
  }
});

test.runIf(engine === 'postgres')('a listener is not opened on a database that falls silent', async () => {
  const proxy = await openFaultyProxy(testApp().config.databaseUrl ?? '');
  onTestFinished(proxy.close);
  proxy.set({ silentFrom: 'listen ' });
  await expect(openListener(proxy.url, neverLost, () => undefined)).rejects.toThrow('Query read timeout');
});
