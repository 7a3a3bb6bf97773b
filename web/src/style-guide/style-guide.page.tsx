import type { ReactNode } from 'react';
import { ControlsDemo, OverlaysDemo, StatesDemo } from '../design/demo/controls.demo.tsx';
import { FieldsDemo } from '../design/demo/fields.demo.tsx';
import { IconsDemo } from '../design/demo/icons.demo.tsx';
import { CardsDemo, CarouselDemo, PicturesDemo } from '../design/demo/pictures.demo.tsx';
import { PageHead, Wrap } from '../design/layout.tsx';
import { TextLink } from '../design/text-link.tsx';
import { markdownHtml } from '../markdown/markdown.ts';
import { serverApi } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { siteContext } from '../platform/site.ts';
import type { Route } from './+types/style-guide.page.ts';
import { articleText } from './article-text.ts';
import { BlogDemo } from './blog.demo.tsx';
import { NounCardsDemo } from './cards.demo.tsx';
import { ChartsDemo } from './charts/charts.demo.tsx';
import { ComingSoonDemo } from './coming-soon.demo.tsx';
import { EmailDemo } from './email/email.demo.tsx';
import { MapsDemo } from './maps/maps.demo.tsx';
import { countryNames, originsOf, type WorldData } from './maps/origins.ts';
import { OverviewDemo } from './overview.demo.tsx';
import { PricingDemo } from './pricing.demo.tsx';
import { StoreDemo } from './store.demo.tsx';
import styles from './style-guide.module.css';
import { type DemoPath, demoPages, styleGuideWords as words } from './style-guide.words.ts';

const paths = Object.keys(demoPages) as DemoPath[];

interface Data extends WorldData {
  /** The article of the blog. */
  html: string;
}

const demos: Record<DemoPath, (data: Data) => ReactNode> = {
  '/cards': () => (
    <>
      <NounCardsDemo />
      <CardsDemo />
      <PicturesDemo />
      <CarouselDemo />
    </>
  ),
  '/form-elements': () => (
    <>
      <FieldsDemo />
      <ControlsDemo />
      <OverlaysDemo />
    </>
  ),
  '/icons': () => <IconsDemo />,
  '/charts': () => <ChartsDemo />,
  '/maps': (data) => <MapsDemo {...data} />,
  '/blog': ({ html }) => <BlogDemo html={html} />,
  '/email': () => <EmailDemo />,
  '/store': () => <StoreDemo />,
  '/pricing-cards': () => <PricingDemo />,
  '/empty-page': () => <StatesDemo />,
  '/coming-soon': () => <ComingSoonDemo />,
};

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const path = paths.find((one) => one === url.pathname.toLowerCase().replace(/\/$/, ''));
  const { language } = context.get(siteContext);
  const html = path === '/blog' ? markdownHtml(articleText[language]) : '';
  const origins = path === '/maps' ? await originsOf(serverApi(context)) : [];
  return { path, html, origins, names: path === '/maps' ? countryNames(language, origins) : [] };
};

/**
 * Every demo page is this one: a second entry for each of them would count as a page of the product where the build
 * decides what pages share, and make readers fetch what only the style guide needs.
 */
export default function StyleGuide({ loaderData: { path, ...data } }: Route.ComponentProps) {
  const language = useLanguage();
  const title = path ? demoPages[path].title[language] : words.title[language];
  return (
    <Wrap>
      <PageTitle title={title} noindex />
      <PageHead
        title={title}
        eyebrow={<span className={styles.demo}>{words.demo[language]}</span>}
        lead={path ? demoPages[path].lead[language] : words.lead[language]}
      >
        {path && <TextLink to="/style-guide">{words.all[language]}</TextLink>}
      </PageHead>
      {path ? demos[path](data) : <OverviewDemo />}
    </Wrap>
  );
}
