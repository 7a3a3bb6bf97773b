import { Screen } from '../../admin/screen.tsx';
import { useLanguage } from '../../platform/language.ts';
import { studioWords as words } from '../studio.words.ts';

export default function StudioOverview() {
  const language = useLanguage();
  return <Screen title={words.overview[language]}>{null}</Screen>;
}
