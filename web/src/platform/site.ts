import type { Language } from '@hwarang/domain/language';
import { createContext } from 'react-router';

/** What the server that carries the pages tells every page. */
export interface Site {
  language: Language;
  nonce: string;
  origin: string;
  dispatch: (path: string) => Promise<{ status: number; body: string }>;
}

export const siteContext = createContext<Site>();
