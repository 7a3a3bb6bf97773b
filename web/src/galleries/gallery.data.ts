import { galleryPath, type WholeGallery } from '../catalogue/gallery.view.ts';

/** The gallery in the words of schema.org. */
export const galleryData = (origin: string, gallery: WholeGallery): object => ({
  '@type': 'ArtGallery',
  '@id': origin + galleryPath(gallery.id),
  url: origin + galleryPath(gallery.id),
  name: gallery.name,
  alternateName: gallery.otherName,
  description: gallery.description?.text,
  telephone: gallery.phone,
  email: gallery.email,
  sameAs: gallery.website,
  address: gallery.address,
  image: gallery.image && origin + gallery.image.url,
  geo: gallery.point && { '@type': 'GeoCoordinates', ...gallery.point },
});
