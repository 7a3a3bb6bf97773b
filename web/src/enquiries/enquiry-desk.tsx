import type { EnquiryLine, WholeEnquiry } from '@hwarang/domain/enquiries/enquiries.contract';
import { deletedWork, enquiryStateWords, enquiryDeskWords as words } from '@hwarang/domain/enquiries/enquiries.words';
import { type EnquiryState, enquiryLimits, enquiryStates, workTitle } from '@hwarang/domain/enquiries/enquiry';
import type { Language } from '@hwarang/domain/language';
import { availabilityWords } from '@hwarang/domain/sales/availability.words';
import { untilDay } from '@hwarang/domain/sales/offers.words';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { artworkPath } from '../catalogue/artwork.view.ts';
import { Button } from '../design/button.tsx';
import { Form } from '../design/fields/form.tsx';
import { choicesOf, SelectField } from '../design/fields/select-field.tsx';
import { TextField } from '../design/fields/text-field.tsx';
import { textOf } from '../design/fields/use-checked-form.ts';
import { Lines, ListDetail, useHeadingFocus } from '../design/list-detail/list-detail.tsx';
import { Outdated } from '../design/states/outdated.tsx';
import { Empty, Failed, Loading, ReadState, State } from '../design/states/states.tsx';
import { TextLink } from '../design/text-link.tsx';
import { refusal, useAction } from '../design/use-action.ts';
import type { EnquiriesPath } from '../platform/answers.ts';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { useApi } from '../platform/query.ts';
import { useMoment } from '../platform/use-moment.ts';
import { useNewest } from '../platform/use-newest.ts';
import styles from './enquiries.module.css';
import { Thread, Write } from './thread.tsx';

interface Props {
  path: EnquiriesPath;
  /** When something last happened, by which it is read again. */
  at: number | undefined;
  /** Whether the reader may hold works for askers. */
  mayHold: boolean;
}

function shownTitle(language: Language, enquiry: EnquiryLine): string {
  const title = workTitle(language, enquiry);
  return enquiry.artwork ? title : deletedWork(title)[language];
}

/** The questions about works: a list, and the one that is open. */
export function EnquiryDesk({ path, at, mayHold }: Props) {
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const [state, setState] = useState<EnquiryState | ''>('');
  const id = params.get('enquiry') ?? undefined;
  const asked = `${path}?${state && `state=${state}&`}` as const;
  const {
    items: lines,
    onMore,
    failed,
    reload,
  } = useNewest(asked, at, enquiryLimits.listed, (part, signal) =>
    api.get(`${asked}${part}` as EnquiriesPath, { signal }),
  );
  return (
    <ListDetail
      open={id}
      toList={words.toAll[language]}
      list={
        <>
          <div className={styles.tools}>
            <SelectField
              label={words.state[language]}
              name="state"
              value={state}
              choices={choicesOf({ '': words.all, ...enquiryStateWords }, language)}
              onChange={({ currentTarget: { value } }) => setState(enquiryStates.find((one) => one === value) ?? '')}
            />
          </div>
          {failed && (lines ? <Outdated retry={reload} /> : <Failed retry={reload} />)}
          {!lines && !failed && <Loading />}
          {lines?.length === 0 && (
            <Empty title={words.none[language]} text={state ? undefined : words.noneMore[language]} />
          )}
          <Lines
            lines={(lines ?? []).map((line) => ({
              id: line.id,
              name: line.name,
              mark: line.unseen && words.unseen[language],
              facts: [`${enquiryStateWords[line.state][language]} · ${shownTitle(language, line)}`, line.last],
            }))}
            open={id}
            onOpen={(next) => setParams({ enquiry: next }, { preventScrollReset: true })}
            onMore={onMore}
          />
        </>
      }
    >
      {id ? (
        <One key={id} path={`${path}/${encodeURIComponent(id)}`} at={at} mayHold={mayHold} onChanged={reload} />
      ) : (
        lines && lines.length > 0 && <State title={words.choose[language]} />
      )}
    </ListDetail>
  );
}

