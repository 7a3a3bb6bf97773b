import { fieldProblems } from '@hwarang/domain/field-problems';
import { galleryContract } from '@hwarang/domain/galleries/galleries.contract';
import { staffMay } from '../platform/caller.ts';
import { defineRecord } from '../records/define-record.ts';
import { visibleTo } from '../records/visibility.ts';
import { galleries } from './galleries.table.ts';

export const galleriesRecord = defineRecord({
  contract: galleryContract,
  table: galleries,
  columns: { latitude: null, longitude: null },
  fields: {
    name: { required: fieldProblems.required.en, searched: true, collated: true },
    name_en: { searched: true, collated: true },
    contact: { searched: true },
    description: { searched: true },
    description_en: { searched: true },
    googlegeolocation: {
      type: 'json',
      // The original's clients read the altitude as the longitude: both are given, and equal.
      value: (row: string) =>
        `case when ${row}.latitude is not null and ${row}.longitude is not null then json_build_object('center', json_build_object('latitude', ${row}.latitude, 'altitude', ${row}.longitude, 'longitude', ${row}.longitude)) end`,
      set: (place: { latitude: number; longitude: number } | null) => place ?? { latitude: null, longitude: null },
    },
    is_exposed: { setBy: 'administrators' },
    image: { link: { table: 'gallery_images', own: 'gallery_id', other: 'file_id' } },
    exhibitions: {
      from: (row, link) =>
        `(select own.id from exhibitions own where own.gallery_id = ${row}.id union select further.exhibition_id from exhibition_galleries further where further.gallery_id = ${row}.id) ${link}`,
      other: 'id',
      order: (target) => `${target}.opens_on desc nulls last, ${target}.id desc`,
    },
  },
  visible: visibleTo(
    (row) => `${row}.is_exposed`,
    undefined,
    (row, viewer) => `${row}.id = any(${viewer.galleries()})`,
  ),
  ownerGalleries: (row) => `select ${row}.id`,
  isOwn: (caller, row) => staffMay(caller, row.id, 'edit the gallery page'),
  // That there is a gallery is decided by administrators.
  staffCalls: ['update'],
  page: {
    path: '/gallery-detail/',
    title: ['name', 'name_en'],
    text: ['description', 'description_en'],
    weight: (row) => `(select count(*) from (select 1 from exhibitions e where e.gallery_id = ${row}.id limit 100) l)`,
    line: (row) => [
      `${row}.gallery_address ->> 'City'`,
      `coalesce(${row}.gallery_address_en, ${row}.gallery_address) ->> 'City'`,
    ],
  },
  admin: { relations: ['image'] },
});
