import { Guard } from './guard.tsx';

/** Works are entered by artists; everybody else begins where one becomes one. */
export default function ForEntrants() {
  return <Guard allows={(session) => session.artistId !== undefined} otherwise="/event-enroll" />;
}
