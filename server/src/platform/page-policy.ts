import { createHash } from 'node:crypto';

const marked = (mark: string) => new RegExp(`<script(?=[^>]*\\snonce="${mark}")([^>]*)>([\\s\\S]*?)</script>`, 'g');

interface Allowed {
  frameAncestors?: string;
  /** One more origin that pictures may come from. */
  images?: string | undefined;
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

const policyOf = (scripts: string[], { frameAncestors = "'self'", images }: Allowed): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${images ? ` ${images}` : ''}`,
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
