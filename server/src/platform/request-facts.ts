import { isIPv6 } from 'node:net';
import { Failure } from '@hwarang/domain/failures';
import { isLanguage, type Language, languageCookie, preferredLanguage } from '@hwarang/domain/language';
import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

/** The language that stands in the address itself, where a search engine or a friend was told of it. */
export function addressLanguage({ raw }: FastifyRequest): Language | undefined {
  const [, query] = (raw.url ?? '').split('?', 2);
  const asked = query ? new URLSearchParams(query).get('lang') : undefined;
  return isLanguage(asked) ? asked : undefined;
}

/** The language a request asks for: in its address, else chosen in the header of the page, else guessed from the browser. */
export function languageOf(request: FastifyRequest): Language {
  const told = addressLanguage(request);
  if (told) return told;
  const asked = request.cookies[languageCookie];
  return isLanguage(asked) ? asked : preferredLanguage(request.headers['accept-language']);
}

/** Where this site is, for addresses that leave it. Not for mails: see there. */
export function originOf(config: Pick<Config, 'publicUrl' | 'host' | 'port'>, request: FastifyRequest): string {
  if (config.publicUrl) return config.publicUrl;
  const { host, protocol } = request;
  // Only HTTP/1.0 may leave it out.
  if (!host) return mailOrigin(config, request);
  const origin = `${protocol}://${host}`;
  // Anybody can write anything there: what is no host name would make broken addresses, or end in a 500.
  if (!/^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host) || !URL.canParse(origin))
    throw new Failure('bad-request', 'Malformed Host header');
  return origin;
}

/**
 * Where links in mails lead. Never taken from the request's Host header: anybody can write a foreign name there, and the
 * victim's link would carry its token to that name.
 */
export function mailOrigin(config: Pick<Config, 'publicUrl' | 'host' | 'port'>, request?: FastifyRequest): string {
  if (config.publicUrl) return config.publicUrl;
  const everywhere = config.host === '0.0.0.0' || config.host === '::';
  const host = everywhere ? 'localhost' : isIPv6(config.host) ? `[${config.host}]` : config.host;
  return `http://${host}:${request?.socket.localPort ?? config.port}`;
}
