import type { PublicSeal } from '@hwarang/domain/juries/results.contract';
import { momentText } from '@hwarang/domain/open-calls/open-calls.words';
import { Section } from '../design/layout.tsx';
import { TextLink } from '../design/text-link.tsx';
import { useLanguage } from '../platform/language.ts';
import { callCheckPath } from './calls.ts';
import { sealedOn, sealWords as words } from './seal.words.ts';
import styles from './seal-note.module.css';

export type ShownSeal = Pick<PublicSeal, 'round' | 'name' | 'sealed_at' | 'seal'>;

/** Without the hashes of the single scores, which only the page that checks them needs. */
export const shownSeals = (seals: readonly PublicSeal[]): ShownSeal[] =>
  seals.map(({ round, name, sealed_at, seal }) => ({ round, name, sealed_at, seal }));

/** The hash of all sealed scores, on the pages of the call. Nothing before judging has ended. */
export function SealNote({ slug, seals }: { slug: string; seals: readonly ShownSeal[] }) {
  const language = useLanguage();
  if (seals.length === 0) return null;
  return (
    <Section id="seal" title={words.seal[language]}>
      <p className={styles.about}>{words.sealAbout[language]}</p>
      <SealList seals={seals} />
      <p>
        <TextLink to={callCheckPath(slug)}>{words.check[language]}</TextLink>
      </p>
    </Section>
  );
}

export function SealList({ seals }: { seals: readonly ShownSeal[] }) {
  const language = useLanguage();
  return (
    <dl className={styles.seals}>
      {seals.map(({ round, name, sealed_at, seal }) => (
        <div key={round}>
          <dt>
            {name[language]} <span>{sealedOn(momentText(sealed_at)[language])[language]}</span>
          </dt>
          <dd>
            <code>{seal}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
