import { data } from 'react-router';
import type { Route } from './+types/error.page.ts';
import { StatusView } from './error-view.tsx';
import { isErrorStatus } from './errors.words.ts';

/** `/400` to `/503` answer with their own status; every address that is no page answers 404. */
export function loader({ url }: Route.LoaderArgs) {
  const named = Number(url.pathname.replace(/^\/|\/$/g, ''));
  const status = isErrorStatus(named) ? named : 404;
  return data({ status }, { status });
}

export default function ErrorPage({ loaderData }: Route.ComponentProps) {
  return <StatusView status={loaderData.status} />;
}
