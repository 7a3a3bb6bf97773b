import { useNavigation } from 'react-router';

/** What a list is being asked for, while its answer is on the way: a choice is shown as made. */
export function useNextQuery(path: string): URLSearchParams | undefined {
  const { location } = useNavigation();
  return location?.pathname === path ? new URLSearchParams(location.search) : undefined;
}
