import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import { useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { ButtonLink } from '../../design/button.tsx';
import { Row } from '../../design/layout.tsx';
import { ReadState } from '../../design/states/states.tsx';
import { ExhibitionPage, exhibitionPage } from '../../exhibitions/exhibition-page.tsx';
import { useDesk } from '../../platform/desk.ts';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { editorWords as words } from '../editor.words.ts';
import styles from './preview.module.css';

/** The page as visitors will see it, also before it is public. What stays hidden from them is left out here too. */
export default function ExhibitionPreview() {
  const { id = '' } = useParams();
  const language = useLanguage();
  const { base } = useDesk();
  const { answer, failed, reload } = useApi(`/exhibitions/${encodeURIComponent(id)}`);
  const [format, setFormat] = useState<((text: string) => string) | undefined>(undefined);
  useEffect(
    () => void import('../../markdown/markdown.ts').then(({ markdownHtml }) => setFormat(() => markdownHtml)),
    [],
  );
  const shown = useMemo(
    () => answer && format && exhibitionPage(language, asVisitor(answer), format),
    [answer, format, language],
  );
  return (
    <>
      <Row className={styles.note}>
        <p role="status">{words.previewNote[language]}</p>
        <ButtonLink to={`${base}/exhibitions/${id}`}>{words.backToEditor[language]}</ButtonLink>
      </Row>
      <ReadState failed={failed} known={shown} retry={reload} />
      {shown && <ExhibitionPage shown={shown} isPreview />}
    </>
  );
}

function asVisitor(exhibition: Exhibition): Exhibition {
  const hidden = new Set(exhibition.artists.filter((artist) => !artist.is_exposed).map(({ id }) => id));
  return {
    ...exhibition,
    gallery: exhibition.gallery?.is_exposed ? exhibition.gallery : null,
    artists: exhibition.artists.filter(({ id }) => !hidden.has(id)),
    art_works: exhibition.art_works.filter(
      ({ is_exposed, deletedAt, owner }) => is_exposed && !deletedAt && !(owner && hidden.has(owner)),
    ),
  };
}
