import type { StaffRole } from '@hwarang/domain/galleries/staff';
import type { MediaFile } from '@hwarang/domain/media/file';

export interface NamedGallery {
  id: string;
  name: string;
  name_en: string | null;
}
export type OwnGallery = NamedGallery & { role: StaffRole };

export interface Member {
  user: { id: string; username: string; email: string };
  role: StaffRole;
  since: string;
}
export interface StaffInvitation {
  id: string;
  email: string;
  role: StaffRole;
  expires_at: string;
}
export interface Staff {
  members: Member[];
  invitations: StaffInvitation[];
}
export interface GalleryInvitation {
  gallery: NamedGallery;
  role: StaffRole;
  email: string;
  account: boolean;
}

export type Bond = 'proposed' | 'accepted' | 'declined' | 'ended';
interface NamedArtist {
  id: string;
  localname: string;
  englishname: string | null;
  image?: MediaFile | null;
}
export interface Represented {
  artist: NamedArtist;
  state: Bond;
  since: string;
}
interface ConsignedArtwork {
  id: string;
  title: string;
  title_en: string | null;
  width_cm: number | null;
  height_cm: number | null;
  year: number | null;
  image: MediaFile | null;
  owner: NamedArtist | null;
}
export interface Consigned {
  id: string;
  state: Bond;
  since: string;
  artwork: ConsignedArtwork;
}
export interface MyGalleries {
  representations: { gallery: NamedGallery; state: Bond; since: string }[];
  consignments: (Consigned & { gallery: NamedGallery })[];
}
