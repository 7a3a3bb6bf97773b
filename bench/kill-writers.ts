import type { Ledger } from './kill-ledger.ts';
import { picture, pictureForm } from './pictures.ts';

export interface Door {
  base: string;
  token: string;
}

export interface Written {
  id: string;
  title: string;
  image: { id: string; url: string } | null;
}

async function ask<T>(door: Door, method: string, path: string, body: FormData | object): Promise<T> {
  const answer = await fetch(`${door.base}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${door.token}`,
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    body: body instanceof FormData ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Refused(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as T;
}

class Refused extends Error {}

const work = (title: string) => ({ title, size: '30 cm x 40 cm', year: '2021', material: '캔버스에 유채' });

/** Writers that go on until the product is gone. The ledger learns of an attempt before it and of the answer after it. */
export function writeUntilKilled(door: Door, ledger: Ledger, round: number) {
  let number = 0;
  const name = (kind: string): string => {
    number += 1;
    return `${kind} ${round}-${number}`;
  };
  const content = (): Promise<Buffer> => picture(round * 1000 + Math.floor(Math.random() * 20), 640, 480);

  const create = async () => {
    const title = name('글');
    ledger.attempt(title, false);
    ledger.made(await ask<Written>(door, 'POST', '/art-works', work(title)));
  };
  const change = async () => {
    const chosen = ledger.anyArtwork();
    if (!chosen) return create();
    const title = name('고침');
    ledger.attemptChange(chosen, title);
    ledger.changed(await ask<Written>(door, 'PUT', `/art-works/${chosen}`, { title }));
  };
  const uploadThenCreate = async () => {
    const bytes = await content();
    const [file] = await ask<{ id: string; url: string }[]>(door, 'POST', '/upload', pictureForm(bytes, 'work.jpg'));
    if (!file) throw new Refused('the upload answered nothing');
    ledger.uploaded(file, bytes);
    const title = name('그림');
    ledger.attempt(title, true);
    ledger.made(await ask<Written>(door, 'POST', '/art-works', { ...work(title), image: file.id }));
  };
  const createWithFile = async () => {
    const title = name('함께');
    const form = pictureForm(await content(), 'work.jpg', 'files.image');
    form.append('data', JSON.stringify(work(title)));
    ledger.attempt(title, true);
    ledger.made(await ask<Written>(door, 'POST', '/art-works', form));
  };

  const writer = async (writes: (() => Promise<void>)[], acknowledged: () => void) => {
    for (let turn = 0; ; turn += 1) {
      try {
        await writes[turn % writes.length]?.();
        acknowledged();
      } catch (failure) {
        // Anything but an answer means that the product is gone.
        if (failure instanceof Refused) ledger.problems.push(failure.message);
        return;
      }
    }
  };
  const kinds = [[create, change], [create], [uploadThenCreate, change], [createWithFile]];
  const writers = kinds.map((writes) => {
    let acknowledged = (): void => undefined;
    const first = new Promise<void>((resolve) => {
      acknowledged = resolve;
    });
    return { first, ended: writer(writes, acknowledged) };
  });
  return {
    /** From when on every kind of write has been answered once. */
    underWay: Promise.all(writers.map(({ first }) => first)),
    ended: Promise.all(writers.map(({ ended }) => ended)),
  };
}
