import { type DemoPath, demoPages, styleGuideWords as words } from '@hwarang/domain/style-guide/style-guide.words';
import type { FC } from 'react';
import { FieldsDemo } from '../design/demo/asked.demo.tsx';
import { CardsDemo, CarouselDemo, PicturesDemo, WallDemo } from '../design/demo/shown.demo.tsx';
import { ControlsDemo, IconsDemo, OverlaysDemo, StatesDemo } from '../design/demo/spoken.demo.tsx';
import { PageHead, Wrap } from '../design/layout.tsx';
import { TextLink } from '../design/text-link.tsx';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import type { Route } from './+types/style-guide.page.ts';
import styles from './style-guide.module.css';

const demos: Record<DemoPath, FC[]> = {
  '/form-elements': [FieldsDemo, ControlsDemo, OverlaysDemo],
  '/cards': [CardsDemo, PicturesDemo, WallDemo, CarouselDemo],
  '/icons': [IconsDemo],
  '/empty-page': [StatesDemo],
};

const paths = Object.keys(demos) as DemoPath[];

export const loader = ({ url }: Route.LoaderArgs) => ({
  path: paths.find((path) => path === url.pathname.replace(/\/$/, '')),
});

/** Every piece of the design language in every state; one address for each kind, and `/style-guide` for all. */
export default function StyleGuide({ loaderData: { path } }: Route.ComponentProps) {
  const language = useLanguage();
  const title = path ? demoPages[path][language] : words.title[language];
  const shown = path ? demos[path] : paths.flatMap((one) => demos[one]);
  return (
    <Wrap>
      <PageTitle title={title} noindex />
      <PageHead title={title} eyebrow={words.demo[language]} lead={words.lead[language]}>
        <nav className={styles.links} aria-label={words.title[language]}>
          {path && <TextLink to="/style-guide">{words.all[language]}</TextLink>}
          {paths
            .filter((one) => one !== path)
            .map((one) => (
              <TextLink key={one} to={one}>
                {demoPages[one][language]}
              </TextLink>
            ))}
        </nav>
      </PageHead>
      {shown.map((Demo) => (
        <Demo key={Demo.name} />
      ))}
    </Wrap>
  );
}
