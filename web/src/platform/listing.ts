/** The page of a list that an address asks for; anything that is no page is the first. */
export function pageFrom(wishes: URLSearchParams): number {
  const wish = wishes.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(wish) ? Number(wish) : 1;
}

export const pagesOf = (count: number, onPage: number): number => Math.max(1, Math.ceil(count / onPage));

/** What was typed into a search, as it can be searched for. */
export const wordsFrom = (wishes: URLSearchParams): string => (wishes.get('q') ?? '').trim().slice(0, 100);

/** An address with these wishes; what is not wished, and the first page, are left out, so that one list has one address. */
export function addressWith(path: string, wishes: Record<string, string | number | undefined>): string {
  const kept = Object.entries(wishes).filter(
    ([name, value]) => value !== undefined && value !== '' && !(name === 'page' && value === 1),
  );
  const query = new URLSearchParams(kept.map(([name, value]) => [name, String(value)])).toString();
  return query ? `${path}?${query}` : path;
}

/** Where a form of wishes leads. Its first choice of an order is the usual one, and not written. */
export function addressOfForm(form: HTMLFormElement): string {
  const wishes: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') wishes[name] = value.trim();
  const usual = form.querySelector<HTMLOptionElement>('select[name=sort] option')?.value;
  return addressWith(form.getAttribute('action') ?? '', { ...wishes, ...(wishes.sort === usual ? { sort: '' } : {}) });
}
