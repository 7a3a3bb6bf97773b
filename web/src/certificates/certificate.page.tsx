import { formatEdition } from '@hwarang/domain/artworks/edition';
import type { PublicCertificate } from '@hwarang/domain/certificates/certificates.contract';
import { groupedHash, certificateWords as words } from '@hwarang/domain/certificates/certificates.words';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { classes } from '../design/classes.ts';
import { Facts } from '../design/facts.tsx';
import { Icon } from '../design/icon.tsx';
import { PageHead, Section, Wrap } from '../design/layout.tsx';
import { serverApi } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { orMissing } from '../platform/or-missing.ts';
import { PageTitle } from '../platform/page-title.tsx';
import type { Route } from './+types/certificate.page.ts';
import styles from './certificate.module.css';
import { CertificateCheck } from './certificate-check.tsx';
import { certificatePageWords as page } from './certificates.words.ts';

export async function loader({ context, params: { number } }: Route.LoaderArgs) {
  return { certificate: await orMissing(serverApi(context).get(`/certificates/${encodeURIComponent(number)}`)) };
}

/** Where the code on a certificate leads: what was issued under its number, and whether it still counts. */
export default function CertificatePage({ loaderData: { certificate } }: Route.ComponentProps) {
  const language = useLanguage();
  const { content } = certificate;
  const { work } = content;
  const pick = (ko: string, en: string) => pickLanguage(language, ko, en) ?? '';
  const bothNames = [...new Set([work.artist, work.artist_en].filter(Boolean))];
  return (
    <Wrap>
      <PageTitle title={`${words.certificate[language]} ${certificate.number}`} noindex />
      <PageHead
        eyebrow={words.certificate[language]}
        title={<span className={styles.number}>{certificate.number}</span>}
      />
      <Verdict certificate={certificate} />
      <Section id="facts" title={page.facts[language]}>
        <div className={styles.facts}>
          <Facts
            facts={[
              {
                name: words.artist[language],
                value: (language === 'ko' ? bothNames : bothNames.reverse()).join(' · '),
              },
              { name: words.title[language], value: pick(work.title, work.title_en) },
              { name: words.year[language], value: work.year },
              { name: words.material[language], value: pick(work.material, work.material_en) },
              { name: words.size[language], value: work.size.replace(/(\d) cm x (?=\d)/g, '$1 × ') },
              { name: words.edition[language], value: work.edition && formatEdition(work.edition) },
              { name: words.soldOn[language], value: content.sold_on },
              { name: words.place[language], value: content.place },
              { name: words.guarantee[language], value: pick(content.guarantee, content.guarantee_en) },
              { name: words.issuedOn[language], value: content.issued_on },
              { name: words.issuer[language], value: pick(content.gallery, content.gallery_en) },
              { name: words.representative[language], value: content.representative },
              {
                name: words.contentHash[language],
                value: <span className={styles.hash}>{groupedHash(certificate.content_hash)}</span>,
              },
            ]}
          />
        </div>
      </Section>
      <Section id="check" title={page.check[language]}>
        <CertificateCheck certificate={certificate} />
      </Section>
    </Wrap>
  );
}

function Verdict({ certificate: { state, ended_on } }: { certificate: PublicCertificate }) {
  const language = useLanguage();
  const isValid = state === 'valid';
  return (
    <div className={classes(styles.verdict, isValid ? styles.good : styles.bad)} data-state={state}>
      <Icon name={isValid ? 'check' : 'warning'} size={28} />
      <div>
        <p className={styles.word}>{page[state][language]}</p>
        <p>{page[`${state}Text`][language]}</p>
        {ended_on && (
          <p className={styles.since}>
            {page.endedOn[language]}: {ended_on}
          </p>
        )}
      </div>
    </div>
  );
}
