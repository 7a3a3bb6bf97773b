/** What the page is about, in the words of schema.org. It is data, not script: it never runs. */
export function StructuredData({ data }: { data: object }) {
  // A '<' in somebody's text could otherwise end the element.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write the quotes of the JSON as HTML text.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

/** The way from the home page to this one. */
export const breadcrumbs = (origin: string, steps: readonly { name: string; path: string }[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: origin + path,
  })),
});
