import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import { titleOfCopy } from '@hwarang/domain/exhibitions/title';
import { useNavigate } from 'react-router';
import { refusal, useAction } from '../../design/use-action.ts';
import { api } from '../../platform/api.ts';
import { useDesk } from '../../platform/desk.ts';
import { useLanguage } from '../../platform/language.ts';
import { adminWords } from '../admin.words.ts';
import { editorWords } from '../editor.words.ts';
import { exhibitionBody, exhibitionValues } from './exhibition-values.ts';

/** Makes a hidden copy, to become the next exhibition, and leads to it. */
export function useDuplicate() {
  const { run } = useAction(refusal(adminWords.failed));
  const language = useLanguage();
  const navigate = useNavigate();
  const { base } = useDesk();
  return (id: string) =>
    run(async () => {
      const found = await api.get(`/exhibitions/${id}`);
      const values = exhibitionValues(language, found);
      const made = await api.post('/exhibitions', {
        ...exhibitionBody(values, values),
        ...(namesOthers(found) ? { artists: found.artists.map((artist) => artist.id) } : {}),
        title: titleOfCopy(found.title, editorWords.copy.ko),
        title_en: found.title_en ? titleOfCopy(found.title_en, editorWords.copy.en) : null,
        galleries: found.galleries.map((gallery) => gallery.id),
        hang: found.hang ?? null,
        is_exposed: false,
      });
      void navigate(`${base}/exhibitions/${made.id}`);
    });
}

/** Without artists of its own an exhibition answers with those of its works. */
function namesOthers({ artists, art_works }: Exhibition): boolean {
  const owners = new Set(art_works.map(({ owner }) => owner));
  return artists.length !== owners.size || artists.some(({ id }) => !owners.has(id));
}
