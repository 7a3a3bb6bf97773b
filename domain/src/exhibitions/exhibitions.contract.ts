import * as z from 'zod';
import { defineContract, field, files, many, one, recordFields, type Summary } from '../contract.ts';
import type { Whole } from '../contracts.ts';
import { fieldProblems } from '../field-problems.ts';
import { day, moment, text } from '../records.contract.ts';
import { roomStyles } from '../virtual-gallery/room-styles.ts';
import { hang } from '../virtual-gallery/virtual-gallery.contract.ts';
import { flag, optionalDay, optionalMoment, optionalText, relation, relations, requiredText } from '../written.ts';
import { longestTitle } from './title.ts';

const style = z.enum(roomStyles);

export const exhibitionContract = defineContract('exhibitions', 'Exhibition', {
  ...recordFields,
  title: field(z.string(), requiredText(longestTitle, fieldProblems.required.en)),
  title_en: field(text, optionalText(longestTitle)),
  period: field(text, optionalText(300)),
  opens_on: field(day.nullable(), optionalDay),
  closes_on: field(day.nullable(), optionalDay),
  businesshour: field(text, optionalText(500)),
  detailinfotext: field(text, optionalText(50_000)),
  detailinfotext_en: field(text, optionalText(50_000)),
  is_exposed: field(z.boolean(), flag),
  shown_from: field(moment.nullable(), optionalMoment),
  shown_to: field(moment.nullable(), optionalMoment),
  room_style: field(style, style),
  hang: field(hang.nullable(), z.union([z.null(), hang])),
  gallery: one('galleries', relation),
  galleries: many('galleries', relations),
  mainimage: files(relations),
  art_works: many('art-works', relations),
  artists: many('artists', relations),
});
export type Exhibition = Whole<'exhibitions'>;
export type ExhibitionSummary = Summary<typeof exhibitionContract.members>;
