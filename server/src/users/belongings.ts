import type { Belongings } from '../accounts/sessions.store.ts';
import { artistIdOf } from '../artists/artists.store.ts';
import { galleriesOf } from '../galleries/staff.store.ts';

/** What a caller is beside a user: `accounts/` knows no nouns. */
export const belongings: Belongings = { artistIdOf, galleriesOf };
