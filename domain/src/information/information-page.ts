import type { LocalizedText } from '../language.ts';

export interface InformationPage {
  title: LocalizedText;
  lead: LocalizedText;
  /** Each part: its heading, then its paragraphs. */
  parts: [heading: LocalizedText, ...paragraphs: LocalizedText[]][];
}
