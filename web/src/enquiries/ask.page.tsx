import { isEmail, tidyEmail } from '@hwarang/domain/accounts/email';
import { enquiryWords as words } from '@hwarang/domain/enquiries/enquiries.words';
import { enquiryLimits, enquiryPath } from '@hwarang/domain/enquiries/enquiry';
import { useEffect, useRef, useState } from 'react';
import { data, Link } from 'react-router';
import { artworkPath, artworkView } from '../catalogue/artwork.view.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { Form } from '../design/fields/form.tsx';
import { EmailField, TextArea, TextField } from '../design/fields/text-field.tsx';
import { CheckboxField } from '../design/fields/tick-field.tsx';
import { type Problems, textOf, useCheckedForm } from '../design/fields/use-checked-form.ts';
import { Wrap } from '../design/layout.tsx';
import { Picture } from '../design/picture/picture.tsx';
import { TextLink } from '../design/text-link.tsx';
import { refusal, useAction } from '../design/use-action.ts';
import { pictureOf } from '../media/shown-file.ts';
import { api, serverApi } from '../platform/api.ts';
import { hasStatus } from '../platform/api-failure.ts';
import { useLanguage } from '../platform/language.ts';
import { orMissing } from '../platform/or-missing.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { useSession } from '../platform/session.ts';
import { siteContext } from '../platform/site.ts';
import { useSendKey } from '../platform/use-send-key.ts';
import type { Route } from './+types/ask.page.ts';
import styles from './enquiries.module.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { language } = context.get(siteContext);
  const artwork = await orMissing(serverApi(context).get(`/art-works/${encodeURIComponent(params.id)}`));
  if (!artwork.takes_questions) throw data(null, { status: 404 });
  return { artwork: artworkView(language, artwork) };
}

type Name = 'name' | 'email' | 'text' | 'consent';
const names: Name[] = ['name', 'email', 'text', 'consent'];

const problemsOf = (values: FormData): Problems<Name> => ({
  ...(textOf(values, 'name').trim() ? {} : { name: words.nameRequired }),
  ...(isEmail(tidyEmail(textOf(values, 'email'))) ? {} : { email: words.badEmail }),
  ...(textOf(values, 'text').trim() ? {} : { text: words.messageRequired }),
  ...(values.has('consent') ? {} : { consent: words.consentRequired }),
});

/** A question about one work, to whoever offers it. */
export default function Ask({ loaderData }: Route.ComponentProps) {
  const { artwork } = loaderData;
  const language = useLanguage();
  const [key, setKey] = useState<string | undefined>(undefined);
  const { title, artist, year, material, size, image } = artwork;
  const picture = pictureOf(image);
  return (
    <Wrap className={styles.ask}>
      <PageTitle title={`${words.ask[language]}: ${title}`} noindex />
      <aside className={styles.about}>
        {picture && <Picture picture={picture} alt="" sizes="(min-width: 992px) 360px, 40vw" className={styles.work} />}
        <p>
          {artist?.name}
          <br />
          <Link to={artworkPath(artwork.id)} className={styles.title}>
            {title}
          </Link>
        </p>
        <p className={styles.quiet}>{[year, material, size].filter(Boolean).join(', ')}</p>
      </aside>
      <div className={styles.column}>
        {key ? <Sent path={enquiryPath(key)} /> : <AskForm artwork={artwork.id} onSent={setKey} />}
      </div>
    </Wrap>
  );
}

function AskForm({ artwork, onSent }: { artwork: string; onSent: (key: string) => void }) {
  const language = useLanguage();
  const checked = useCheckedForm(names, problemsOf);
  const { busy, run } = useAction(explain(checked));
  const keyed = useSendKey();
  useOwnNames(checked.form);
  const send = async () => {
    if (!checked.passes()) return;
    const values = checked.values();
    const body = {
      artwork,
      name: textOf(values, 'name'),
      email: textOf(values, 'email'),
      text: textOf(values, 'text'),
      consent: values.has('consent'),
      website: textOf(values, 'website'),
    };
    const begun = await keyed((key) => api.post('/enquiries', body, { key }));
    onSent(begun.key);
  };
  return (
    <>
      <h1>{words.ask[language]}</h1>
      <p className={styles.quiet}>{words.lead[language]}</p>
      <Form ref={checked.form} aria-label={words.ask[language]} className={styles.form} onSend={() => run(send)}>
        <TextField
          {...checked.field('name')}
          label={words.name[language]}
          autoComplete="name"
          maxLength={enquiryLimits.name}
          required
        />
        <EmailField {...checked.field('email')} label={words.email[language]} maxLength={254} required />
        <TextArea
          {...checked.field('text')}
          label={words.message[language]}
          maxLength={enquiryLimits.message}
          rows={7}
          required
        />
        <div className={styles.trap} aria-hidden="true">
          <label>
            {words.trap[language]}
            <input type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <CheckboxField
          {...checked.field('consent')}
          label={words.consent[language]}
          hint={<TextLink to="/privacy">{words.privacy[language]}</TextLink>}
          required
        />
        <div>
          <Button type="submit" look="fill" busy={busy}>
            {words.send[language]}
          </Button>
        </div>
      </Form>
    </>
  );
}

/** What is wrong is said at its field; too many at once, in words of its own. */
const explain = (form: { show: (problems: Problems<Name>) => boolean }) => (failure: unknown) =>
  hasStatus(failure, 429)
    ? words.tooMany
    : refusal(words.failed, words, form as { show: (problems: Problems<string>) => unknown })(failure);

/** Whoever is signed in need not write name and address again; what was typed before stays. */
function useOwnNames(form: { current: HTMLFormElement | null }): void {
  const { token, username, email } = useSession();
  useEffect(() => {
    if (!token) return;
    for (const [name, value] of Object.entries({ name: username, email })) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === '' && value) field.value = value;
    }
  }, [token, username, email, form]);
}

function Sent({ path }: { path: string }) {
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.sent}>
        {words.sent[language]}
      </h1>
      <p className={styles.quiet}>{words.sentMore[language]}</p>
      <p className={styles.way}>
        <ButtonLink look="fill" to={path}>
          {words.open[language]}
        </ButtonLink>
      </p>
    </>
  );
}
