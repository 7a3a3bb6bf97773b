import * as z from 'zod';
import { fieldProblems } from '../field-problems.ts';
import { informationPages } from '../information/information.ts';
import { legalFace, writtenLegalFace } from '../legal/legal-face.contract.ts';
import { noLegalFace } from '../legal/legal-face.ts';
import { recordId } from '../records.contract.ts';
import { plainText } from '../text.ts';
import { isWebAddress } from '../web-address.ts';
import { chatProviders } from './chat.ts';

const name = plainText(60)
  .transform((text) => text.normalize('NFC').trim())
  .refine((text) => text !== '', { error: fieldProblems.required.en });
const address = plainText(2000)
  .transform((text) => text.trim())
  .refine((text) => text === '' || isWebAddress(text), { error: fieldProblems.badUrl.en });

/** Addresses outside the site; an empty one is as the operator configured it. */
const links = <Text extends z.ZodType<string, string>>(kind: Text) =>
  z.object({ eCatalog: kind, onlineShop: kind, onlineContract: kind, manageContract: kind, openCallForm: kind });

/** What the whole site goes by. All of it shows on public pages; nothing secret belongs here. */
export const settingsAnswer = z.object({
  __v: z.number().int(),
  site_name: z.object({ ko: z.string(), en: z.string() }),
  links: links(z.string()),
  /** Exhibitions of the carousel in their order; without any, the site chooses. */
  banners: z.array(recordId),
  /** Artworks that front the site, in their order; without any, works of exhibitions do. */
  picks: z.array(recordId),
  /** A new artist is seen by nobody else before an administrator has looked. */
  hold_new_artists: z.boolean(),
  chat: z.object({ provider: z.enum(chatProviders), plugin_key: z.string() }),
  /** Who runs the site, as the law wants it shown in the footer. */
  operator: legalFace,
  ledger: z.object({
    /** How long sales are kept after the day of the sale. */
    retention_years: z.number(),
    /** What an artist gets of a resale, in percent; null while the decree that sets it is not out. */
    resale_percent: z.number().nullable(),
  }),
});
export type Settings = z.infer<typeof settingsAnswer>;
export type LinkName = keyof Settings['links'];

export const mostPicks = 30;
const chosen = (most: number) =>
  z
    .array(recordId)
    .max(most)
    .transform((ids) => [...new Set(ids)]);

/** Korean law wants records of contracts and payments kept for five years. */
export const fewestRetentionYears = 5;
export const mostRetentionYears = 50;

export const settingsWrite = z.object({
  __v: z.number().int(),
  site_name: z.object({ ko: name, en: name }),
  links: links(address),
  banners: chosen(10),
  picks: chosen(mostPicks),
  hold_new_artists: z.boolean({ error: 'must be true or false' }),
  chat: z
    .object({ provider: z.enum(chatProviders), plugin_key: plainText(200).transform((text) => text.trim()) })
    .refine(({ provider, plugin_key }) => provider !== 'channel' || plugin_key !== '', {
      error: fieldProblems.required.en,
      path: ['plugin_key'],
    }),
  operator: writtenLegalFace,
  ledger: z.object({
    retention_years: z.number().int().min(fewestRetentionYears).max(mostRetentionYears),
    resale_percent: z.number().min(0).max(100).nullable(),
  }),
});

export const defaultSettings: Settings = {
  __v: 0,
  site_name: { ko: '화랑', en: 'Hwarang' },
  links: { eCatalog: '', onlineShop: '', onlineContract: '', manageContract: '', openCallForm: '' },
  banners: [],
  picks: [],
  hold_new_artists: false,
  chat: { provider: 'configured', plugin_key: '' },
  operator: noLegalFace,
  ledger: { retention_years: fewestRetentionYears, resale_percent: null },
};

export const pageNames = Object.keys(informationPages) as [string, ...string[]];
export const pageParams = z.object({ page: z.enum(pageNames) });
const text = plainText(100_000).transform((written) => written.normalize('NFC').trim());

/** A footer page in Markdown. Version 0 is the text that comes with the site. */
export const pageVersion = z.object({
  page: z.string(),
  version: z.number().int(),
  ko: z.string(),
  en: z.string(),
  createdAt: z.string().nullable(),
  username: z.string().nullable(),
});
export type PageVersion = z.infer<typeof pageVersion>;
/** `version` is the one the writer has read: a newer one is not overwritten. */
export const pageWrite = z.object({ version: z.number().int(), ko: text, en: text });
