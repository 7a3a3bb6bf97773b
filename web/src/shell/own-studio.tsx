import { useOwnGalleries } from '../studio/own-galleries.ts';
import { EntryLink } from './entry-link.tsx';
import { shellWords } from './shell.words.ts';

/** The way to the studio, for who belongs to a gallery. */
export default function StudioEntry() {
  const { answer } = useOwnGalleries();
  if (!answer || answer.length === 0) return null;
  return (
    <li>
      <EntryLink entry={{ name: shellWords.studio, to: '/studio' }} />
    </li>
  );
}
