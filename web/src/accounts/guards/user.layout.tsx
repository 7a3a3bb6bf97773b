import { Guard } from './guard.tsx';

/** Something to be done as oneself: who is not logged in logs in first, and comes back. */
export default function ForMembers() {
  return <Guard allows={(session) => session.token !== undefined} otherwise="/login" />;
}
