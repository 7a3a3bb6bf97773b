import { redirect } from 'react-router';
import { type SiteLinks, siteContext } from '../platform/site.ts';
import { unbuiltTitle, unbuiltWords } from '../unbuilt/unbuilt.words.ts';
import { UnbuiltView } from '../unbuilt/unbuilt-view.tsx';
import type { Route } from './+types/outside.page.ts';

const services: Record<string, keyof SiteLinks> = {
  '/e-catalog': 'eCatalog',
  '/online shop': 'onlineShop',
  '/online contract': 'onlineContract',
};

/** Leads to the address the operator has configured, never to one from the request; without one, says so. */
export function loader({ url, context }: Route.LoaderArgs) {
  const path = decodeURI(url.pathname).replace(/\/$/, '');
  const service = services[path.toLowerCase()];
  const address = service && context.get(siteContext).links[service];
  if (address) throw redirect(address);
  return { title: unbuiltTitle(path) };
}

export default function Outside({ loaderData }: Route.ComponentProps) {
  return <UnbuiltView title={loaderData.title} text={unbuiltWords.outside} />;
}
