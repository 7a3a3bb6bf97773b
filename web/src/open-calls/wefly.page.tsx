import { openCallWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import { Wrap } from '../design/layout.tsx';
import { serverApi } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { siteContext } from '../platform/site.ts';
import type { Route } from './+types/wefly.page.ts';
import { ApplyButton } from './apply-button.tsx';
import { callPage } from './call.view.ts';
import { CallNotice } from './call-notice.tsx';
import { CallOpening } from './call-opening.tsx';
import { weFlyCall } from './calls.ts';
import { SealNote, shownSeals } from './seal-note.tsx';
import styles from './wefly.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { language, links } = context.get(siteContext);
  const api = serverApi(context);
  const call = await api.get(weFlyCall);
  const seals = shownSeals(await api.get(`${weFlyCall}/seals`));
  return { shown: callPage(language, call), form: links.openCallForm, seals };
}

export default function WeFly({ loaderData: { shown, form, seals } }: Route.ComponentProps) {
  const language = useLanguage();
  const closed = shown.state !== 'open';
  return (
    <>
      <PageTitle title={`${shown.title}, ${words.eyebrow[language]}`} description={shown.lead} />
      <CallOpening shown={shown} way={<ApplyButton closed={closed} form={form} className={styles.apply} />}>
        <Wings />
      </CallOpening>
      <CallNotice shown={shown} again={<ApplyButton closed={closed} form={form} />} />
      <Wrap>
        <SealNote slug={shown.slug} seals={seals} />
      </Wrap>
    </>
  );
}

/** A flock that rises: five birds for five winners. */
const Wings = () => (
  <svg className={styles.wings} viewBox="0 0 600 320" aria-hidden="true" focusable="false">
    {[
      [70, 262, 0.62],
      [172, 196, 0.8],
      [268, 236, 0.55],
      [352, 122, 1],
      [492, 66, 1.34],
    ].map(([x, y, scale]) => (
      <path
        key={x}
        transform={`translate(${x} ${y}) scale(${scale})`}
        d="M-58 8C-40-18-16-22 0 2 16-22 40-18 58 8 38-6 18-4 0 18-18-4-38-6-58 8Z"
      />
    ))}
  </svg>
);
