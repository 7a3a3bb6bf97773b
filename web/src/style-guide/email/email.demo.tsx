import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { demoPicture } from '../../design/demo/pictures.ts';
import { Facts } from '../../design/facts.tsx';
import { Icon } from '../../design/icon.tsx';
import { Avatar } from '../../design/picture/avatar.tsx';
import text from '../../design/text.module.css';
import { useLanguage } from '../../platform/language.ts';
import { Composer } from './composer.tsx';
import styles from './email.module.css';
import { recipients } from './mail.ts';
import { client, mailWords as words } from './mail.words.ts';

/** The composer, and beside it who one writes to: face, ways to reach them, and what they have done here. */
export function EmailDemo() {
  const language = useLanguage();
  const [to, setTo] = useState(client.email);
  const write = () => {
    if (!recipients(to).includes(client.email)) setTo([...recipients(to), client.email].join(', '));
  };
  return (
    <div className={styles.desk}>
      <Composer to={to} onTo={setTo} />
      <section className={styles.client} aria-label={words.client[language]}>
        <div className={styles.person}>
          <Avatar picture={demoPicture(3, 0.8)} alt="" name={words.clientName[language]} size={72} />
          <div>
            <h2 className={styles.name}>{words.clientName[language]}</h2>
            <p className={text.quiet}>{words.clientRole[language]}</p>
          </div>
        </div>
        <Facts
          facts={[
            { name: words.email[language], value: client.email },
            { name: words.phone[language], value: client.phone },
            { name: words.address[language], value: words.clientAddress[language] },
            { name: words.since[language], value: client.since },
            { name: words.works[language], value: client.works },
            { name: words.exhibitions[language], value: client.exhibitions },
          ]}
        />
        <Button onClick={write}>
          <Icon name="mail" size={18} />
          {words.write[language]}
        </Button>
      </section>
    </div>
  );
}
