import { workCount } from '@hwarang/domain/artworks/artworks.words';
import type { KeptList } from '@hwarang/domain/keeping/keeping.contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { type ArtworkView, artworkPath, artworkView } from '../catalogue/artwork.view.ts';
import { ArtworkCaption } from '../catalogue/artwork-wall.tsx';
import { ButtonLink, IconButton } from '../design/button.tsx';
import { SelectField } from '../design/fields/select-field.tsx';
import { Icon } from '../design/icon.tsx';
import { Mat } from '../design/picture/mat.tsx';
import { Picture } from '../design/picture/picture.tsx';
import { Empty, Failed, Loading } from '../design/states/states.tsx';
import text from '../design/text.module.css';
import { useAction } from '../design/use-action.ts';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { pictureOf } from '../media/shown-file.ts';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import styles from './kept.module.css';
import { keptWords as words } from './kept.words.ts';
import { moveWork, orderWorks, takeWork } from './kept-actions.ts';
import { listName } from './list-name.ts';
import { ListTools } from './list-tools.tsx';
import { whyNot } from './refusal-words.ts';
import { usePublic } from './use-public.ts';

interface Props {
  list: KeptList;
  lists: readonly KeptList[];
}

/** One list with its works, in the order of its owner. */
export function KeptListView({ list, lists }: Props) {
  const language = useLanguage();
  const { records, failed, retry } = usePublic(list.works, (query) => api.get(`/art-works?${query}`));
  const [arranging, setArranging] = useState(false);
  const works = records?.map((work) => artworkView(language, work));
  return (
    <section aria-labelledby="kept-list">
      <div className={styles.head}>
        <div>
          <h2 id="kept-list" className={styles.name}>
            {listName(list, language)}
          </h2>
          {works && <p className={text.second}>{workCount(works.length)[language]}</p>}
        </div>
        <ListTools list={list} lists={lists} arranging={arranging} onArrange={() => setArranging(!arranging)} />
      </div>
      {failed ? (
        <Failed retry={retry} />
      ) : works === undefined ? (
        <Loading />
      ) : works.length === 0 ? (
        <Empty title={words.emptyList[language]} text={words.emptyText[language]}>
          <ButtonLink to="/artworks">{words.browse[language]}</ButtonLink>
        </Empty>
      ) : (
        <Works list={list} lists={lists} works={works} arranging={arranging} />
      )}
    </section>
  );
}

interface WorksProps extends Pick<Props, 'list' | 'lists'> {
  works: readonly ArtworkView[];
  arranging: boolean;
}

function Works({ list, lists, works, arranging }: WorksProps) {
  const language = useLanguage();
  const { busy, run } = useAction((failure) => whyNot(failure, words.failed));
  const ids = works.map(({ id }) => id);
  const others = lists.filter(({ id }) => id !== list.id);
  const swap = (at: number, to: number) => {
    const order = [...ids];
    const [taken] = order.splice(at, 1);
    if (taken) order.splice(to, 0, taken);
    void run(() => orderWorks(list.id, order));
  };
  return (
    <ol className={styles.works} aria-busy={busy}>
      {works.map((work, at) => (
        <li key={work.id} className={styles.work}>
          <Hung work={work} />
          <ArtworkCaption artwork={work} />
          {arranging && (
            <div className={styles.moves}>
              <IconButton
                label={`${work.title}: ${words.earlier[language]}`}
                disabled={at === 0}
                onClick={() => swap(at, at - 1)}
              >
                <Icon name="arrow-left" size={18} />
              </IconButton>
              <IconButton
                label={`${work.title}: ${words.later[language]}`}
                disabled={at === works.length - 1}
                onClick={() => swap(at, at + 1)}
              >
                <Icon name="arrow-right" size={18} />
              </IconButton>
              <IconButton
                label={`${work.title}: ${words.takeOut[language]}`}
                onClick={() => void run(() => takeWork(list.id, work.id))}
              >
                <Icon name="trash" size={18} />
              </IconButton>
              {others.length > 0 && (
                <SelectField
                  label={
                    <VisuallyHidden>
                      {work.title}: {words.moveTo[language]}
                    </VisuallyHidden>
                  }
                  value=""
                  onChange={({ currentTarget }) => void run(() => moveWork(work.id, list.id, currentTarget.value))}
                  choices={[
                    { value: '', label: words.moveHere[language] },
                    ...others.map((other) => ({ value: other.id, label: listName(other, language) })),
                  ]}
                />
              )}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Whole, on its own ground. */
export function Hung({ work }: { work: ArtworkView }) {
  const { id, title, artist, image } = work;
  const picture = pictureOf(image);
  const alt = artist ? `${title}, ${artist.name}` : title;
  return (
    <Link to={artworkPath(id)} className={styles.hung} {...(picture ? {} : { 'aria-label': alt })}>
      {picture ? (
        <Picture picture={picture} alt={alt} sizes="(min-width: 992px) 280px, (min-width: 576px) 44vw, 92vw" />
      ) : (
        <Mat picture={undefined} alt="" name={title} shape={1} />
      )}
    </Link>
  );
}
