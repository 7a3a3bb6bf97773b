import { shellWords } from '@hwarang/domain/shell/shell.words';
import { PageHead, Wrap } from '../design/layout.tsx';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';

export default function Home() {
  const language = useLanguage();
  return (
    <Wrap>
      <PageTitle description={shellWords.sample[language]} />
      <PageHead title="화랑 Hwarang" lead={shellWords.sample[language]} />
    </Wrap>
  );
}
