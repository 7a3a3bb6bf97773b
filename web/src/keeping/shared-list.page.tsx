import { workCount } from '@hwarang/domain/artworks/artworks.words';
import type { Whole } from '@hwarang/domain/contracts';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { artworkView } from '../catalogue/artwork.view.ts';
import { ArtworkCaption } from '../catalogue/artwork-wall.tsx';
import { Button, ButtonLink } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { PageHead, Wrap } from '../design/layout.tsx';
import { Empty, Failed, Loading, State } from '../design/states/states.tsx';
import { api } from '../platform/api.ts';
import { ApiFailure } from '../platform/api-failure.ts';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import styles from './kept.module.css';
import { keptWords as words } from './kept.words.ts';
import { Hung } from './kept-list.tsx';
import { listName } from './list-name.ts';

type Found = { name: string; works: Whole<'art-works'>[] } | 'gone' | 'failed' | undefined;

/** A list that its owner has shared. Asked for by the browser: nothing of it is kept by the server's pages once it is revoked. */
export default function SharedList() {
  const language = useLanguage();
  const { token = '' } = useParams();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (found) return;
    api
      .get(`/lists/${encodeURIComponent(token)}`)
      .then(setFound, (failure) =>
        setFound(failure instanceof ApiFailure && [400, 404].includes(failure.status) ? 'gone' : 'failed'),
      );
  }, [found, token]);
  const name = typeof found === 'object' ? listName(found, language) : words.sharedEyebrow[language];
  return (
    <Wrap className={styles.page}>
      <PageTitle title={name} noindex />
      {found === 'gone' ? (
        <>
          <PageHead title={words.sharedEyebrow[language]} />
          <State icon="lock" title={words.goneTitle[language]} text={words.goneText[language]}>
            <ButtonLink to="/artworks">{words.browse[language]}</ButtonLink>
          </State>
        </>
      ) : typeof found === 'object' ? (
        <>
          <PageHead title={name} eyebrow={words.sharedEyebrow[language]} lead={workCount(found.works.length)[language]}>
            <div className={styles.tools}>
              <Button onClick={() => window.print()}>
                <Icon name="printer" size={18} />
                {words.print[language]}
              </Button>
            </div>
          </PageHead>
          {found.works.length === 0 && <Empty title={words.emptyList[language]} />}
          <ol className={styles.works}>
            {found.works
              .map((whole) => artworkView(language, whole))
              .map((work) => (
                <li key={work.id} className={styles.work}>
                  <Hung work={work} />
                  <ArtworkCaption artwork={work} />
                </li>
              ))}
          </ol>
        </>
      ) : (
        <>
          <PageHead title={name} />
          {found === 'failed' ? <Failed retry={() => setFound(undefined)} /> : <Loading />}
        </>
      )}
    </Wrap>
  );
}
