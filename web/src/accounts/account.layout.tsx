import type { CSSProperties } from 'react';
import { Outlet } from 'react-router';
import type { ArtworkView } from '../catalogue/artwork.view.ts';
import { ArtworkCaption } from '../catalogue/artwork-wall.tsx';
import { frontWorks } from '../catalogue/front-works.ts';
import { classes } from '../design/classes.ts';
import { Picture, ratioOf } from '../design/picture/picture.tsx';
import { pictureOf } from '../media/shown-file.ts';
import { serverApi } from '../platform/api.ts';
import { siteContext } from '../platform/site.ts';
import type { Route } from './+types/account.layout.ts';
import styles from './account.module.css';

/** The first of the works that front the site. Nobody is kept from signing in for want of one. */
export async function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(siteContext);
  const { picked, others } = await frontWorks(serverApi(context), language).catch(() => ({ picked: [], others: [] }));
  return { work: [...picked, ...others][0] };
}

export default function AccountLayout({ loaderData: { work } }: Route.ComponentProps) {
  return (
    <div className={classes(styles.layout, work && styles.beside)}>
      <div className={styles.column}>
        <Outlet />
      </div>
      {work && <LargeWork work={work} />}
    </div>
  );
}

function LargeWork({ work }: { work: ArtworkView }) {
  const { title, artist } = work;
  const picture = pictureOf(work.image);
  if (!picture) return null;
  return (
    <figure className={styles.wall}>
      <div className={styles.hung}>
        <div className={styles.piece} style={{ '--ratio': ratioOf(picture) } as CSSProperties}>
          <Picture
            picture={picture}
            alt={artist ? `${title}, ${artist.name}` : title}
            sizes="(min-width: 992px) 55vw, 1px"
            raised
          />
          <figcaption>
            <ArtworkCaption artwork={work} />
          </figcaption>
        </div>
      </div>
    </figure>
  );
}
