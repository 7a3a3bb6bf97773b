import { redirect } from 'react-router';
import { ComingSoonView } from '../coming-soon/coming-soon-view.tsx';
import { siteContext } from '../platform/site.ts';
import type { Route } from './+types/external-link.page.ts';
import { externalLinkWords as words } from './external-links.words.ts';

const services: Record<string, 'eCatalog' | 'onlineShop' | 'onlineContract' | 'manageContract'> = {
  '/e-catalog': 'eCatalog',
  '/online shop': 'onlineShop',
  '/online contract': 'onlineContract',
  '/manage contract': 'manageContract',
};

/** Leads to the address the operator has configured, never to one from the request; without one, says so. */
export function loader({ url, context }: Route.LoaderArgs) {
  const path = decodeURI(url.pathname).replace(/\/$/, '');
  const service = services[path.toLowerCase()];
  const address = service && context.get(siteContext).links[service];
  if (address) throw redirect(address);
  return { title: service ? words[service] : words.comingSoon };
}

export default function ExternalLink({ loaderData }: Route.ComponentProps) {
  return <ComingSoonView title={loaderData.title} text={words.notConnected} />;
}
