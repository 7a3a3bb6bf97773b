import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import { siteContext } from './platform/site.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { language, nonce } = context.get(siteContext);
  return { language, nonce };
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={site?.language ?? 'ko'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration {...(site ? { nonce: site.nonce } : {})} />
        <Scripts {...(site ? { nonce: site.nonce } : {})} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
