import type { LocalizedText } from '@hwarang/domain/language';

interface City {
  name: LocalizedText;
  latitude: number;
  longitude: number;
}

const city = (ko: string, en: string, latitude: number, longitude: number): City => ({
  name: { ko, en },
  latitude,
  longitude,
});

/** For finding one's way on the map: the large cities of Korea and its neighbours. */
export const cities: readonly City[] = [
  city('서울', 'Seoul', 37.566, 126.978),
  city('인천', 'Incheon', 37.456, 126.705),
  city('수원', 'Suwon', 37.263, 127.029),
  city('춘천', 'Chuncheon', 37.881, 127.73),
  city('강릉', 'Gangneung', 37.752, 128.876),
  city('청주', 'Cheongju', 36.642, 127.489),
  city('대전', 'Daejeon', 36.35, 127.385),
  city('세종', 'Sejong', 36.48, 127.289),
  city('전주', 'Jeonju', 35.824, 127.148),
  city('광주', 'Gwangju', 35.16, 126.852),
  city('목포', 'Mokpo', 34.812, 126.392),
  city('대구', 'Daegu', 35.871, 128.602),
  city('포항', 'Pohang', 36.019, 129.343),
  city('울산', 'Ulsan', 35.538, 129.311),
  city('부산', 'Busan', 35.18, 129.075),
  city('창원', 'Changwon', 35.228, 128.681),
  city('제주', 'Jeju', 33.499, 126.531),
  city('평양', 'Pyongyang', 39.039, 125.763),
  city('도쿄', 'Tokyo', 35.677, 139.65),
  city('오사카', 'Osaka', 34.694, 135.502),
  city('후쿠오카', 'Fukuoka', 33.59, 130.402),
  city('베이징', 'Beijing', 39.904, 116.407),
  city('상하이', 'Shanghai', 31.23, 121.474),
];
