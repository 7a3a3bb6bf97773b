import { deletedWork, askerWords as words } from '@hwarang/domain/enquiries/enquiries.words';
import { useSearchParams } from 'react-router';
import { artworkPath } from '../catalogue/artwork.view.ts';
import { ButtonLink } from '../design/button.tsx';
import { Wrap } from '../design/layout.tsx';
import { Loading, ReadState, State } from '../design/states/states.tsx';
import { TextLink } from '../design/text-link.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { wayOnWords } from '../errors/errors.words.ts';
import { api } from '../platform/api.ts';
import { hasStatus } from '../platform/api-failure.ts';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { useApi } from '../platform/query.ts';
import { useHydrated } from '../platform/use-hydrated.ts';
import styles from './enquiries.module.css';
import { Thread, Write } from './thread.tsx';

/** The conversation about a work as its asker sees it, opened by the key in the address. */
export default function OwnEnquiryPage() {
  const language = useLanguage();
  // Pages are rendered for everybody alike: the key is read in the browser alone.
  const hydrated = useHydrated();
  const [params] = useSearchParams();
  const key = hydrated ? (params.get('key') ?? '') : undefined;
  return (
    <Wrap className={styles.ask}>
      <PageTitle title={words.title[language]} noindex />
      {key === undefined ? (
        <Loading />
      ) : key === '' ? (
        <Missing />
      ) : (
        <Conversation path={`/enquiries/${encodeURIComponent(key)}`} />
      )}
    </Wrap>
  );
}

function Conversation({ path }: { path: `/enquiries/${string}` }) {
  const language = useLanguage();
  const { answer: enquiry, failed, failure, reload, set } = useApi(path);
  if (hasStatus(failure, 404)) return <Missing />;
  if (failed || !enquiry) return <ReadState failed={failed} retry={reload} />;
  const { artwork, title, name, desk, messages } = enquiry;
  return (
    <>
      <aside className={styles.about}>
        <p className={styles.quiet}>{words.about[language]}</p>
        <p className={styles.title}>
          {artwork ? <TextLink to={artworkPath(artwork)}>{title}</TextLink> : deletedWork(title)[language]}
        </p>
        <p className={styles.quiet}>{desk}</p>
      </aside>
      <div className={styles.talk}>
        <h1>{words.title[language]}</h1>
        <Thread
          messages={messages}
          own="asker"
          label={words.title[language]}
          nameOf={(speaker) => (speaker === 'asker' ? name || words.you[language] : desk)}
        />
        <Write
          place={path}
          label={words.write[language]}
          send={words.send[language]}
          onSend={async (text, key) => set(await api.post(`${path}/messages`, { text }, { key }))}
        />
        <p className={styles.facts}>
          {words.privateNote[language]} {words.kept[language]}
        </p>
      </div>
    </>
  );
}

function Missing() {
  const language = useLanguage();
  return (
    <>
      <VisuallyHidden as="h1">{words.title[language]}</VisuallyHidden>
      <State title={words.missing[language]} text={words.missingMore[language]}>
        <ButtonLink to="/artworks">{wayOnWords.artworks[language]}</ButtonLink>
      </State>
    </>
  );
}
