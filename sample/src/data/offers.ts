import type { SampleOffer } from './shapes.ts';

const won = (gallery: string, artwork: string, price: number): SampleOffer => ({
  gallery,
  artwork,
  availability: 'for-sale',
  price,
  currency: 'KRW',
  priceShown: 'public',
});
const onRequest = (gallery: string, artwork: string, price: number): SampleOffer => ({
  ...won(gallery, artwork, price),
  priceShown: 'on-request',
});
const held = (gallery: string, artwork: string, price: number, holdUntil: string): SampleOffer => ({
  ...won(gallery, artwork, price),
  availability: 'on-hold',
  holdUntil,
});
const sold = (gallery: string, artwork: string, price: number): SampleOffer => ({
  ...won(gallery, artwork, price),
  availability: 'sold',
});

/** Works that galleries have on consignment from artists whom they show. */
export const offers: SampleOffer[] = [
  won('mulgeuneul', 'baek-ire-water-ridge', 14_000_000),
  held('mulgeuneul', 'baek-ire-ebb', 9_800_000, '2027-06-30'),
  won('mulgeuneul', 'yoon-saebyeok-east-sea-twelve-past-five', 4_800_000),
  won('mulgeuneul', 'yoon-saebyeok-horizon-the-ninth', 5_600_000),
  onRequest('mulgeuneul', 'han-seoyun-ten-past-four', 18_000_000),
  won('mulgeuneul', 'son-nuri-jade-patchwork', 3_200_000),
  sold('mulgeuneul', 'na-eungyeol-dragonfly-wing', 2_900_000),
  onRequest('meokgalpi', 'do-yunjae-thawing-cliff', 16_000_000),
  won('meokgalpi', 'kang-noeul-summer-rain', 4_200_000),
  won('meokgalpi', 'woo-damhyeon-one-stroke', 3_000_000),
  held('meokgalpi', 'geum-byeol-pine-at-night', 3_600_000, '2027-03-31'),
  won('bitjang', 'yu-jinseo-without-an-umbrella', 7_500_000),
  onRequest('bitjang', 'seok-irang-black-sun', 8_000_000),
  won('gapulmak', 'oh-haram-knees-of-summer', 8_500_000),
  won('gapulmak', 'moon-jian-noon', 2_800_000),
  { ...won('gapulmak', 'maelle-corvezier-august-mountain', 6_800), currency: 'EUR' },
  won('gapulmak', 'noh-gyeongmok-pushed-marks', 24_000_000),
  sold('gapulmak', 'noh-gyeongmok-a-day-not-counted', 15_000_000),
  won('najeunmun', 'tran-ha-uyen-window-at-eleven-forty', 1_800_000),
  won('najeunmun', 'namgung-mir-ridge-under-snow', 2_600_000),
  won('geopujip', 'gyeol-what-the-elbow-remembers', 6_400_000),
  { ...won('gaetbawi', 'kirishima-towa-blank', 280_000), currency: 'JPY' },
  won('bongtong', 'eo-jinsol-full-moon', 12_000_000),
  won('bongtong', 'ham-chowon-sky-after-rain', 4_500_000),
  won('bongtong', 'byeon-garam-fish-bottle', 1_900_000),
  { ...won('bongtong', 'dana-whitlock-seong-ohio-clay', 1_650), currency: 'USD' },
];
