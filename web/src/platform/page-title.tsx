import { type MachineUse, tdmFacts } from '@hwarang/domain/artists/machine-use';
import { cut } from '@hwarang/domain/keepable';
import { languages } from '@hwarang/domain/language';
import { card, cardAddress } from '@hwarang/domain/media/card';
import { useLocation } from 'react-router';
import { useLanguage } from './language.ts';
import { useSite } from './site.ts';

interface PageTitleProps {
  title?: string | undefined;
  description?: string | undefined;
  /** Pages that search engines should leave alone. */
  noindex?: boolean;
  /** What stands beside the title where the page is shared. */
  image?: { url: string } | undefined;
  /** The one address of this content, when it is more than the path. */
  address?: string | undefined;
  type?: 'website' | 'article' | 'profile';
  /** What the artist of the page lets machines do. */
  machineUse?: MachineUse | undefined;
  /** It can stand in other people's pages, by oEmbed. */
  embeddable?: boolean;
}

/** The name of the page in the tab, in search results and where it is shared. React moves these into the head. */
export function PageTitle(props: PageTitleProps) {
  const { title, description, noindex = false, image, address, type = 'website', machineUse, embeddable } = props;
  const origin = useOrigin();
  const site = useSiteName();
  const about = description && cut(description.replace(/\s+/g, ' ').trim(), 200);
  return (
    <>
      <title>{title ? `${title} · ${site}` : site}</title>
      <meta property="og:title" content={title ?? site} />
      <meta property="og:site_name" content={site} />
      <meta property="og:type" content={type} />
      {about && <meta name="description" content={about} />}
      {about && <meta property="og:description" content={about} />}
      {noindex ? <meta name="robots" content="noindex" /> : <Addresses address={address} />}
      {!noindex && <SharedImage image={image} alt={title ?? site} />}
      {embeddable && <Embedding title={title ?? site} />}
      {Object.entries(tdmFacts(machineUse, origin)).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
    </>
  );
}

/** As an administrator has named the site, in both languages. */
export function useSiteName(): string {
  const { ko, en } = useSite()?.siteName ?? { ko: '화랑', en: 'Hwarang' };
  return ko === en ? ko : `${ko} ${en}`;
}

/** One address for each content, and that of each of its languages. The plain one speaks the reader's. */
function Addresses({ address }: { address: string | undefined }) {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const origin = useOrigin();
  const plain = origin + (address ?? pathname);
  const inLanguage = (language: string) => `${plain}${plain.includes('?') ? '&' : '?'}lang=${language}`;
  const told = new URLSearchParams(search).get('lang') === language;
  const canonical = told ? inLanguage(language) : plain;
  return (
    <>
      <link rel="canonical" href={canonical} />
      {languages.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={inLanguage(one)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={plain} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={language === 'ko' ? 'ko_KR' : 'en_US'} />
      <meta property="og:locale:alternate" content={language === 'ko' ? 'en_US' : 'ko_KR'} />
    </>
  );
}

function Embedding({ title }: { title: string }) {
  const origin = useOrigin();
  const { pathname } = useLocation();
  const address = `${origin}/oembed?url=${encodeURIComponent(origin + pathname)}`;
  return (
    <>
      <link rel="alternate" type="application/json+oembed" href={address} title={title} />
      <link rel="alternate" type="text/xml+oembed" href={`${address}&format=xml`} title={title} />
    </>
  );
}

function SharedImage({ image, alt }: { image: PageTitleProps['image']; alt: string }) {
  const origin = useOrigin();
  const site = useSite();
  const shown = image ?? site?.card;
  const address = origin + (shown ? cardAddress(shown) : '/icons/card.png');
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:width" content={String(card.width)} />
      <meta property="og:image:height" content={String(card.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Where the site is. Empty where even the shell could not be loaded. */
export const useOrigin = (): string => useSite()?.origin ?? '';
