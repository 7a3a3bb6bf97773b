/** The page of a list that an address asks for; anything that is no page is the first. A second list of a page has a name of its own. */
export function pageFrom(params: URLSearchParams, name = 'page'): number {
  const param = params.get(name) ?? '';
  return /^[1-9]\d{0,5}$/.test(param) ? Number(param) : 1;
}

export const pagesOf = (count: number, onPage: number): number => Math.max(1, Math.ceil(count / onPage));

/** An address with these params; empty ones and the first page, are left out, so that one list has one address. */
export function addressWith(path: string, params: Record<string, string | number | undefined>): string {
  const kept = Object.entries(params).filter(
    ([name, value]) => value !== undefined && value !== '' && !(name === 'page' && value === 1),
  );
  const query = new URLSearchParams(kept.map(([name, value]) => [name, String(value)])).toString();
  return query ? `${path}?${query}` : path;
}

/** Where a form of params leads. Its first choice of an order is the usual one, and not written. */
export function addressOfForm(form: HTMLFormElement): string {
  const params: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params[name] = value.trim();
  const usual = form.querySelector<HTMLOptionElement>('select[name=sort] option')?.value;
  return addressWith(form.getAttribute('action') ?? '', { ...params, ...(params.sort === usual ? { sort: '' } : {}) });
}
