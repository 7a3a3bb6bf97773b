import { Button } from '../../design/button.tsx';
import { demoPicture } from '../../design/demo/pictures.ts';
import { Facts } from '../../design/facts.tsx';
import { Icon } from '../../design/icon.tsx';
import { Avatar } from '../../design/picture/avatar.tsx';
import { useLanguage } from '../../platform/language.ts';
import styles from './email.module.css';
import { client, mailWords as words } from './mail.words.ts';

/** Who one writes to: face, ways to reach them, and what they have done here. */
export function ClientCard({ onWrite }: { onWrite: () => void }) {
  const language = useLanguage();
  return (
    <section className={styles.client} aria-label={words.client[language]}>
      <div className={styles.person}>
        <Avatar picture={demoPicture(3, 0.8)} alt="" name={words.clientName[language]} size={72} />
        <div>
          <h2 className={styles.name}>{words.clientName[language]}</h2>
          <p className={styles.role}>{words.clientRole[language]}</p>
        </div>
      </div>
      <Facts
        facts={[
          { name: words.email[language], value: client.email },
          { name: words.phone[language], value: client.phone },
          { name: words.address[language], value: words.clientAddress[language] },
          { name: words.since[language], value: client.since },
        ]}
      />
      <dl className={styles.counts}>
        <div>
          <dt>{words.works[language]}</dt>
          <dd>{client.works}</dd>
        </div>
        <div>
          <dt>{words.exhibitions[language]}</dt>
          <dd>{client.exhibitions}</dd>
        </div>
      </dl>
      <Button onClick={onWrite}>
        <Icon name="mail" size={18} />
        {words.write[language]}
      </Button>
    </section>
  );
}
