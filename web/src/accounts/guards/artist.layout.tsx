import { Guard } from './guard.tsx';

export default function ForArtists() {
  return <Guard allows={(session) => session.artistId !== undefined} otherwise="/login" />;
}
