import { cut } from '@hwarang/domain/keepable';
import { keepingLimits } from '@hwarang/domain/keeping/limits';
import { type SearchPage, tidySearch } from '@hwarang/domain/keeping/searches';
import { alert } from '../design/alerts/alerts.ts';
import { Modal } from '../design/modal/modal.tsx';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { keptWords as words } from './kept.words.ts';
import { NameForm } from './name-form.tsx';
import { saveSearchWords } from './save-search.words.ts';

interface Props {
  page: SearchPage;
  /** As it stands in the address. */
  query: string;
  name: string;
  onClose: () => void;
}

export default function NameSearch({ page, query, name, onClose }: Props) {
  const language = useLanguage();
  return (
    <Modal onClose={onClose} title={saveSearchWords.saveSearch[language]}>
      <NameForm
        label={words.searchName[language]}
        button={words.save[language]}
        name={cut(name, keepingLimits.nameLength)}
        send={async (given) =>
          void (await api.post('/saved-searches', { page, query: tidySearch(page, query) ?? '', name: given }))
        }
        onDone={() => {
          onClose();
          void alert(words.searchSaved[language], { tone: 'good', form: 'notice' });
        }}
      />
    </Modal>
  );
}
