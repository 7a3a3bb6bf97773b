/** Keeps `?work=` of the address in step with the work in view, without a new entry in the history. */
export function rememberWork(id: string | null): void {
  const url = addressOf(id);
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
}

export async function copyLink(id: string | null): Promise<boolean> {
  const url = addressOf(id);
  url.searchParams.delete('embed');
  try {
    await navigator.clipboard.writeText(url.href);
    return true;
  } catch {
    return false;
  }
}

function addressOf(id: string | null): URL {
  const url = new URL(window.location.href);
  if (id === null) url.searchParams.delete('work');
  else url.searchParams.set('work', id);
  return url;
}
