import { thousands } from '@hwarang/domain/thousands';

/** Says every few seconds how far it is: an import of many records takes minutes. */
export class Progress {
  readonly #say: (line: string) => void;
  readonly #every: number;
  #said = Date.now();

  constructor(say: (line: string) => void, every = 3_000) {
    this.#say = say;
    this.#every = every;
  }

  at(what: string, done: number, total?: number): void {
    if (Date.now() - this.#said < this.#every) return;
    this.#said = Date.now();
    this.#say(`${what}: ${thousands(done)}${total === undefined ? '' : ` of ${thousands(total)}`}`);
  }
}