interface OneProps {
  path: `${EnquiriesPath}/${string}`;
  at: number | undefined;
  mayHold: boolean;
  onChanged: () => void;
}

function One({ path, at, mayHold, onChanged }: OneProps) {
  const language = useLanguage();
  const { answer: enquiry, failed, reload, set } = useApi(path, at);
  const { busy, run } = useAction(refusal(words.failed, words));
  const unseen = enquiry?.unseen === true;
  useEffect(() => {
    if (unseen) void api.post(`${path}/seen`).catch(() => {});
  }, [path, unseen]);
  const heading = useHeadingFocus(enquiry !== undefined);
  if (!enquiry) return <ReadState failed={failed} retry={reload} />;
  const { name, email, artwork, work, state, messages } = enquiry;
  const title = shownTitle(language, enquiry);
  const put = (change: Promise<WholeEnquiry>) =>
    change.then((next) => {
      set(next);
      onChanged();
    });
  const setState = (next: EnquiryState) => run(() => put(api.put(path, { state: next })));
  return (
    <section className={styles.talk} aria-label={name}>
      <div className={styles.head}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {name}
          </h2>
          <p className={styles.facts}>
            {email} · {enquiryStateWords[state][language]}
          </p>
          <p className={styles.facts}>
            {artwork && work ? <TextLink to={artworkPath(artwork)}>{title}</TextLink> : title}
          </p>
        </div>
        <Button busy={busy} onClick={() => void setState(state === 'closed' ? 'answered' : 'closed')}>
          {words[state === 'closed' ? 'reopen' : 'close'][language]}
        </Button>
      </div>
      <Thread
        messages={messages}
        own="desk"
        label={words.title[language]}
        nameOf={(speaker, author) =>
          speaker === 'asker' ? name : [words[speaker][language], author].filter(Boolean).join(' · ')
        }
      />
      {failed && <Outdated retry={reload} />}
      <Write
        place={`${path}/answers`}
        label={words.answer[language]}
        send={words.send[language]}
        onSend={(text, key) => put(api.post(`${path}/answers`, { text }, { key }))}
      />
      {mayHold && artwork && <Hold path={path} enquiry={enquiry} onDone={put} />}
      <details className={styles.fold}>
        <summary>{words.addNote[language]}</summary>
        <Write
          place={`${path}/notes`}
          label={words.addNote[language]}
          hint={words.noteHint[language]}
          send={words.saveNote[language]}
          look="line"
          onSend={(text, key) => put(api.post(`${path}/notes`, { text }, { key }))}
        />
      </details>
    </section>
  );
}

interface HoldProps {
  path: `${EnquiriesPath}/${string}`;
  enquiry: WholeEnquiry;
  onDone: (change: Promise<WholeEnquiry>) => Promise<void>;
}

/** Keeps the work for the asker until a day. */
function Hold({ path, enquiry: { offer }, onDone }: HoldProps) {
  const language = useLanguage();
  const day = useMoment('day');
  const form = useRef<HTMLFormElement>(null);
  const { busy, run } = useAction(refusal(words.failed, words));
  const release = () => run(() => onDone(api.delete(`${path}/hold`) as Promise<WholeEnquiry>));
  const hold = () => {
    const until = textOf(new FormData(form.current ?? undefined), 'until');
    return until ? run(() => onDone(api.put(`${path}/hold`, { until }))) : undefined;
  };
  if (offer?.held)
    return (
      <div className={styles.hold}>
        <p>
          {words.held[language]}
          {offer.hold_until && ` · ${untilDay(day(offer.hold_until))[language]}`}
        </p>
        <Button busy={busy} onClick={() => void release()}>
          {words.release[language]}
        </Button>
      </div>
    );
  if (offer?.availability === 'sold' || offer?.availability === 'on-hold')
    return <p className={styles.facts}>{availabilityWords[offer.availability][language]}</p>;
  return (
    <Form ref={form} className={styles.hold} onSend={hold} aria-label={words.hold[language]}>
      <TextField name="until" type="date" label={words.holdUntil[language]} required />
      <Button type="submit" busy={busy}>
        {words.hold[language]}
      </Button>
    </Form>
  );
}
