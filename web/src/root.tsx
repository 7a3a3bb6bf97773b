import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import './platform/tokens.css';
import './platform/fallback-fonts.css';
import './platform/base.css';
import { FontSheet } from './platform/font-sheet.tsx';
import { InlineScript } from './platform/inline-script.tsx';
import { useNonce } from './platform/nonce.ts';
import { schemeScript } from './platform/scheme.ts';
import { siteContext } from './platform/site.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { language: context.get(siteContext).language };
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root');
  const nonce = useNonce();
  return (
    <html lang={site?.language ?? 'ko'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <InlineScript nonce={nonce} code={schemeScript} />
        <Meta />
        <Links />
        <FontSheet nonce={nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
