import { isTransient } from './draft-saver.ts';

const most = 6;

/** Asks again while the network loses it. Only for what may be asked twice. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (failure) {
      if (tries >= most || !isTransient(failure)) throw failure;
      await new Promise((resolve) => setTimeout(resolve, 250 * 2 ** tries));
    }
  }
}
