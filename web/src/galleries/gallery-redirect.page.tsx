import { redirect } from 'react-router';
import type { Route } from './+types/gallery-redirect.page.ts';

/** Some lists link to this older address of a gallery. */
export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(`/gallery-detail/${encodeURIComponent(params.id)}`, { status: 301 });
