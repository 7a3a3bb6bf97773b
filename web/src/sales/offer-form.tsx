import { canvasOfWork } from '@hwarang/domain/artworks/canvas-size';
import type { Size } from '@hwarang/domain/artworks/size';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { availabilityWords } from '@hwarang/domain/sales/availability.words';
import { type Currency, currencies, decimalsOf } from '@hwarang/domain/sales/currencies';
import {
  type Availability,
  availabilities,
  isPrice,
  offerLimits,
  pricesShown,
  proposedPrice,
} from '@hwarang/domain/sales/offer';
import type { OfferAnswer } from '@hwarang/domain/sales/offers.contract';
import { offeredByGallery, priceShownWords, proposal, offerWords as words } from '@hwarang/domain/sales/offers.words';
import { formatPrice } from '@hwarang/domain/sales/price-text';
import { useState } from 'react';
import { alert } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { Form } from '../design/fields/form.tsx';
import { NumberField } from '../design/fields/number-field.tsx';
import { choicesOf, SelectField } from '../design/fields/select-field.tsx';
import { TextArea, TextField } from '../design/fields/text-field.tsx';
import { CheckboxField } from '../design/fields/tick-field.tsx';
import { type Problems, textOf, useCheckedForm } from '../design/fields/use-checked-form.ts';
import { useUnsent } from '../design/fields/use-unsent.ts';
import { useUnsaved } from '../design/leave-guard.tsx';
import { ReadState } from '../design/states/states.tsx';
import { refusal, useAction } from '../design/use-action.ts';
import type { OfferPath } from '../platform/answers.ts';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { useApi } from '../platform/query.ts';
import { unsentNote } from '../platform/unsent.words.ts';
import styles from './offer-form.module.css';

interface Props {
  path: OfferPath;
  size: Size | undefined;
  onSaved?: () => void;
}

/** What is asked for a work, and who sees it. */
export function OfferForm({ path, size, onSaved }: Props) {
  const language = useLanguage();
  const { answer, failed, reload } = useApi(path);
  if (failed || !answer) return <ReadState failed={failed} retry={reload} />;
  const { gallery } = answer;
  if (gallery) return <p>{offeredByGallery(pickLanguage(language, gallery.name, gallery.name_en) ?? '')[language]}</p>;
  return <Fields path={path} size={size} onSaved={onSaved} offer={answer} />;
}

type Name = 'availability' | 'hold_until' | 'price' | 'currency' | 'price_shown' | 'price_per_ho' | 'note';
const names: Name[] = ['availability', 'hold_until', 'price', 'currency', 'price_per_ho', 'price_shown', 'note'];

const availabilityOf = (text: string | undefined): Availability | undefined =>
  availabilities.find((one) => one === text);
const currencyOf = (text: string): Currency => currencies.find((one) => one === text) ?? 'KRW';
const amountOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

function problemsOf(values: FormData): Problems<Name> {
  const text = (name: Name) => textOf(values, name);
  const currency = currencyOf(text('currency'));
  const wrong = (name: Name) => {
    const amount = amountOf(text(name));
    return amount !== null && !isPrice(amount, currency) ? { [name]: words.badPrice } : {};
  };
  const isOffered = ['for-sale', 'on-hold'].includes(text('availability'));
  const lacksPrice = isOffered && text('price_shown') === 'public' && text('price') === '';
  return {
    ...wrong('price'),
    ...wrong('price_per_ho'),
    ...(lacksPrice ? { price: words.priceRequired } : {}),
    ...(text('availability') === 'on-hold' && text('hold_until') === '' ? { hold_until: words.holdRequired } : {}),
  };
}

