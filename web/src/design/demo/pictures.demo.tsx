import type { Language } from '@hwarang/domain/language';
import { useLanguage } from '../../platform/language.ts';
import { Card } from '../card.tsx';
import { Carousel } from '../carousel/carousel.tsx';
import { Grid, Section } from '../layout.tsx';
import { Avatar } from '../picture/avatar.tsx';
import { Mat } from '../picture/mat.tsx';
import { TextLink } from '../text-link.tsx';
import styles from './demo.module.css';
import { demoWords as words } from './demo.words.ts';
import { demoPicture } from './pictures.ts';

/** A title without a space where it could be broken. */
const unbroken = { ko: '가나다라마바사아자차카타파하', en: 'Supercalifragilistic' };
const longIn = (language: Language) => unbroken[language].repeat(6).slice(0, 80);

export function PicturesDemo() {
  const language = useLanguage();
  return (
    <Section title={words.pictures[language]}>
      <Grid>
        <Mat picture={demoPicture(0, 1.5)} alt={words.title[language]} />
        <Mat picture={demoPicture(1, 0.6)} alt={words.title[language]} />
        <Mat picture={{ src: 'data:image/png,', width: 4, height: 3 }} alt={words.missing[language]} />
        <Mat picture={undefined} alt="" name={words.title[language]} />
        <div className={styles.faces}>
          <Avatar picture={undefined} alt="" name={words.maker[language]} />
          <Avatar picture={demoPicture(2, 0.7)} alt={words.maker[language]} name={words.maker[language]} size={72} />
        </div>
      </Grid>
    </Section>
  );
}

export function CardsDemo() {
  const language = useLanguage();
  const long = longIn(language);
  const lines = [words.line[language], '2026. 10. 02 – 11. 29'];
  const action = <TextLink to="/cards">{words.action[language]}</TextLink>;
  return (
    <Section title={words.cards[language]} aside={action}>
      <Grid>
        {[1.5, 0.7, 1.2].map((ratio, place) => (
          <Card
            key={ratio}
            to="/cards"
            title={words.title[language]}
            picture={demoPicture(place, ratio)}
            lines={lines}
            actions={action}
          />
        ))}
        <Card to="/cards" title={words.short[language]} picture={demoPicture(3, 1)} shape={1} lines={lines} />
        <Card
          to="/cards"
          title={long}
          picture={undefined}
          mark={words.line[language]}
          lines={[long]}
          actions={action}
        />
      </Grid>
    </Section>
  );
}

export function CarouselDemo() {
  const language = useLanguage();
  return (
    <Section title={words.carousel[language]}>
      <Carousel
        label={words.carousel[language]}
        slides={[1.6, 0.8, 1.2].map((ratio, place) => ({
          key: String(ratio),
          render: ({ near, first }) => (
            <Mat
              picture={near ? demoPicture(place, ratio) : undefined}
              alt={words.title[language]}
              shape={2.2}
              priority={first}
            />
          ),
        }))}
      />
    </Section>
  );
}
