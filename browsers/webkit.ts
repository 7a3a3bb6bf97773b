import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findMiniBrowser, findVirtualScreen, findWebKitDriver } from '../scripts/requirements.mjs';
import { type Browser, locate, type Session } from './browser.ts';

/** A screen that nobody sees; it picks a free number and tells it. */
async function screen(): Promise<{ child: ChildProcess; display: string }> {
  const words = ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const child = spawn(findVirtualScreen() ?? '', words, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, display: `:${number.toString().trim()}` };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return address && typeof address === 'object' ? address.port : 0;
}

async function answering(address: string): Promise<void> {
  for (let waited = 0; waited < 30_000; waited += 100) {
    if (await fetch(address).catch(() => undefined)) return;
    await sleep(100);
  }
  throw new Error('WebKitWebDriver did not start');
}

interface Watched {
  faults?: string[];
}

/** Runs in the page. The protocol tells nothing of errors: those after a page is open are noted in it. */
const watchFaults = () => {
  const faults: string[] = [];
  (window as Watched).faults = faults;
  addEventListener('error', ({ message }) => faults.push(`page: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`page: ${reason}`));
  const { error } = console;
  console.error = (...words: unknown[]) => {
    faults.push(`console: ${words.join(' ')}`);
    error(...words);
  };
};

function sessionOf(driver: WebDriver): Session {
  const faults: string[] = [];
  const collect = async () => {
    faults.push(...(await driver.executeScript<string[]>(() => (window as Watched).faults ?? []).catch(() => [])));
  };
  return {
    open: async (address) => {
      await collect();
      await driver.get(address);
      await driver.executeScript(watchFaults);
    },
    back: () => driver.navigate().back(),
    evaluate: (work, ...args) => driver.executeScript(work, ...args),
    press: async (css, name) => {
      const element = await driver.executeScript<WebElement | null>(locate, css, name);
      if (!element) return false;
      await element.click();
      return true;
    },
    keys: (text) => driver.switchTo().activeElement().sendKeys(text),
    attach: async (css, file) => {
      const input = await driver.executeScript<WebElement>((selector: string) => document.querySelector(selector), css);
      await input.sendKeys(file);
    },
    faults: () => faults,
    close: async () => {
      await collect();
      await driver.quit();
    },
  };
}

/** WebKitGTK in its MiniBrowser, by Debian's WebDriver for it, on a virtual screen. */
export async function webkit(): Promise<Browser> {
  const { child, display } = await screen();
  const port = await freePort();
  const service = spawn(findWebKitDriver() ?? '', [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  await answering(`${server}/status`);
  return {
    session: async () => {
      const driver = await new Builder()
        .usingServer(server)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {
            binary: findMiniBrowser(),
            args: ['--automation'],
          },
        })
        .build();
      await driver.manage().setTimeouts({ script: 20_000, pageLoad: 60_000 });
      await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
      return sessionOf(driver);
    },
    close: async () => {
      for (const process of [service, child]) {
        process.kill();
        await once(process, 'exit');
      }
    },
  };
}
