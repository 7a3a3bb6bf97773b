import type { SampleArtist } from '../shapes.ts';
import { lines } from '../text.ts';

export const inkLandscapeArtists: SampleArtist[] = [
  {
    key: 'kang-noeul',
    localname: '강노을',
    englishname: 'Kang Noeul',
    usercountryname: 'KR',
    style: 'ink-landscape',
    hand: 0,
    edulevel: {
      ko: lines('2017  동양화 전공 석사, 서울', '2014  동양화 전공 학사, 서울'),
      en: lines('2017  MFA, East Asian Painting, Seoul', '2014  BFA, East Asian Painting, Seoul'),
    },
    ex_career: {
      ko: lines(
        '2025  장마 끝, 먹갈피 화랑, 서울',
        '2022  종이가 젖는 시간, 빗장 아트룸, 서울',
        '2019  골, 북창 스튜디오, 서울',
      ),
      en: lines(
        '2025  End of the Rains, Meokgalpi Gallery, Seoul',
        '2022  While the Paper Soaks, Bitjang Art Room, Seoul',
        '2019  Ravine, Bukchang Studio, Seoul',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  검은 비, 빗장 아트룸, 서울',
        '2026  먹의 시간, 먹갈피 화랑, 서울',
        '2025  비가 온 뒤, 빗장 아트룸, 서울',
        '2020  젊은 산수, 먹갈피 화랑, 서울',
      ),
      en: lines(
        '2026  Black Rain, Bitjang Art Room, Seoul',
        '2026  Time of Ink, Meokgalpi Gallery, Seoul',
        '2025  After Rain, Bitjang Art Room, Seoul',
        '2020  Young Landscapes, Meokgalpi Gallery, Seoul',
      ),
    },
    awards: {
      ko: lines('2023  솔바람 수묵상', '2018  봄밭 젊은 작가상 후보'),
      en: lines('2023  Solbaram Ink Painting Prize', '2018  Bombat Young Artist Prize, Nominee'),
    },
    mobile: '010-0000-1104',
    email: 'noeul@kangnoeul.example',
    contactPublic: true,
    instagram: 'https://instagram.example/kang.noeul',
    blog: 'https://blog.example/rainpaper',
    homepage: 'https://kangnoeul.example',
    brochures: [{ main_title: '장마 끝', url: 'https://kangnoeul.example/brochures/rains.pdf' }],
    is_exposed: true,
    statement: {
      ko: '비를 그리는 일은 물에게 자리를 내주는 일이다. 나는 종이를 적시고, 먹이 멈추는 곳을 기다린다.',
      en: 'To paint rain is to give way to water. I wet the paper and wait for the place where the ink stops.',
    },
  },
  {
    key: 'do-yunjae',
    localname: '도윤재',
    englishname: 'Do Yunjae',
    usercountryname: 'KR',
    style: 'ink-landscape',
    hand: 3,
    edulevel: {
      ko: lines('2009  동양화 전공 석사, 대구', '2005  동양화 전공 학사, 대구'),
      en: lines('2009  MFA, East Asian Painting, Daegu', '2005  BFA, East Asian Painting, Daegu'),
    },
    ex_career: {
      ko: lines(
        '2024  걸어서 그린 산, 먹갈피 화랑, 서울',
        '2019  겹산, 느린창 갤러리, 서울',
        '2012  저녁 산, 모퉁이 전시실, 대전',
      ),
      en: lines(
        '2024  Mountains Painted on Foot, Meokgalpi Gallery, Seoul',
        '2019  Mountains Behind Mountains, Neurinchang Gallery, Seoul',
        '2012  Evening Mountain, Motungi Exhibition Room, Daejeon',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  먹의 시간, 먹갈피 화랑, 서울',
        '2021  능선들, 돌담길 전시관, 제주',
        '2016  산문 밖에서, 먹갈피 화랑, 서울',
      ),
      en: lines(
        '2026  Time of Ink, Meokgalpi Gallery, Seoul',
        '2021  Ridgelines, Doldamgil Exhibition Hall, Jeju',
        '2016  Outside the Temple Gate, Meokgalpi Gallery, Seoul',
      ),
    },
    awards: {
      ko: lines('2020  솔바람 수묵상', '2011  먹빛 신인상'),
      en: lines('2020  Solbaram Ink Painting Prize', '2011  Meokbit Newcomer Prize'),
    },
    mobile: '010-0000-1227',
    email: 'yunjae@doyunjae.example',
    contactPublic: false,
    facebook: 'https://facebook.example/doyunjae.ink',
    brochures: [{ main_title: '걸어서 그린 산 (작업 노트)', url: 'https://doyunjae.example/walking-notes.pdf' }],
    is_exposed: true,
    statement: {
      ko: '산은 멀리서 보면 겹이고 가까이서 보면 바위이다. 두 거리를 한 장에 담으려면 그 사이를 걸어야 한다.',
      en: 'From far away a mountain is layers; close up it is rock. To hold both distances on one sheet, one has to walk between them.',
    },
  },
  {
    key: 'pi-seorim',
    localname: '피서림',
    englishname: 'Pi Seorim',
    usercountryname: 'KR',
    style: 'ink-landscape',
    hand: 2,
    edulevel: { ko: lines('2007  동양화 전공 학사, 전주'), en: lines('2007  BFA, East Asian Painting, Jeonju') },
    ex_career: {
      ko: lines(
        '2025  강의 뒷면, 새참 갤러리, 전주',
        '2020  건너편, 물그늘 화랑, 서울',
        '2013  나루터에서, 새참 갤러리, 전주',
      ),
      en: lines(
        '2025  The Back of the River, Saecham Gallery, Jeonju',
        '2020  The Other Bank, Mulgeuneul Gallery, Seoul',
        '2013  At the Ferry Landing, Saecham Gallery, Jeonju',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  물과 빛이 머무는 자리, 물그늘 화랑, 서울',
        '2018  비단의 두 면, 먹갈피 화랑, 서울',
        '2010  남쪽의 붓, 새참 갤러리, 전주',
      ),
      en: lines(
        '2026  Where Water and Light Stay, Mulgeuneul Gallery, Seoul',
        '2018  Two Sides of Silk, Meokgalpi Gallery, Seoul',
        '2010  Brushes of the South, Saecham Gallery, Jeonju',
      ),
    },
    awards: {
      ko: lines('2016  솔바람 수묵상 장려상'),
      en: lines('2016  Solbaram Ink Painting Prize, Encouragement Award'),
    },
    mobile: '010-0000-1350',
    email: 'seorim@piseorim.example',
    contactPublic: false,
    blog: 'https://blog.example/riverback',
    brochures: [],
    is_exposed: true,
    statement: {
      ko: '섬진강 가에서 강을 그린 지 스무 해 가까이 되었다. 비단 뒷면에 먼저 색을 들이면 물은 그려지지 않고 배어 나온다.',
      en: 'I have painted the Seomjin River from its bank for close to twenty years. With colour laid first on the back of the silk, water is not drawn; it seeps through.',
    },
  },
  {
    key: 'geum-byeol',
    localname: '금 별',
    englishname: 'Geum Byeol',
    usercountryname: 'KR',
    style: 'ink-landscape',
    hand: 1,
    edulevel: { ko: lines('2019  동양화 전공 학사, 서울'), en: lines('2019  BFA, East Asian Painting, Seoul') },
    ex_career: {
      ko: lines('2025  두 가지 검정, 빗장 아트룸, 서울', '2022  불 끄고 보는 산, 북창 스튜디오, 서울'),
      en: lines(
        '2025  Two Kinds of Black, Bitjang Art Room, Seoul',
        '2022  Mountains with the Lights Off, Bukchang Studio, Seoul',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  먹의 시간, 먹갈피 화랑, 서울',
        '2024  밤 산책, 모퉁이 전시실, 대전',
        '2021  스물의 먹, 먹갈피 화랑, 서울',
      ),
      en: lines(
        '2026  Time of Ink, Meokgalpi Gallery, Seoul',
        '2024  Night Walk, Motungi Exhibition Room, Daejeon',
        '2021  Ink at Twenty, Meokgalpi Gallery, Seoul',
      ),
    },
    awards: { ko: lines('2024  먹빛 신인상'), en: lines('2024  Meokbit Newcomer Prize') },
    mobile: '010-0000-1488',
    email: 'star@geumbyeol.example',
    contactPublic: true,
    instagram: 'https://instagram.example/geum.byeol',
    brochures: [],
    is_exposed: true,
    statement: {
      ko: '가로등이 없는 마을에서 밤을 배웠다. 눈이 어둠에 익는 이십 분, 산이 하늘에서 떨어져 나오는 그 시간을 그린다.',
      en: 'I learned the night in a village without street lamps. It takes the eyes twenty minutes to adjust, and I paint those minutes, when the mountain comes away from the sky.',
    },
  },
];
