import { availableParallelism } from 'node:os';

type Urgency = 'now' | 'later';

interface Waiting {
  weight: number;
  enter: () => void;
}

/**
 * Picture work runs on the threads that also read files and hash passwords: no more of it at once than there are cores, and
 * no more pixels in memory than the machine has room for. What is made ahead waits for what someone waits for.
 */
export class Gate {
  #running = 0;
  #weight = 0;
  #ahead = 0;
  readonly #now: Waiting[] = [];
  readonly #later: Waiting[] = [];
  readonly #places: number;
  readonly #capacity: number;

  constructor(places = Math.max(2, Math.min(3, availableParallelism())), capacity = 220_000_000) {
    this.#places = places;
    this.#capacity = capacity;
  }

  get waiting(): number {
    return this.#now.length;
  }

  async run<T>(work: () => Promise<T>, { weight = 0, urgency = 'now' as Urgency } = {}): Promise<T> {
    const taken = Math.min(weight, this.#capacity);
    await new Promise<void>((enter) => {
      (urgency === 'now' ? this.#now : this.#later).push({ weight: taken, enter });
      this.#next();
    });
    if (urgency === 'later') this.#ahead += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#weight -= taken;
      if (urgency === 'later') this.#ahead -= 1;
      this.#next();
    }
  }

  #next(): void {
    while (this.#now.length > 0 && this.#admit(this.#now));
    if (this.#now.length === 0 && this.#ahead === 0 && this.#running === 0) this.#admit(this.#later);
  }

  #admit(queue: Waiting[]): boolean {
    const first = queue[0];
    if (!first || this.#running >= this.#places || this.#weight + first.weight > this.#capacity) return false;
    queue.shift();
    this.#running += 1;
    this.#weight += first.weight;
    first.enter();
    return true;
  }
}
