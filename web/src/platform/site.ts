import { yearInKorea } from '@hwarang/domain/artworks/year';
import type { Language, LocalizedText } from '@hwarang/domain/language';
import type { LegalFace } from '@hwarang/domain/legal/legal-face';
import { createContext, useRouteLoaderData } from 'react-router';

/** Addresses outside the site that the operator has configured. */
export interface SiteLinks {
  eCatalog: string | undefined;
  onlineShop: string | undefined;
  onlineContract: string | undefined;
  manageContract: string | undefined;
  openCallForm: string | undefined;
}

/** What the server that carries the pages tells every page. */
export interface Site {
  language: Language;
  nonce: string;
  origin: string;
  links: SiteLinks;
  /** Street maps of somebody else, shown only when a reader asks for them. */
  mapTiles: { url: string; attribution: string } | undefined;
  /** Set when Channel Talk takes the place of our own support chat. */
  channelPluginKey: string | undefined;
  chatOff: boolean;
  siteName: LocalizedText;
  operator: LegalFace;
  dispatch: (path: string) => Promise<{ status: number; body: string }>;
}

export const siteContext = createContext<Site>();

/** What of it travels with every page, and what stands beside the title where a page without a picture of its own is shared. */
export const siteData = (site: Site, card: { url: string } | undefined) => {
  const { language, origin, mapTiles, channelPluginKey, chatOff, siteName, operator } = site;
  return {
    language,
    origin,
    mapTiles,
    channelPluginKey,
    chatOff,
    siteName,
    operator,
    card,
    year: yearInKorea(),
  };
};

/** Undefined where even the root could not be loaded. */
export const useSite = (): ReturnType<typeof siteData> | undefined => useRouteLoaderData('root');
