import type { LocalizedText } from '../language.ts';

export interface InformationPage {
  title: LocalizedText;
  lead: LocalizedText;
  parts: { heading: LocalizedText; text: { ko: string[]; en: string[] } }[];
}
