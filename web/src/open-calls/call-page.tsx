import { ApplyLink } from './apply-link.tsx';
import type { CallPageData } from './call.view.ts';
import { CallNotice } from './call-notice.tsx';
import { CallOpening } from './call-opening.tsx';
import styles from './wefly.module.css';

/** The notice of one call. */
export function CallPage({ shown }: { shown: CallPageData }) {
  const { slug, state, stateText, results } = shown;
  const call = { slug, state, stateText, results };
  return (
    <>
      <CallOpening shown={shown} way={<ApplyLink {...call} className={styles.apply} />} />
      <CallNotice shown={shown} again={<ApplyLink {...call} />} />
    </>
  );
}
