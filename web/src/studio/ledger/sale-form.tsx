import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import type { Sale } from '@hwarang/domain/ledger/ledger.contract';
import { sellerWords } from '@hwarang/domain/ledger/ledger.words';
import { ledgerProblems } from '@hwarang/domain/ledger/ledger-problems';
import { noWorkFacts, type WorkFacts } from '@hwarang/domain/ledger/work-facts';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { currencies } from '@hwarang/domain/sales/currencies';
import { useRef, useState } from 'react';
import editor from '../../admin/editor/editor.module.css';
import { Part } from '../../admin/editor/editor-frame.tsx';
import { Button } from '../../design/button.tsx';
import { Form } from '../../design/fields/form.tsx';
import { choicesOf, SelectField } from '../../design/fields/select-field.tsx';
import { TextArea, TextField } from '../../design/fields/text-field.tsx';
import { CheckboxField } from '../../design/fields/tick-field.tsx';
import { useUnsent } from '../../design/fields/use-unsent.ts';
import { Row } from '../../design/layout.tsx';
import { useUnsaved } from '../../design/leave-guard.tsx';
import { Outdated } from '../../design/states/outdated.tsx';
import { Loading } from '../../design/states/states.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { refused } from '../../platform/refused.ts';
import { unsentNote } from '../../platform/unsent.words.ts';
import { useSendKey } from '../../platform/use-send-key.ts';
import { ledgerWords as words } from './ledger.words.ts';

interface Props {
  gallery: string;
  /** With the sale, once it is written. */
  onEnd: (made?: Sale) => void;
}

const empty = () => ({
  artwork: '',
  sold_on: dayInKorea(new Date()),
  price: '',
  currency: 'KRW',
  buyer_name: '',
  buyer_contact: '',
  buyer_address: '',
  seller: 'artist',
  artist_share: '',
  place: '',
  acquired_directly_on: '',
  acquired_price: '',
  note: '',
});
type Values = ReturnType<typeof empty>;

/** '1,200,000' is how people write a price; '1200,50', with a decimal comma, is left for the server to refuse. */
const ungrouped = (amount: string): string =>
  /^\s*\d{1,3}(,\d{3})+(\.\d*)?\s*$/.test(amount) ? amount.replaceAll(',', '') : amount;

/** Names what was typed of a sale that was not sent when the login expired. */
export const salePlace = (gallery: string): string => `/studio/${gallery}/sales`;

const filled = <Texts extends object>(texts: Texts, unsent: Record<string, string> = {}): Texts => ({
  ...texts,
  ...Object.fromEntries(Object.entries(unsent).filter(([name]) => name in texts)),
});

const isTyped = <Texts extends object>(texts: Texts, before: Texts): boolean =>
  Object.entries(texts).some(([name, text]) => text !== before[name as keyof Texts]);

const factWords: Record<keyof WorkFacts, { ko: string; en: string }> = {
  artist: words.artist,
  artist_en: words.artistEn,
  title: words.workTitle,
  title_en: words.workTitleEn,
  year: words.madeIn,
  material: words.material,
  material_en: words.materialEn,
  size: words.size,
  edition: words.edition,
};

