import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { alert } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { useAction } from '../design/use-action.ts';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { useSession } from '../platform/session.ts';
import { followWords as words } from './follow.words.ts';
import { whyNot } from './refusal-words.ts';

/** Who is not signed in is led to sign in, and back. */
export function FollowButton({ kind, id }: { kind: 'artists' | 'galleries'; id: string }) {
  const language = useLanguage();
  const { token } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [following, setFollowing] = useState(false);
  const { busy, run } = useAction((failure) => whyNot(failure));
  useEffect(() => {
    if (!token) return setFollowing(false);
    api.get('/follows').then(
      (follows) => setFollowing(follows[kind].includes(id)),
      // It is asked again by whoever presses.
      () => undefined,
    );
  }, [token, kind, id]);
  const toggle = async () => {
    const path = `/follows/${kind}/${id}` as const;
    if (following) await api.delete(path);
    else await api.put(path);
    setFollowing(!following);
    if (!following) void alert(words.followed[language], { tone: 'good' });
  };
  return (
    <div>
      <Button
        busy={busy}
        aria-pressed={following}
        onClick={() => (token ? void run(toggle) : void navigate('/login', { state: { from: pathname + search } }))}
      >
        <Icon name={following ? 'check' : 'plus'} size={18} />
        {words[following ? 'following' : 'follow'][language]}
      </Button>
    </div>
  );
}
