import * as z from 'zod';
import { idPattern } from './ids.ts';

export const recordId = z.string().regex(idPattern);
export const moment = z.iso.datetime({ precision: 3 });
export const day = z.iso.date();
export const text = z.string().nullable();
