import type { LocalizedText } from '@hwarang/domain/language';

interface Destination {
  name: string;
  latitude: number;
  longitude: number;
}

/** Addresses that a phone opens in the app of that map, if it is there, with the way to this place. */
export function directionsTo({
  name,
  latitude,
  longitude,
}: Destination): { key: string; name: LocalizedText; href: string }[] {
  // A comma or slash in a name would end it there.
  const called = encodeURIComponent(name.replace(/[,/]+/g, ' '));
  return [
    {
      key: 'naver',
      name: { ko: '네이버 지도', en: 'Naver Map' },
      href: `https://map.naver.com/p/directions/-/${longitude},${latitude},${called}/-/transit`,
    },
    {
      key: 'kakao',
      name: { ko: '카카오맵', en: 'KakaoMap' },
      href: `https://map.kakao.com/link/to/${called},${latitude},${longitude}`,
    },
    {
      key: 'google',
      name: { ko: '구글 지도', en: 'Google Maps' },
      href: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
    },
  ];
}