/** Writes a sale into the ledger: of a work on consignment, or of any other. */
export function SaleForm({ gallery, onEnd }: Props) {
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const unsent = useUnsent(salePlace(gallery), form);
  const { answer: works, failed, reload } = useApi(`/studio/${gallery}/works`);
  const [values, setValues] = useState<Values>(() => filled(empty(), unsent));
  const [facts, setFacts] = useState<WorkFacts>(() => filled(noWorkFacts, unsent));
  const [madeForHire, setMadeForHire] = useState(Boolean(unsent?.made_for_hire));
  const [problems, setProblems] = useState<ReturnType<typeof refused>['fields']>({});
  const { busy, run } = useAction(refusal(words.failed, ledgerProblems));
  const keyed = useSendKey();
  useUnsaved(isTyped(values, empty()) || isTyped(facts, noWorkFacts));

  const text = (name: keyof Values) => ({
    name,
    value: values[name],
    error: problems[name]?.[language],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: value })),
  });
  const fact = (name: keyof WorkFacts) => (
    <TextField
      key={name}
      name={name}
      label={factWords[name][language]}
      value={facts[name]}
      maxLength={name === 'edition' || name === 'year' ? 100 : 200}
      hint={name === 'edition' ? words.editionHint[language] : undefined}
      error={name === 'title' ? problems.work?.[language] : undefined}
      required={name === 'title' && values.artwork === ''}
      onChange={(event) => setFacts({ ...facts, [name]: event.currentTarget.value })}
    />
  );
  const isOwn = values.artwork !== '';
  const isResale = values.seller !== 'artist';
  const send = () =>
    run(
      async () => {
        const body = {
          ...values,
          price: ungrouped(values.price),
          acquired_directly_on: isResale ? values.acquired_directly_on : '',
          acquired_price: isResale ? ungrouped(values.acquired_price) : '',
          made_for_hire: isResale && madeForHire,
          work: isOwn ? { edition: facts.edition } : facts,
        };
        setProblems({});
        onEnd(await keyed((key) => api.post(`/studio/${gallery}/sales`, body, { key })));
      },
      (failure) => {
        const { fields } = refused(failure, words.failed, ledgerProblems);
        setProblems(fields);
        const [first] = Object.keys(fields);
        const control = first && document.getElementsByName(first === 'work' ? 'title' : first)[0];
        if (control) control.focus();
        return control instanceof HTMLElement;
      },
    );
  return (
    <Form ref={form} className={editor.form} aria-label={words.writeTitle[language]} onSend={send}>
      {unsent && <p role="status">{unsentNote[language]}</p>}
      <Part id="work" title={words.work[language]}>
        <SelectField
          {...text('artwork')}
          label={words.work[language]}
          hint={words.workHint[language]}
          choices={[
            { value: '', label: words.otherWork[language] },
            // What was chosen before the login expired stays chosen until its title has come.
            ...(works || !isOwn ? [] : [{ value: values.artwork, label: '…' }]),
            ...(works ?? [])
              .filter(({ state }) => state === 'accepted')
              .map(({ artwork: { id, title, title_en, owner } }) => ({
                value: id,
                label: [
                  pickLanguage(language, title, title_en),
                  owner && pickLanguage(language, owner.localname, owner.englishname),
                ]
                  .filter(Boolean)
                  .join(' · '),
              })),
          ]}
        />
        {failed && <Outdated text={words.worksFailed} retry={reload} />}
        {!works && !failed && <Loading />}
        <div className={editor.pair}>
          {isOwn ? fact('edition') : (Object.keys(factWords) as (keyof WorkFacts)[]).map(fact)}
        </div>
      </Part>
      <Part id="sale" title={words.sale[language]}>
        <div className={editor.triple}>
          <TextField {...text('sold_on')} type="date" label={words.soldOn[language]} required />
          <TextField {...text('price')} label={words.price[language]} inputMode="decimal" maxLength={20} required />
          <SelectField
            {...text('currency')}
            label={words.currency[language]}
            choices={currencies.map((one) => ({ value: one, label: one }))}
          />
        </div>
        <div className={editor.triple}>
          <SelectField {...text('seller')} label={words.seller[language]} choices={choicesOf(sellerWords, language)} />
          <TextField {...text('artist_share')} label={words.share[language]} inputMode="decimal" maxLength={6} />
          <TextField
            {...text('place')}
            label={words.place[language]}
            hint={words.placeHint[language]}
            maxLength={300}
          />
        </div>
      </Part>
      <Part id="buyer" title={words.buyer[language]}>
        <div className={editor.triple}>
          <TextField
            {...text('buyer_name')}
            label={words.buyerName[language]}
            autoComplete="off"
            maxLength={300}
            required
          />
          <TextField {...text('buyer_contact')} label={words.contact[language]} autoComplete="off" maxLength={300} />
          <TextField {...text('buyer_address')} label={words.address[language]} autoComplete="off" maxLength={500} />
        </div>
      </Part>
      {isResale && (
        <Part id="resale" title={words.resaleTitle[language]}>
          <p>{words.resaleHint[language]}</p>
          <div className={editor.triple}>
            <TextField {...text('acquired_directly_on')} type="date" label={words.acquiredOn[language]} />
            <TextField
              {...text('acquired_price')}
              label={words.acquiredPrice[language]}
              inputMode="decimal"
              maxLength={20}
            />
          </div>
          <CheckboxField
            name="made_for_hire"
            label={words.madeForHire[language]}
            checked={madeForHire}
            onChange={(event) => setMadeForHire(event.currentTarget.checked)}
          />
        </Part>
      )}
      <Part id="note" title={words.note[language]}>
        <TextArea {...text('note')} label={words.note[language]} rows={3} maxLength={2000} />
        <Row>
          <Button onClick={() => onEnd()}>{words.cancel[language]}</Button>
          <Button type="submit" look="fill" busy={busy}>
            {words.save[language]}
          </Button>
        </Row>
      </Part>
    </Form>
  );
}
