import { afterEach, expect, test } from 'vitest';
import { alert, alertsNow, dismiss, watchAlerts } from './alerts.ts';

afterEach(() => {
  for (const item of alertsNow()) dismiss(item.id);
});

test('alerts wait in the order in which they came', () => {
  void alert('one');
  void alert('two', { tone: 'bad' });
  expect(alertsNow().map((item) => [item.message, item.tone])).toEqual([
    ['one', 'plain'],
    ['two', 'bad'],
  ]);
});

test('the same message said twice stands there once, anew', () => {
  void alert('again');
  const first = alertsNow()[0]?.id;
  void alert('again');
  expect(alertsNow()).toHaveLength(1);
  expect(alertsNow()[0]?.id).not.toBe(first);
});

test('whoever alerts can wait until the user has put it away', async () => {
  const seen = alert('read me');
  dismiss(alertsNow()[0]?.id ?? 0);
  await expect(seen).resolves.toBeUndefined();
  expect(alertsNow()).toHaveLength(0);
});

test('a listener hears of each change until it stops listening', () => {
  let heard = 0;
  const stop = watchAlerts(() => {
    heard += 1;
  });
  void alert('hello');
  stop();
  dismiss(alertsNow()[0]?.id ?? 0);
  expect(heard).toBe(1);
});
