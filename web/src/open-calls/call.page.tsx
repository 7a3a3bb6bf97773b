import { redirect } from 'react-router';
import { Wrap } from '../design/layout.tsx';
import { serverApi } from '../platform/api.ts';
import { orMissing } from '../platform/or-missing.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { siteContext } from '../platform/site.ts';
import type { Route } from './+types/call.page.ts';
import { callPage } from './call.view.ts';
import { CallPage } from './call-page.tsx';
import { callAt, callNoticePath, callsPath } from './calls.ts';
import { SealNote, shownSeals } from './seal-note.tsx';

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { language } = context.get(siteContext);
  const api = serverApi(context);
  const call = await orMissing(api.get(callAt(slug)));
  // One address for each call: We Fly keeps its own.
  if (!callNoticePath(call.slug).startsWith(callsPath)) throw redirect(callNoticePath(call.slug), { status: 301 });
  return { shown: callPage(language, call), seals: shownSeals(await api.get(`${callAt(slug)}/seals`)) };
}

export default function Call({ loaderData: { shown, seals } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={shown.title} description={shown.lead} type="article" />
      <CallPage shown={shown} />
      <Wrap>
        <SealNote slug={shown.slug} seals={seals} />
      </Wrap>
    </>
  );
}
