export function lines(...rows: string[]): string {
  return rows.join('\n');
}

export function paragraphs(...rows: string[]): string {
  return rows.join('\n\n');
}
