import type { SampleArtist } from '../shapes.ts';
import { lines } from '../text.ts';

export const colourFieldArtists: SampleArtist[] = [
  {
    key: 'han-seoyun',
    localname: '한서윤',
    englishname: 'Han Seoyun',
    usercountryname: 'KR',
    style: 'colour-field',
    hand: 0,
    edulevel: {
      ko: lines('2014  서양화 전공 석사, 서울', '2011  회화 전공 학사, 서울'),
      en: lines('2014  MFA, Western Painting, Seoul', '2011  BFA, Painting, Seoul'),
    },
    ex_career: {
      ko: lines(
        '2024  밝아지는 북쪽, 느린창 갤러리, 서울',
        '2020  해 뜨기 전, 모퉁이 전시실, 대전',
        '2017  네 시의 방, 북창 스튜디오, 서울',
      ),
      en: lines(
        '2024  The North Growing Light, Neurinchang Gallery, Seoul',
        '2020  Before Sunrise, Motungi Exhibition Room, Daejeon',
        '2017  A Room at Four, Bukchang Studio, Seoul',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  물과 빛이 머무는 자리, 물그늘 화랑, 서울',
        '2022  색을 기다리는 일, 돌담길 전시관, 제주',
        '2018  첫 번째 방, 가풀막 갤러리, 서울',
      ),
      en: lines(
        '2026  Where Water and Light Stay, Mulgeuneul Gallery, Seoul',
        '2022  Waiting for Colour, Doldamgil Exhibition Hall, Jeju',
        '2018  The First Room, Gapulmak Gallery, Seoul',
      ),
    },
    awards: {
      ko: lines('2021  봄밭 젊은 작가상', '2016  새물결 회화상 장려상'),
      en: lines('2021  Bombat Young Artist Prize', '2016  Saemulgyeol Painting Prize, Encouragement Award'),
    },
    mobile: '010-0000-0417',
    email: 'studio@hanseoyun.example',
    contactPublic: true,
    instagram: 'https://instagram.example/han.seoyun',
    homepage: 'https://hanseoyun.example',
    brochures: [{ main_title: '밝아지는 북쪽 2019–2024', url: 'https://hanseoyun.example/brochures/north.pdf' }],
    is_exposed: true,
    statement: {
      ko: '새벽 네 시부터 해가 뜰 때까지 창밖의 빛을 적어 두었다가 색으로 옮긴다. 얇은 유채를 서른 번 넘게 올린 뒤 마지막 층은 마른 붓으로 거의 닦아 낸다.',
      en: 'I note down the light at my window from four in the morning until sunrise, and turn the notes into colour. More than thirty thin coats of oil go on; most of the last one is wiped away with a dry brush.',
    },
  },
  {
    key: 'moon-jian',
    localname: '문지안',
    englishname: 'Moon Jian',
    usercountryname: 'KR',
    style: 'colour-field',
    hand: 1,
    edulevel: { ko: lines('2012  회화 전공 학사, 광주'), en: lines('2012  BFA, Painting, Gwangju') },
    ex_career: {
      ko: lines(
        '2025  소금이 오는 소리, 느린창 갤러리, 서울',
        '2021  그림자가 가장 짧을 때, 새참 갤러리, 전주',
        '2016  노랑 두 가지, 모퉁이 전시실, 대전',
      ),
      en: lines(
        '2025  The Sound of Salt Coming, Neurinchang Gallery, Seoul',
        '2021  When Shadows Are Shortest, Saecham Gallery, Jeonju',
        '2016  Two Kinds of Yellow, Motungi Exhibition Room, Daejeon',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  여름의 가장자리, 가풀막 갤러리, 서울',
        '2023  낮의 회화, 갯바위 화랑, 부산',
        '2019  밭과 마당, 새참 갤러리, 전주',
      ),
      en: lines(
        '2026  The Edge of Summer, Gapulmak Gallery, Seoul',
        '2023  Paintings of the Day, Gaetbawi Gallery, Busan',
        '2019  Field and Yard, Saecham Gallery, Jeonju',
      ),
    },
    awards: { ko: lines('2024  새물결 회화상'), en: lines('2024  Saemulgyeol Painting Prize') },
    mobile: '010-0000-0512',
    email: 'jian@moonjian.example',
    contactPublic: false,
    instagram: 'https://instagram.example/moon.jian',
    brochures: [],
    is_exposed: true,
    statement: {
      ko: '정오에는 사물이 그림자를 거두고 제 색만 내놓는다. 그 짧은 시간의 밝기를 되도록 적은 수의 색으로 남기려 한다.',
      en: 'At noon things draw in their shadows and offer only their own colour. I try to keep the brightness of that short time in as few colours as possible.',
    },
  },
  {
    key: 'baek-ire',
    localname: '백이레',
    englishname: 'Baek Ire',
    usercountryname: 'KR',
    style: 'colour-field',
    hand: 2,
    edulevel: {
      ko: lines('2013  회화 전공 석사, 부산', '2010  회화 전공 학사, 부산'),
      en: lines('2013  MFA, Painting, Busan', '2010  BFA, Painting, Busan'),
    },
    ex_career: {
      ko: lines(
        '2025  물마루, 갯바위 화랑, 부산',
        '2019  먼바다, 물그늘 화랑, 서울',
        '2015  젖은 모래, 북창 스튜디오, 서울',
      ),
      en: lines(
        '2025  Water Ridge, Gaetbawi Gallery, Busan',
        '2019  Open Sea, Mulgeuneul Gallery, Seoul',
        '2015  Wet Sand, Bukchang Studio, Seoul',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  물과 빛이 머무는 자리, 물그늘 화랑, 서울',
        '2022  바다를 보는 여덟 가지 방법, 갯바위 화랑, 부산',
        '2017  수평, 낮은문 갤러리, 서울',
      ),
      en: lines(
        '2026  Where Water and Light Stay, Mulgeuneul Gallery, Seoul',
        '2022  Eight Ways of Looking at the Sea, Gaetbawi Gallery, Busan',
        '2017  Level, Low Door Gallery, Seoul',
      ),
    },
    awards: {
      ko: lines('2022  갯마을 미술상', '2014  봄밭 젊은 작가상'),
      en: lines('2022  Gaenmaeul Art Prize', '2014  Bombat Young Artist Prize'),
    },
    mobile: '010-0000-0733',
    email: 'ire@baekire.example',
    contactPublic: true,
    blog: 'https://blog.example/baekire',
    homepage: 'https://baekire.example',
    brochures: [
      { main_title: '물마루', url: 'https://baekire.example/brochures/water-ridge.pdf' },
      { main_title: '먼바다 2013–2019', url: 'https://baekire.example/brochures/open-sea.pdf' },
    ],
    is_exposed: true,
    statement: {
      ko: '영도에서 자라 바다를 풍경이 아니라 높이로 배웠다. 수평선을 긋지 않고도 물과 하늘이 나뉘는 곳을 찾는다.',
      en: 'Growing up on Yeongdo I learned the sea as a height, not a view. I look for the place where water and sky part without a line being drawn.',
    },
  },
  {
    key: 'maelle-corvezier',
    localname: '마엘 코르베지에',
    englishname: 'Maëlle Corvezier',
    usercountryname: 'FR',
    style: 'colour-field',
    hand: 3,
    edulevel: {
      ko: lines('2015  회화 전공 디플로마, 낭트', '2012  미술사 전공 학사, 렌'),
      en: lines('2015  Diploma in Painting, Nantes', '2012  BA, History of Art, Rennes'),
    },
    ex_career: {
      ko: lines(
        '2025  보광동의 오후, 낮은문 갤러리, 서울',
        '2021  유리와 열기, 케 페르뒤 갤러리, 낭트',
        '2017  라벤더가 진 뒤, 아틀리에 세트 포르트, 리옹',
      ),
      en: lines(
        '2025  Afternoon in Bogwang-dong, Low Door Gallery, Seoul',
        '2021  Glass and Heat, Galerie du Quai Perdu, Nantes',
        '2017  After the Lavender, Atelier Sept Portes, Lyon',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  여름의 가장자리, 가풀막 갤러리, 서울',
        '2026  열두 개의 창, 낮은문 갤러리, 서울',
        '2020  두 강, 케 페르뒤 갤러리, 낭트',
      ),
      en: lines(
        '2026  The Edge of Summer, Gapulmak Gallery, Seoul',
        '2026  Twelve Windows, Low Door Gallery, Seoul',
        '2020  Two Rivers, Galerie du Quai Perdu, Nantes',
      ),
    },
    awards: { ko: lines('2019  프티트 쿨뢰르상, 낭트'), en: lines('2019  Petite Couleur Prize, Nantes') },
    mobile: '010-0000-0861',
    email: 'atelier@corvezier.example',
    contactPublic: false,
    instagram: 'https://instagram.example/maelle.corvezier',
    homepage: 'https://corvezier.example',
    brochures: [{ main_title: 'Deux gris / 두 개의 회색', url: 'https://corvezier.example/deux-gris.pdf' }],
    is_exposed: true,
    statement: {
      ko: '2018년부터 서울에 살며 두 도시의 빛을 비교한다. 달걀노른자에 갠 안료는 빨리 말라서, 망설인 색은 화면에 남지 못한다.',
      en: 'I have lived in Seoul since 2018 and compare the light of two cities. Pigment in egg yolk dries fast, and a colour one hesitates over does not stay.',
    },
  },
];
