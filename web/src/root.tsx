import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import './platform/tokens.css';
import './platform/fallback-fonts.css';
import './platform/base.css';
import { FontSheet } from './platform/font-sheet.tsx';
import { InlineScript } from './platform/inline-script.tsx';
import { schemeScript } from './platform/scheme.ts';
import { siteContext } from './platform/site.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { language, nonce } = context.get(siteContext);
  return { language, nonce };
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={site?.language ?? 'ko'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <InlineScript nonce={site?.nonce} code={schemeScript} />
        <Meta />
        <Links />
        <FontSheet nonce={site?.nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={site?.nonce} />
        <Scripts nonce={site?.nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
