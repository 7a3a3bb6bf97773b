import type { SampleArtist } from '../shapes.ts';
import { lines } from '../text.ts';

export const minhwaArtists: SampleArtist[] = [
  {
    key: 'shim-dahong',
    localname: '심다홍',
    englishname: 'Shim Dahong',
    usercountryname: 'KR',
    style: 'minhwa',
    hand: 1,
    edulevel: {
      ko: lines('2015  한국화 채색 전공 석사, 서울', '2012  시각 디자인 전공 학사, 서울'),
      en: lines('2015  MFA, Korean Colour Painting, Seoul', '2012  BFA, Visual Design, Seoul'),
    },
    ex_career: {
      ko: lines(
        '2024  모란이 핀 날, 먹갈피 화랑, 서울',
        '2020  붉은 꽃 흰 꽃, 새참 갤러리, 전주',
        '2017  할머니의 마당, 북창 스튜디오, 서울',
      ),
      en: lines(
        '2024  The Day the Peonies Opened, Meokgalpi Gallery, Seoul',
        '2020  Red Flowers, White Flowers, Saecham Gallery, Jeonju',
        '2017  Grandmother’s Yard, Bukchang Studio, Seoul',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2023  오늘의 길상, 먹갈피 화랑, 서울',
        '2021  마당이 있는 집, 낮은문 갤러리, 서울',
        '2018  젊은 민화, 모퉁이 전시실, 대전',
      ),
      en: lines(
        '2023  Good Omens for Today, Meokgalpi Gallery, Seoul',
        '2021  A House with a Yard, Low Door Gallery, Seoul',
        '2018  Young Minhwa, Motungi Exhibition Room, Daejeon',
      ),
    },
    awards: {
      ko: lines('2022  꽃살 민화상', '2019  꽃살 민화상 입선'),
      en: lines('2022  Kkotsal Minhwa Prize', '2019  Kkotsal Minhwa Prize, Selected Entry'),
    },
    mobile: '010-0000-3015',
    email: 'dahong@shimdahong.example',
    contactPublic: true,
    instagram: 'https://instagram.example/shim.dahong',
    homepage: 'https://shimdahong.example',
    brochures: [{ main_title: '모란이 핀 날', url: 'https://shimdahong.example/peonies.pdf' }],
    is_exposed: true,
    statement: {
      ko: '모란은 복을 빌며 그리던 꽃이다. 나는 비는 마음은 두고 꽃이 핀 날의 색부터 그린다.',
      en: 'Peonies were painted to ask for good fortune. I leave the asking to others and begin with the colour of the day they opened.',
    },
  },
  {
    key: 'gu-seula',
    localname: '구슬아',
    englishname: 'Gu Seula',
    usercountryname: 'KR',
    style: 'minhwa',
    hand: 3,
    edulevel: { ko: lines('2012  한국화 전공 학사, 광주'), en: lines('2012  BFA, Korean Painting, Gwangju') },
    ex_career: {
      ko: lines('2025  물속의 낮, 새참 갤러리, 전주', '2019  수염과 비늘, 빗장 아트룸, 서울'),
      en: lines(
        '2025  Daytime Underwater, Saecham Gallery, Jeonju',
        '2019  Whiskers and Scales, Bitjang Art Room, Seoul',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  작은 것들의 무게, 갯바위 화랑, 부산',
        '2025  비가 온 뒤, 빗장 아트룸, 서울',
        '2016  못가에서, 새참 갤러리, 전주',
      ),
      en: lines(
        '2026  The Weight of Small Things, Gaetbawi Gallery, Busan',
        '2025  After Rain, Bitjang Art Room, Seoul',
        '2016  By the Pond, Saecham Gallery, Jeonju',
      ),
    },
    awards: { ko: lines('2023  꽃살 민화상'), en: lines('2023  Kkotsal Minhwa Prize') },
    mobile: '010-0000-3128',
    email: 'seula@guseula.example',
    contactPublic: false,
    instagram: 'https://instagram.example/gu.seula',
    blog: 'https://blog.example/lotuspond',
    brochures: [],
    is_exposed: true,
    statement: {
      ko: '무안의 연못을 계절마다 찾아가 물 밑을 들여다본다. 옛 그림의 물고기가 복을 빌었다면, 내 물고기는 그저 하루를 산다.',
      en: 'I visit a pond in Muan every season and look under the surface. The fish of old paintings asked for good fortune; mine simply live through the day.',
    },
  },
  {
    key: 'jeong-dorae',
    localname: '정도래',
    englishname: 'Jeong Dorae',
    usercountryname: 'KR',
    style: 'minhwa',
    hand: 2,
    edulevel: {
      ko: lines('2010  한국화 전공 석사, 서울', '2006  한국화 전공 학사, 춘천'),
      en: lines('2010  MFA, Korean Painting, Seoul', '2006  BFA, Korean Painting, Chuncheon'),
    },
    ex_career: {
      ko: lines(
        '2025  왕이 없는 자리, 물그늘 화랑, 서울',
        '2020  게으른 호랑이, 먹갈피 화랑, 서울',
        '2013  복숭아 세 알, 모퉁이 전시실, 대전',
      ),
      en: lines(
        '2025  The Seat Without a King, Mulgeuneul Gallery, Seoul',
        '2020  Lazy Tiger, Meokgalpi Gallery, Seoul',
        '2013  Three Peaches, Motungi Exhibition Room, Daejeon',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2024  산과 해와 달, 돌담길 전시관, 제주',
        '2023  오늘의 길상, 먹갈피 화랑, 서울',
        '2017  동물원, 가풀막 갤러리, 서울',
      ),
      en: lines(
        '2024  Mountain, Sun and Moon, Doldamgil Exhibition Hall, Jeju',
        '2023  Good Omens for Today, Meokgalpi Gallery, Seoul',
        '2017  The Zoo, Gapulmak Gallery, Seoul',
      ),
    },
    awards: {
      ko: lines('2021  꽃살 민화상 대상', '2012  먹빛 신인상'),
      en: lines('2021  Kkotsal Minhwa Prize, Grand Prize', '2012  Meokbit Newcomer Prize'),
    },
    mobile: '010-0000-3246',
    email: 'dorae@jeongdorae.example',
    contactPublic: false,
    facebook: 'https://facebook.example/jeongdorae',
    brochures: [{ main_title: '왕이 없는 자리', url: 'https://jeongdorae.example/five-peaks.pdf' }],
    is_exposed: true,
    statement: {
      ko: '민화의 호랑이가 우스운 것은 무서움을 이겨 낸 뒤의 얼굴이기 때문이다. 오래된 도상에서 권위를 덜어 내고 웃음은 남긴다.',
      en: 'The tiger of folk painting is funny because it is a face from after the fear. I take the authority out of old images and leave the laughter in.',
    },
  },
  {
    key: 'eight-panel-collective',
    localname: '여덟 폭 병풍을 이어 그리는 책거리 공부 모임',
    englishname: 'Eight-Panel Chaekgeori Study Collective',
    usercountryname: 'KR',
    style: 'minhwa',
    hand: 0,
    edulevel: {
      ko: lines('2018  전주에서 여덟 사람이 모임을 시작함'),
      en: lines('2018  Formed by eight members, Jeonju'),
    },
    ex_career: {
      ko: lines('2024  빈 서가, 새참 갤러리, 전주', '2021  글자가 된 그림, 빗장 아트룸, 서울'),
      en: lines(
        '2024  The Empty Shelf, Saecham Gallery, Jeonju',
        '2021  Pictures That Became Letters, Bitjang Art Room, Seoul',
      ),
    },
    ex_group_career: {
      ko: lines('2023  오늘의 길상, 먹갈피 화랑, 서울', '2022  함께 그리기, 돌담길 전시관, 제주'),
      en: lines(
        '2023  Good Omens for Today, Meokgalpi Gallery, Seoul',
        '2022  Painting Together, Doldamgil Exhibition Hall, Jeju',
      ),
    },
    awards: { ko: lines('2023  꽃살 민화상 공동 부문'), en: lines('2023  Kkotsal Minhwa Prize, Collective Category') },
    mobile: '010-0000-3388',
    email: 'eight@eightpanels.example',
    contactPublic: true,
    instagram: 'https://instagram.example/eight.panels',
    blog: 'https://blog.example/eightpanels',
    homepage: 'https://eightpanels.example',
    brochures: [{ main_title: '여덟 사람의 선반', url: 'https://eightpanels.example/shelves.pdf' }],
    is_exposed: true,
    statement: {
      ko: '여덟 사람이 한 폭씩 그려 병풍 하나를 만든다. 선반의 높이를 맞추는 일이 우리가 하는 회의의 전부이다.',
      en: 'Eight of us paint one panel each and make one screen. Agreeing on the height of the shelves is all that our meetings are about.',
    },
  },
];
