import type { OwnAccountAnswer } from '@hwarang/domain/accounts/accounts.contract';
import type { Artist } from '@hwarang/domain/artists/artists.contract';
import { api } from '../platform/api.ts';
import { hasStatus } from '../platform/api-failure.ts';
import { useRead } from '../platform/query.ts';
import { forgetArtist, keepArtist, keepNames } from '../platform/session.ts';

export interface Profile {
  username: string;
  email: string;
  /** Waits for the link in a mail to be used. */
  newEmail: string | null;
  company: string | undefined;
  artist: Artist | undefined;
}

async function read(signal: AbortSignal): Promise<Profile> {
  const me = await api.get('/users/me', { signal });
  const [firstCompany] = me.companies;
  const [company, artist] = await Promise.all([
    firstCompany ? api.get(`/companies/${firstCompany}`, { signal }).catch(missing) : undefined,
    me.artist ? api.get(`/artists/${me.artist}`, { signal }).catch(missing) : undefined,
  ]);
  keepNames(me);
  if (artist) keepArtist(artist.id);
  else forgetArtist();
  return { username: me.username, email: me.email, newEmail: me.new_email, company: company?.name, artist };
}

function missing(failure: unknown): undefined {
  if (!hasStatus(failure, 404)) throw failure;
}

/** One's own account with its company and artist; `change` puts in what a save answered. */
export function useProfile() {
  const { answer: profile, failed, reload, set } = useRead<Profile>(['profile'], read);
  return {
    profile,
    failed,
    change: (artist: Artist) => set((before) => before && { ...before, artist }),
    changeAccount: (me: OwnAccountAnswer) => {
      keepNames(me);
      set((before) => before && { ...before, username: me.username, email: me.email, newEmail: me.new_email });
    },
    reload,
  };
}