function Fields({ path, size, onSaved, offer }: Props & { offer: OfferAnswer }) {
  const language = useLanguage();
  const checked = useCheckedForm(names, problemsOf);
  const unsent = useUnsent(path, checked.form);
  const { busy, run } = useAction(refusal(words.failed, words, checked));
  const [changed, setChanged] = useState(unsent !== undefined);
  useUnsaved(changed);
  const [availability, setAvailability] = useState(availabilityOf(unsent?.availability) ?? offer.availability);
  const [currency, setCurrency] = useState(unsent?.currency ? currencyOf(unsent.currency) : offer.currency);
  const [each, setEach] = useState(unsent?.price_per_ho ? amountOf(unsent.price_per_ho) : offer.price_per_ho);
  const canvas = canvasOfWork(size);
  const step = 10 ** -decimalsOf(currency);
  const proposed = canvas && each && isPrice(each, currency) ? proposedPrice(each, canvas) : undefined;
  const takeOver = (price: number) => {
    const field = checked.form.current?.elements.namedItem('price');
    if (!(field instanceof HTMLInputElement)) return;
    field.value = String(price);
    field.focus();
    setChanged(true);
  };
  const save = async () => {
    if (!checked.passes()) return;
    const values = checked.values();
    const text = (name: Name) => textOf(values, name);
    await api.put(path, {
      availability: text('availability'),
      hold_until: text('availability') === 'on-hold' ? text('hold_until') : null,
      price: amountOf(text('price')),
      currency,
      price_shown: text('price_shown'),
      takes_questions: values.has('takes_questions'),
      note: text('note'),
      price_per_ho: amountOf(text('price_per_ho')),
    });
    setChanged(false);
    void alert(words.saved[language], { tone: 'good' });
    onSaved?.();
  };
  return (
    <Form
      ref={checked.form}
      aria-label={words.title[language]}
      className={styles.form}
      onChange={() => setChanged(true)}
      onSend={() => run(save)}
    >
      {unsent && changed && <p role="status">{unsentNote[language]}</p>}
      <div className={styles.pair}>
        <SelectField
          {...checked.field('availability')}
          label={words.availability[language]}
          value={availability}
          choices={choicesOf(availabilityWords, language)}
          onChange={({ currentTarget: { value } }) => setAvailability(availabilityOf(value) ?? 'not-for-sale')}
        />
        {availability === 'on-hold' && (
          <TextField
            {...checked.field('hold_until')}
            type="date"
            label={words.holdUntil[language]}
            defaultValue={unsent?.hold_until ?? offer.hold_until ?? ''}
            required
          />
        )}
      </div>
      <div className={styles.pair}>
        <NumberField
          {...checked.field('price')}
          label={words.price[language]}
          defaultValue={unsent?.price ?? offer.price ?? ''}
          min={step}
          step={step}
        />
        <SelectField
          {...checked.field('currency')}
          label={words.currency[language]}
          value={currency}
          choices={currencies.map((value) => ({ value, label: value }))}
          onChange={({ currentTarget: { value } }) => setCurrency(currencyOf(value))}
        />
      </div>
      <div className={styles.pair}>
        <NumberField
          {...checked.field('price_per_ho')}
          label={words.pricePerHo[language]}
          defaultValue={unsent?.price_per_ho ?? offer.price_per_ho ?? ''}
          min={step}
          step={step}
          onInput={({ currentTarget: { value } }) => setEach(amountOf(value))}
        />
        {proposed !== undefined && canvas && each && (
          <Button className={styles.proposal} onClick={() => takeOver(proposed)}>
            {
              proposal(canvas.number, formatPrice(language, each, currency), formatPrice(language, proposed, currency))[
                language
              ]
            }
          </Button>
        )}
      </div>
      <SelectField
        {...checked.field('price_shown')}
        label={words.priceShown[language]}
        defaultValue={unsent?.price_shown ?? offer.price_shown}
        choices={pricesShown.map((value) => ({ value, label: priceShownWords[value][language] }))}
      />
      <CheckboxField
        name="takes_questions"
        label={words.takesQuestions[language]}
        defaultChecked={unsent?.takes_questions === undefined ? offer.takes_questions : unsent.takes_questions !== ''}
      />
      <TextArea
        {...checked.field('note')}
        label={words.note[language]}
        hint={words.noteHint[language]}
        defaultValue={unsent?.note ?? offer.note}
        maxLength={offerLimits.note}
        rows={2}
      />
      <div>
        <Button type="submit" look="fill" busy={busy}>
          {words.save[language]}
        </Button>
      </div>
    </Form>
  );
}
