import * as z from 'zod';
import { exhibitionPart } from '../exhibitions/exhibitions.parts.ts';
import { galleryPart } from './galleries.parts.ts';

export const gallery = galleryPart.extend({ exhibitions: z.array(exhibitionPart) });
export type Gallery = z.infer<typeof gallery>;
