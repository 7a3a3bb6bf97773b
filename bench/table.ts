/** Rows with the same keys, as a Markdown table. */
export function printTable(rows: Record<string, string | number>[]): void {
  const [first] = rows;
  if (!first) return;
  const cells = [Object.keys(first), Object.keys(first).map(() => '---'), ...rows.map((row) => Object.values(row))];
  console.info(cells.map((row) => `| ${row.join(' | ')} |`).join('\n'));
}
