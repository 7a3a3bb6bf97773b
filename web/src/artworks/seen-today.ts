/** Which works were looked at on a day, as this browser notes it. It is never sent. */
interface Seen {
  day: string;
  ids: string[];
}

const mostNoted = 500;

/** The note with one more work, or nothing when that was looked at today already. Yesterday's note is forgotten. */
export function withSeen(note: string | null, id: string, day: string): string | undefined {
  const before = read(note);
  const ids = before?.day === day ? before.ids : [];
  if (ids.includes(id)) return undefined;
  return JSON.stringify({ day, ids: [...ids, id].slice(-mostNoted) } satisfies Seen);
}

function read(note: string | null): Seen | undefined {
  try {
    const { day, ids } = JSON.parse(note ?? '') as Partial<Seen>;
    return typeof day === 'string' && Array.isArray(ids) ? { day, ids } : undefined;
  } catch {
    return undefined;
  }
}
