/** A message the user cannot miss. */
export interface Alert {
  id: number;
  message: string;
  tone: Tone;
  /** Above an open dialog a notice at the edge would be out of reach: the message becomes a dialog of its own. */
  form: 'notice' | 'dialog';
}

export type Tone = 'plain' | 'good' | 'bad';

interface Options {
  tone?: Tone;
  form?: Alert['form'];
}

let queue: readonly Alert[] = [];
let last = 0;
const listeners = new Set<() => void>();
const closers = new Map<number, () => void>();

function change(next: readonly Alert[]) {
  queue = next;
  for (const listener of listeners) listener();
}

const dialogIsOpen = () => typeof document !== 'undefined' && document.querySelector('dialog:modal') !== null;

/** Shows the message; the promise ends when the user has put it away. The same message is not piled up twice. */
export function alert(message: string, { tone = 'plain', form }: Options = {}): Promise<void> {
  const chosen = form ?? (dialogIsOpen() ? 'dialog' : 'notice');
  const same = queue.find((item) => item.message === message && item.form === chosen);
  if (same) dismiss(same.id);
  last += 1;
  const id = last;
  return new Promise((resolve) => {
    closers.set(id, resolve);
    change([...queue, { id, message, tone, form: chosen }]);
  });
}

export function dismiss(id: number): void {
  change(queue.filter((item) => item.id !== id));
  closers.get(id)?.();
  closers.delete(id);
}

/** Before the same thing is tried again: what was said of the last attempt no longer holds. */
export function dismissAll(): void {
  for (const { id } of queue) dismiss(id);
}

export const alertsNow = (): readonly Alert[] => queue;

export function watchAlerts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
