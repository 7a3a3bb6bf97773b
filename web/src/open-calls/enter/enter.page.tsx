import { asksForAge } from '@hwarang/domain/open-calls/eligibility';
import { dayText, openCallWords } from '@hwarang/domain/open-calls/open-calls.words';
import { PageHead, Wrap } from '../../design/layout.tsx';
import { TextLink } from '../../design/text-link.tsx';
import { serverApi } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { orMissing } from '../../platform/or-missing.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { useSession } from '../../platform/session.ts';
import { CombinedArtist } from '../combined-artist.tsx';
import type { Route } from './+types/enter.page.ts';
import styles from './enter.module.css';
import { closesText, enterWords as words } from './enter.words.ts';
import { EntryForm } from './entry-form.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = await orMissing(serverApi(context).get(`/open-calls/${encodeURIComponent(params.slug)}`));
  return { call, asksAge: asksForAge(call.eligibility) };
}

/** Who is logged in and no artist yet becomes one here. */
export default function Enter({ loaderData: { call, asksAge } }: Route.ComponentProps) {
  const language = useLanguage();
  const { artistId } = useSession();
  const title = `${call.title[language]}: ${words.title[language]}`;
  const until = call.extended ? openCallWords.extendedShort : closesText(dayText(call.closes_on));
  return (
    <Wrap className={styles.page}>
      <PageTitle title={title} noindex />
      <PageHead eyebrow={openCallWords.eyebrow[language]} title={title} lead={until[language]}>
        <TextLink to={`/open-calls/${call.slug}`}>{words.aboutCall[language]}</TextLink>
      </PageHead>
      {artistId ? <EntryForm key={artistId} call={call} asksAge={asksAge} artistId={artistId} /> : <CombinedArtist />}
    </Wrap>
  );
}
