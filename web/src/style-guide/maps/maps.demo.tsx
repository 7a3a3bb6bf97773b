import { lazy, Suspense, useMemo, useState } from 'react';
import { Facts } from '../../design/facts.tsx';
import { SelectField } from '../../design/fields/select-field.tsx';
import { Section } from '../../design/layout.tsx';
import { Loading } from '../../design/states/states.tsx';
import { useLanguage } from '../../platform/language.ts';
import { continents, countryFacts, incomeGroups, smallCountries } from './country-facts.ts';
import { CountryTable } from './country-table.tsx';
import { type Figure, figures, legendOf, shadeOf } from './figures.ts';
import styles from './maps.module.css';
import { artistsFrom, mapsWords as words } from './maps.words.ts';
import type { WorldData } from './origins.ts';
import { Origins } from './origins-list.tsx';
import './tones.css';

const WorldMap = lazy(() => import('./world-map.tsx'));

const factsByOutline = new Map(countryFacts.map((country) => [country.outline, country]));
const codeByOutline = new Map([...countryFacts, ...smallCountries].map(({ outline, code }) => [outline, code]));
const outlineByCode = new Map([...codeByOutline].map(([outline, code]) => [code, outline]));
const korea = '410';

export function MapsDemo({ origins, names }: WorldData) {
  const language = useLanguage();
  const [figure, setFigure] = useState<Figure>('population');
  const [chosen, setChosen] = useState(korea);
  const [pointed, setPointed] = useState<string | undefined>(undefined);
  const [visit, setVisit] = useState(0);
  const nameOf = useMemo(() => {
    const known = new Map(names);
    return (code: string) => known.get(code) ?? code;
  }, [names]);
  const artists = useMemo(() => new Map(origins.map(({ code, count }) => [code, count])), [origins]);
  const legend = legendOf(figure, language);
  const toneByKey = new Map(legend.map(({ key, tone }) => [key, tone]));
  const artistsAt = (outline: string) => artists.get(codeByOutline.get(outline) ?? '-') ?? 0;
  const toneOf = (outline: string) =>
    toneByKey.get(shadeOf(figure, factsByOutline.get(outline), artistsAt(outline)) ?? '');
  const dots = smallCountries.filter(({ code }) => artists.has(code)).map(({ outline }) => outline);
  const go = (code: string) => {
    const outline = outlineByCode.get(code);
    if (!outline) return;
    setChosen(outline);
    setVisit(visit + 1);
  };
  const choices = names.filter(([code]) => outlineByCode.has(code)).map(([value, label]) => ({ value, label }));
  return (
    <>
      <div className={styles.choices}>
        <SelectField
          label={words.figure[language]}
          value={figure}
          choices={figures.map((one) => ({ value: one, label: words[one][language] }))}
          onChange={(event) => setFigure(event.currentTarget.value as Figure)}
        />
        <SelectField
          label={words.find[language]}
          value={codeByOutline.get(chosen) ?? ''}
          choices={choices}
          onChange={(event) => go(event.currentTarget.value)}
        />
      </div>
      <div className={styles.stage}>
        <div className={styles.frame}>
          <Suspense fallback={<Loading />}>
            <WorldMap
              label={`${words.map[language]}: ${words[figure][language]}`}
              toneOf={toneOf}
              dots={dots}
              chosen={chosen}
              visit={visit}
              onPoint={setPointed}
              onChoose={setChosen}
            />
          </Suspense>
        </div>
        <div className={styles.beside}>
          <Readout outline={pointed ?? chosen} artists={artistsAt(pointed ?? chosen)} nameOf={nameOf} />
          <ul className={styles.legend} aria-label={words[figure][language]}>
            {legend.map(({ key, tone, label }) => (
              <li key={key} data-tone={tone}>
                {label}
              </li>
            ))}
            <li>{words.none[language]}</li>
          </ul>
        </div>
      </div>
      <p className={styles.note}>{words.keys[language]}</p>
      <div data-live>
        <Origins origins={origins} nameOf={nameOf} onGo={go} />
      </div>
      <Section title={words.table[language]}>
        <CountryTable artists={artists} names={names} nameOf={nameOf} onGo={go} />
        <p className={styles.note}>{words.source[language]}</p>
      </Section>
    </>
  );
}

interface ReadoutProps {
  outline: string;
  artists: number;
  nameOf: (code: string) => string;
}

function Readout({ outline, artists, nameOf }: ReadoutProps) {
  const language = useLanguage();
  const code = codeByOutline.get(outline) ?? '';
  const country = factsByOutline.get(outline);
  const none = words.none[language];
  return (
    <div className={styles.readout} role="status">
      <p className={styles.country}>{nameOf(code)}</p>
      <Facts
        facts={[
          { name: words.code[language], value: code },
          { name: words.continent[language], value: country ? continents[country.continent][language] : none },
          { name: words.population[language], value: country ? country.population.toLocaleString(language) : none },
          { name: words.income[language], value: country ? incomeGroups[country.income][language] : none },
          { name: words.artists[language], value: artistsFrom(artists)[language] },
        ]}
      />
    </div>
  );
}
