import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of CPU spent until now, by the name of what spent them. */
export type Meter = () => Record<string, number>;

const tick = 10;

/** Fields of /proc/<pid>/stat after the name, which may itself hold blanks and brackets. */
function stat(pid: number): string[] | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

const sum = (fields: string[], ...places: number[]): number =>
  places.reduce((total, place) => total + Number(fields[place] ?? 0), 0) * tick;

/** User and system time of a process, all its threads. */
export const processMeter =
  (name: string, pid: number): Meter =>
  () => ({ [name]: sum(stat(pid) ?? [], 11, 12) });

/** A process, its children, and the children it has already buried: the whole of PostgreSQL. */
export const familyMeter =
  (name: string, pid: number): Meter =>
  () => {
    const children = readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .map((entry) => stat(Number(entry)))
      .filter((fields) => fields !== undefined && Number(fields[1]) === pid);
    const own = sum(stat(pid) ?? [], 11, 12, 13, 14);
    return { [name]: children.reduce((total, fields) => total + sum(fields ?? [], 11, 12), own) };
  };

/** Milliseconds of CPU spent until now by everything this process has started, and what that has started, but one. */
export const descendantsMeter = (but: number) => (): number => {
  const all = new Map<number, string[]>();
  for (const entry of readdirSync('/proc')) {
    const fields = /^\d+$/.test(entry) ? stat(Number(entry)) : undefined;
    if (fields) all.set(Number(entry), fields);
  }
  const isOurs = (pid: number): boolean => {
    const parent = Number(all.get(pid)?.[1] ?? 0);
    return pid !== but && parent > 1 && (parent === process.pid || isOurs(parent));
  };
  let total = 0;
  for (const [pid, fields] of all) if (isOurs(pid)) total += sum(fields, 11, 12);
  return total;
};

export const together =
  (...meters: Meter[]): Meter =>
  () =>
    Object.assign({}, ...meters.map((meter) => meter()));
