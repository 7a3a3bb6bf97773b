import type { Both } from '../language.ts';

export interface InformationPage {
  title: Both;
  lead: Both;
  parts: { heading: Both; text: { ko: string[]; en: string[] } }[];
}
