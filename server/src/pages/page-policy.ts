import { createHash } from 'node:crypto';

const marked = (mark: string) => new RegExp(`<script(?=[^>]*\\snonce="${mark}")([^>]*)>([\\s\\S]*?)</script>`, 'g');

interface Allowed {
  frameAncestors?: string;
  /** One more origin that pictures may come from. */
  images?: string | undefined;
  /** Channel Talk stands in for our own support chat. */
  channelTalk?: boolean;
}

/**
 * The content security policy of one rendered page. Scripts inside the page are allowed by their hash, so that the page is
 * the same bytes for everyone and can be kept compressed. Only scripts that carry the renderer's secret mark are hashed:
 * one that slipped in with somebody's text has no mark, gets no hash and does not run.
 */
export function sealPage(html: string, mark: string, allowed: Allowed = {}): { html: string; policy: string } {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(marked(mark)))
    if (!/\ssrc=/.test(attributes)) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return { html: html.replaceAll(` nonce="${mark}"`, ''), policy: policyOf([...hashes], allowed) };
}

/** Where Channel Talk lives. Nobody else's pages are allowed, and these only where the operator has chosen it. */
const channel = ['https://*.channel.io', 'https://*.channel-io.io'];
const channelSockets = ['wss://*.channel.io'];

const policyOf = (scripts: string[], { frameAncestors = "'self'", images, channelTalk = false }: Allowed): string => {
  const theirs = channelTalk ? channel : [];
  const rule = (...parts: string[]) => parts.join(' ');
  return [
    "default-src 'self'",
    rule("script-src 'self'", ...theirs, ...scripts),
    rule("style-src 'self' 'unsafe-inline'", ...theirs),
    rule("img-src 'self' data: blob:", ...(images ? [images] : []), ...theirs),
    rule("font-src 'self' data:", ...theirs),
    rule("connect-src 'self'", ...theirs, ...(channelTalk ? channelSockets : [])),
    ...(channelTalk ? [rule("frame-src 'self'", ...theirs), rule("media-src 'self'", ...theirs)] : []),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
};
