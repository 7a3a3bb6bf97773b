import * as z from 'zod';
import { fileSchema } from '../media/file.ts';
import { moment, recordId, text } from '../records.contract.ts';
import { agreementStates } from './agreements.ts';
import { staffRoles } from './staff.ts';

const staffRole = z.enum(staffRoles);
const state = z.enum(agreementStates);
const galleryName = z.object({ id: recordId, name: z.string(), name_en: text });
const email = z.string().max(254);

export const studioParams = z.object({ gallery: z.string() });
export const ofGallery = <Name extends string>(...names: Name[]) =>
  studioParams.extend(Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodString>);

export const ownGalleries = z.array(galleryName.extend({ role: staffRole }));
export type OwnGallery = z.infer<typeof ownGalleries>[number];

export const staffLimits = { members: 50, invitations: 50, artists: 500, works: 10_000, atOnce: 200 } as const;

export const staffList = z.object({
  members: z.array(
    z.object({
      user: z.object({ id: recordId, username: z.string(), email: z.string() }),
      role: staffRole,
      since: moment,
    }),
  ),
  invitations: z.array(z.object({ id: recordId, email: z.string(), role: staffRole, expires_at: moment })),
});
export type StaffList = z.infer<typeof staffList>;

export const newInvitation = z.object({ email, role: staffRole, language: z.enum(['ko', 'en']).optional() });
export type NewInvitation = z.infer<typeof newInvitation>;
export const newRole = z.object({ role: staffRole });

export const tokenParams = z.object({ token: z.string().max(200) });
export const galleryInvitation = z.object({
  gallery: galleryName,
  role: staffRole,
  email: z.string(),
  expires_at: moment,
  account: z.boolean(),
});
export type GalleryInvitation = z.infer<typeof galleryInvitation>;

const artistName = z.object({
  id: recordId,
  localname: z.string(),
  englishname: z.string(),
  profileimg: fileSchema.nullable(),
});
const agreement = { state, since: moment };
export const representedArtists = z.array(z.object({ artist: artistName, ...agreement }));
export type RepresentedArtist = z.infer<typeof representedArtists>[number];
export const askArtist = z.object({ artist: recordId });

const consignedWork = z.object({
  id: recordId,
  title: z.string(),
  title_en: text,
  width_cm: z.number().nullable(),
  height_cm: z.number().nullable(),
  year: text,
  is_exposed: z.boolean(),
  image: fileSchema.nullable(),
  owner: artistName.omit({ profileimg: true }).nullable(),
});
export const consignedWorks = z.array(z.object({ id: recordId, artwork: consignedWork, ...agreement }));
export type ConsignedWork = z.infer<typeof consignedWorks>[number];
export const askForWorks = z.object({ artworks: z.array(recordId).min(1).max(staffLimits.atOnce) });

export const myGalleries = z.object({
  representations: z.array(z.object({ gallery: galleryName, ...agreement })),
  consignments: z.array(z.object({ id: recordId, gallery: galleryName, artwork: consignedWork, ...agreement })),
});
export type MyGalleries = z.infer<typeof myGalleries>;
export const agreementAnswer = z.object({ state });

export const studioOverview = z.object({
  exhibitions: z.object({ drafts: z.number(), scheduled: z.number(), shown: z.number(), over: z.number() }),
  artists: z.object({ represented: z.number(), asked: z.number() }),
  works: z.object({ consigned: z.number(), asked: z.number() }),
  offers: z.object({ 'for-sale': z.number(), 'on-hold': z.number(), sold: z.number(), 'on-loan': z.number() }),
  enquiries: z.object({ new: z.number(), open: z.number() }),
  views: z.number(),
});
export type StudioOverview = z.infer<typeof studioOverview>;
