import { unbuiltTitle } from '@hwarang/domain/unbuilt/unbuilt.words';
import type { Route } from './+types/unbuilt.page.ts';
import { UnbuiltView } from './unbuilt-view.tsx';

export const loader = ({ url }: Route.LoaderArgs) => ({ title: unbuiltTitle(decodeURI(url.pathname)) });

export default function Unbuilt({ loaderData }: Route.ComponentProps) {
  return <UnbuiltView title={loaderData.title} />;
}
