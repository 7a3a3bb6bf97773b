import { useState } from 'react';
import { ClientCard } from './client-card.tsx';
import { Composer } from './composer.tsx';
import styles from './email.module.css';
import { recipients } from './mail.ts';
import { client } from './mail.words.ts';

export function EmailDemo() {
  const [to, setTo] = useState(client.email);
  const write = () => {
    if (!recipients(to).includes(client.email)) setTo([...recipients(to), client.email].join(', '));
  };
  return (
    <div className={styles.desk}>
      <Composer to={to} onTo={setTo} />
      <ClientCard onWrite={write} />
    </div>
  );
}
