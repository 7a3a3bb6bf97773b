/** As a refusal of the server names it. */
export class Full extends Error {
  readonly limit: 'lists' | 'works';

  constructor(limit: 'lists' | 'works') {
    super(`no room: ${limit}`);
    this.limit = limit;
  }
}
