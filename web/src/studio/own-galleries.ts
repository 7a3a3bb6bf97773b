import type { OwnGallery } from '@hwarang/domain/galleries/studio.contract';
import { useOutletContext } from 'react-router';
import { queryClient, useApi } from '../platform/query.ts';

/** The galleries one belongs to. */
export const useOwnGalleries = () => useApi('/studio');

/** Somebody joined or left a gallery, or changed their role. */
export const reloadOwnGalleries = () => queryClient.invalidateQueries({ queryKey: ['/studio'] });

/** The gallery whose studio is open, and one's role there. */
export const useOwnGallery = (): OwnGallery => useOutletContext<OwnGallery>();
