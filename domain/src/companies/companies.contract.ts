import type * as z from 'zod';
import { artistPart } from '../artists/artists.parts.ts';
import { contractPart, shopitemregPart } from './companies.parts.ts';

export const contract = contractPart.extend({ artist: artistPart.nullable() });
export type Contract = z.infer<typeof contract>;

export const shopitemreg = shopitemregPart.extend({ artist: artistPart.nullable() });
export type Shopitemreg = z.infer<typeof shopitemreg>;
