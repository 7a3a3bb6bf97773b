/** Longest texts of a call, in characters, and the most of what it lists. */
export const openCallLimits = { title: 200, lead: 2000, notice: 20_000, prize: 200, prizes: 20, works: 100 } as const;
