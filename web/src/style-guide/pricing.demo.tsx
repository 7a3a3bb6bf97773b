import { alert } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { classes } from '../design/classes.ts';
import { Icon } from '../design/icon.tsx';
import text from '../design/text.module.css';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { useLanguage } from '../platform/language.ts';
import styles from './pricing.module.css';
import { type Plan, plans, usersOf, pricingWords as words } from './pricing.ts';

export function PricingDemo() {
  const language = useLanguage();
  return (
    <section aria-label={words.title[language]} className={styles.plans}>
      {plans.map((plan) => (
        <PlanCard key={plan.name} plan={plan} />
      ))}
    </section>
  );
}

function PlanCard({ plan: { name, price, users, lead, offers, chosen } }: { plan: Plan }) {
  const language = useLanguage();
  const lines = [
    users ? usersOf(users)[language] : words.anyUsers[language],
    ...offers.map((offer) => offer[language]),
  ];
  return (
    <article className={classes(styles.plan, chosen && styles.chosen)}>
      {chosen && <p className={styles.mark}>{words.recommended[language]}</p>}
      <h2 className={styles.name}>{name}</h2>
      <p className={text.quiet}>{lead[language]}</p>
      <p className={styles.price}>
        <span className={styles.sum}>${price}</span> {words.month[language]}
      </p>
      <ul className={styles.offers}>
        {lines.map((line) => (
          <li key={line}>
            <Icon name="check" size={16} />
            {line}
          </li>
        ))}
      </ul>
      <Button
        look={chosen ? 'fill' : 'line'}
        className={styles.choose}
        onClick={() => void alert(words.notSold[language])}
      >
        {words.choose[language]}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </article>
  );
}
