import { errorWords } from '@hwarang/domain/errors/errors.words';
import type { Language } from '@hwarang/domain/language';

/** Shown when there is no room to render a page: made of nothing but its words, so that it costs nothing. */
export function busyPage(language: Language): string {
  const { title, text } = errorWords[503];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title[language]}</title>
</head>
<body>
<main>
<h1>${title[language]}</h1>
<p>${text[language]}</p>
</main>
</body>
</html>
`;
}
