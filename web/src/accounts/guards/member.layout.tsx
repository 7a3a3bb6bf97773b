import { Guard } from './guard.tsx';

export default function ForApplicants() {
  return <Guard allows={(session) => session.token !== undefined} otherwise="/event-enroll" />;
}
