import { informationPages } from '../information/information.ts';
import type { Language } from '../language.ts';

/** The text a footer page comes with, as the Markdown an administrator begins with. */
export function builtInText(page: string, language: Language): string {
  const { parts = [] } = informationPages[page] ?? {};
  return parts
    .flatMap(([heading, ...text]) => [`## ${heading[language]}`, ...text.map((paragraph) => paragraph[language])])
    .join('\n\n');
}
