interface PageTitleProps {
  title?: string | undefined;
  description?: string | undefined;
  /** Pages that search engines should leave alone. */
  noindex?: boolean;
}

/** The name of the page in the tab, in search results and where it is shared. React moves these into the head. */
export function PageTitle({ title, description, noindex = false }: PageTitleProps) {
  const full = title ? `${title} · 화랑 Hwarang` : '화랑 Hwarang';
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={title ?? '화랑 Hwarang'} />
      <meta property="og:site_name" content="화랑 Hwarang" />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  );
}
