import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { hangPlain } from './curator.ts';
import { canvasOf, drawn, opened, publishedView, stepIn } from './visit.ts';

const emulator = join(dirname(createRequire(import.meta.url).resolve('iwer')), '..', 'build', 'iwer.min.js');

interface Triple {
  set: (x: number, y: number, z: number) => void;
}
interface Emulated {
  position: Triple;
  controllers: {
    right: {
      position: Triple;
      quaternion: { set: (x: number, y: number, z: number, w: number) => void };
      updateButtonValue: (id: string, value: number) => void;
    };
  };
  activeSession: { end: () => Promise<void> } | undefined;
}

test('with a headset a visitor points at the floor to move, and is in that place back at the screen', async () => {
  const { id } = await hangPlain(2);
  const { page } = await stepIn({ width: 900, height: 600 });
  await page.addInitScript({ path: emulator });
  await page.addInitScript(() => {
    const { IWER } = window as unknown as {
      IWER: {
        XRDevice: new (config: unknown) => { installRuntime: (options: { forceInstall: boolean }) => void };
        metaQuest3: unknown;
      };
    };
    const device = new IWER.XRDevice(IWER.metaQuest3);
    device.installRuntime({ forceInstall: true });
    Object.assign(window, { headset: device });
  });
  await page.goto(`/virtualgalleries/${id}`);
  await opened(page);
  const before = await publishedView(page);
  const { frames } = await drawn(page);
  await page.getByRole('button', { name: 'VR 헤드셋으로 보기' }).click();
  await expect.poll(async () => (await drawn(page)).frames, { timeout: 20_000 }).toBeGreaterThan(frames + 3);
  await page.evaluate(async () => {
    const { headset } = window as unknown as { headset: Emulated };
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const { right } = headset.controllers;
    headset.position.set(0, 1.6, 0);
    right.position.set(0.1, 1.4, 0);
    right.quaternion.set(Math.sin(-0.35), 0, 0, Math.cos(-0.35));
    await wait(800);
    right.updateButtonValue('trigger', 1);
    await wait(800);
    right.updateButtonValue('trigger', 0);
    await wait(1200);
    await headset.activeSession?.end();
  });
  await expect.poll(async () => (await publishedView(page)).z, { timeout: 20_000 }).toBeLessThan(before.z - 0.5);
  expect(await canvasOf(page).count()).toBe(1);
});
