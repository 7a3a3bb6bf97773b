import { staffCan } from '@hwarang/domain/galleries/staff';
import { Outlet, useLocation, useParams } from 'react-router';
import { ButtonLink } from '../design/button.tsx';
import { Wrap } from '../design/layout.tsx';
import { LeaveGuard } from '../design/leave-guard.tsx';
import { ReadState, State } from '../design/states/states.tsx';
import { StatusView } from '../errors/error-view.tsx';
import { studioPath } from '../platform/desk.ts';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { useOwnGalleries } from './own-galleries.ts';
import { restOf, sectionAt } from './sections.ts';
import { studioWords as words } from './studio.words.ts';

/** Shows the pages inside to the staff of the gallery in the address; for everybody else they do not exist. */
export default function ForStaff() {
  const language = useLanguage();
  const { gallery = '' } = useParams();
  const { pathname } = useLocation();
  const { answer, failed, reload } = useOwnGalleries();
  const own = answer?.find(({ id }) => id === gallery);
  if (answer && !own) return <StatusView status={404} />;
  if (!own)
    return (
      <Wrap>
        <PageTitle title={words.title[language]} noindex />
        <ReadState failed={failed} retry={reload} />
      </Wrap>
    );
  const section = sectionAt(restOf(pathname));
  if (section && !staffCan(own.role, section.needs))
    return (
      <Wrap>
        <PageTitle title={words.barredTitle[language]} noindex />
        <State icon="lock" title={words.barredTitle[language]} text={words.barredText[language]}>
          <ButtonLink to={studioPath(gallery)}>{words.overview[language]}</ButtonLink>
        </State>
      </Wrap>
    );
  return (
    <>
      <LeaveGuard />
      <Outlet context={own} />
    </>
  );
}
