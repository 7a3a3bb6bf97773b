/** Which works were looked at on a day, as this browser notes it. It is never sent. */
interface Seen {
  day: string;
  ids: string[];
}

const mostNoted = 500;

/** The note with one more work, or nothing when that was looked at today already. Yesterday's note is forgotten. */
export function withSeen(note: unknown, id: string, day: string): Seen | undefined {
  const before = note as Partial<Seen> | null;
  const ids = before?.day === day && Array.isArray(before.ids) ? before.ids : [];
  return ids.includes(id) ? undefined : { day, ids: [...ids, id].slice(-mostNoted) };
}
