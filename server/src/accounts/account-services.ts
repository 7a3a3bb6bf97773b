import type { Language } from '@hwarang/domain/language';
import type { FastifyRequest } from 'fastify';
import { languageOf, mailOrigin } from '../platform/request-facts.ts';
import type { Services } from '../services/services.ts';
import type { Sessions } from './sessions.ts';

export interface AccountServices extends Services {
  sessions: Sessions;
}

/** What an account call knows of its request beside the body. */
export interface Origin {
  address: string;
  /** How the client describes itself. */
  userAgent: string | undefined;
  language: Language;
  /** The site's own address, for links in mails. */
  site: string;
}

export const originOf = ({ config }: Services, request: FastifyRequest): Origin => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
  language: languageOf(request),
  site: mailOrigin(config, request),
});
