import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import './platform/tokens.css';
import './platform/fallback-fonts.css';
import './platform/base.css';
import { cardImage } from './catalogue/front-works.ts';
import { AlertsHost } from './design/alerts/alerts-host.tsx';
import { Unforeseen } from './errors/error-view.tsx';
import { serverApi } from './platform/api.ts';
import fonts from './platform/fonts.css?url';
import { hydrationIsOver } from './platform/hydrating.ts';
import { useServiceWorker } from './platform/installed.ts';
import { LanguageContext } from './platform/language.ts';
import { useLayers } from './platform/layers.ts';
import { useNonce } from './platform/nonce.ts';
import { schemeScript } from './platform/scheme.ts';
import { sessionScript } from './platform/session.ts';
import { siteContext, siteData, useSite } from './platform/site.ts';
import { useHydrated } from './platform/use-hydrated.ts';
import { Shell } from './shell/shell.tsx';

export const loader = async ({ context }: Route.LoaderArgs) =>
  siteData(context.get(siteContext), await cardImage(serverApi(context)).catch(() => undefined));

const beforeFirstPaint = `${schemeScript};${sessionScript}`;

export function Layout({ children }: { children: ReactNode }) {
  const site = useSite();
  const nonce = useNonce();
  return (
    <html lang={site?.language ?? 'ko'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f3" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1b1a17" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" type="application/atom+xml" href="/feed.xml" title="화랑 Hwarang" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the script; these are constants of our own. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: beforeFirstPaint }} />
        <Meta />
        <Links />
        {/* A page painted while it is still being read would be laid out anew with every part that follows. */}
        <link rel="expect" href="#footer" blocking="render" />
      </head>
      <body>
        <LanguageContext value={site?.language}>
          {children}
          <AlertsHost />
        </LanguageContext>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <Fonts />
      </body>
    </html>
  );
}

/** After hydration: a Korean page is set in some thirty subsets, which would take the network from its first picture. */
function Fonts() {
  const sheet = <link rel="stylesheet" href={fonts} />;
  return useHydrated() ? sheet : <noscript>{sheet}</noscript>;
}

export default function Root() {
  useServiceWorker();
  useLayers();
  useEffect(hydrationIsOver, []);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <Unforeseen error={error} />
    </Shell>
  );
}
