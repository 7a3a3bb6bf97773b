import { useParams } from 'react-router';
import { ButtonLink } from '../../design/button.tsx';
import { Row } from '../../design/layout.tsx';
import { Failed, Loading } from '../../design/states/states.tsx';
import { useLanguage } from '../../platform/language.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { useApi } from '../../platform/query.ts';
import { callPage } from '../call.view.ts';
import { CallPage } from '../call-page.tsx';
import { callAdminPath, callAt } from '../calls.ts';
import { callsAdminWords as words } from './calls-admin.words.ts';
import styles from './open-calls-admin.module.css';

/** The notice as visitors will see it, before it is public. */
export default function CallPreview() {
  const { slug = '' } = useParams();
  const language = useLanguage();
  const { answer: call, failed, reload } = useApi(callAt(slug));
  return (
    <>
      <PageTitle title={call?.title[language]} noindex />
      <Row className={styles.preview}>
        <p role="status">{words.previewNote[language]}</p>
        <ButtonLink to={callAdminPath(slug)}>{words.backToCall[language]}</ButtonLink>
      </Row>
      {failed ? <Failed retry={reload} /> : call ? <CallPage shown={callPage(language, call)} /> : <Loading />}
    </>
  );
}
