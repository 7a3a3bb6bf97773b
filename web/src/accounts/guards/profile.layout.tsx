import { Guard } from './guard.tsx';

export default function ForUsers() {
  return <Guard allows={(session) => session.token !== undefined} otherwise="/" />;
}
