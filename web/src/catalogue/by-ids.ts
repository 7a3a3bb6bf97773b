/** Records in the order of their ids, a part at a time: `read` is asked for those of one part. */
export const byIds =
  <T extends { id: string }>(ids: readonly string[], most: number, read: (query: string) => Promise<readonly T[]>) =>
  async (start: number): Promise<T[]> => {
    const part = ids.slice(start, start + most);
    const found = await read(`${part.map((id) => `id_in=${id}`).join('&')}&_limit=${most}`);
    const known = new Map(found.map((record) => [record.id, record]));
    return part.flatMap((id) => known.get(id) ?? []);
  };
