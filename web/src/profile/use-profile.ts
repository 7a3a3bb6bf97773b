import type { Artist } from '@hwarang/domain/artists/artists.contract';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../platform/api.ts';
import { ApiFailure } from '../platform/api-failure.ts';
import { forgetArtist, keepArtist } from '../platform/session.ts';

export interface Profile {
  username: string;
  email: string;
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
  if (artist) keepArtist(artist.id);
  else forgetArtist();
  return { username: me.username, email: me.email, company: company?.name, artist };
}

function missing(failure: unknown): undefined {
  if (!(failure instanceof ApiFailure && failure.status === 404)) throw failure;
}

/** One's own account with its company and artist; `change` puts in what a save answered. */
export function useProfile() {
  const [profile, setProfile] = useState<Profile | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again.
  useEffect(() => {
    const waiting = new AbortController();
    setFailed(false);
    read(waiting.signal).then(setProfile, () => waiting.signal.aborted || setFailed(true));
    return () => waiting.abort();
  }, [attempt]);
  const change = useCallback((artist: Artist) => setProfile((before) => before && { ...before, artist }), []);
  return { profile, failed, change, retry: () => setAttempt(attempt + 1) };
}
