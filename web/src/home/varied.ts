/** So many of the items that as many makers as possible are among them, each in the order given. */
export function varied<T>(items: readonly T[], makerOf: (item: T) => string | undefined, count: number): T[] {
  const turns = new Map<string | undefined, number>();
  return items
    .map((item, place) => {
      const turn = turns.get(makerOf(item)) ?? 0;
      turns.set(makerOf(item), turn + 1);
      return { item, turn, place };
    })
    .sort((a, b) => a.turn - b.turn || a.place - b.place)
    .slice(0, count)
    .map(({ item }) => item);
}
