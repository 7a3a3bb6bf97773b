import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import type { Language } from '@hwarang/domain/language';
import { alert } from '../../design/alerts/alerts.ts';
import { api } from '../../platform/api.ts';
import { refused } from '../../platform/refused.ts';
import { adminWords } from '../admin.words.ts';
import { editorWords } from '../editor.words.ts';
import { exhibitionBody, exhibitionValues } from './exhibition-values.ts';

/** A hidden copy, to be made into the next exhibition. Its id, unless it failed and was told. */
export async function duplicateExhibition(language: Language, id: string): Promise<string | undefined> {
  try {
    const found = await api.get(`/exhibitions/${id}`);
    const values = exhibitionValues(language)(found);
    const made = await api.post('/exhibitions', {
      ...exhibitionBody(values, values),
      ...(namesOthers(found) ? { artists: found.artists.map((artist) => artist.id) } : {}),
      title: `${found.title} (${editorWords.copy.ko})`,
      title_en: found.title_en ? `${found.title_en} (${editorWords.copy.en})` : null,
      galleries: found.galleries.map((gallery) => gallery.id),
      hang: found.hang ?? null,
      is_exposed: false,
    });
    return made.id;
  } catch (failure) {
    void alert(refused(failure, adminWords.failed, {}).text[language], { tone: 'bad' });
    return undefined;
  }
}

/** Without artists of its own an exhibition answers with those of its works. */
function namesOthers({ artists, art_works }: Exhibition): boolean {
  const owners = new Set(art_works.map(({ owner }) => owner));
  return artists.length !== owners.size || artists.some(({ id }) => !owners.has(id));
}
