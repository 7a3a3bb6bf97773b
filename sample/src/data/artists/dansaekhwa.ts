import type { SampleArtist } from '../shapes.ts';
import { lines } from '../text.ts';

export const dansaekhwaArtists: SampleArtist[] = [
  {
    key: 'noh-gyeongmok',
    localname: '노경목',
    englishname: 'Noh Gyeongmok',
    usercountryname: 'KR',
    style: 'dansaekhwa',
    hand: 1,
    edulevel: {
      ko: lines('1991  회화 전공 석사, 서울', '1988  회화 전공 학사, 서울'),
      en: lines('1991  MFA, Painting, Seoul', '1988  BFA, Painting, Seoul'),
    },
    ex_career: {
      ko: lines(
        '2026  숨을 세는 사람, 가풀막 갤러리, 서울',
        '2018  흰 밭, 물그늘 화랑, 서울',
        '2010  들숨과 날숨, 가풀막 갤러리, 서울',
        '2005  연필로 그은 금, 물그늘 화랑, 서울',
        '1996  첫 개인전, 북창 스튜디오, 서울',
      ),
      en: lines(
        '2026  The One Who Counts Breaths, Gapulmak Gallery, Seoul',
        '2018  White Field, Mulgeuneul Gallery, Seoul',
        '2010  Breath In, Breath Out, Gapulmak Gallery, Seoul',
        '2005  Lines Drawn in Pencil, Mulgeuneul Gallery, Seoul',
        '1996  First Solo Exhibition, Bukchang Studio, Seoul',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2023  흰 것의 여러 이름, 갯바위 화랑, 부산',
        '2015  되풀이, 낮은문 갤러리, 서울',
        '2002  새 천 년의 회화, 물그늘 화랑, 서울',
      ),
      en: lines(
        '2023  Many Names for White, Gaetbawi Gallery, Busan',
        '2015  Repetition, Low Door Gallery, Seoul',
        '2002  Painting for a New Millennium, Mulgeuneul Gallery, Seoul',
      ),
    },
    awards: {
      ko: lines('2019  빈들 미술상', '2006  새물결 회화상'),
      en: lines('2019  Bindeul Art Prize', '2006  Saemulgyeol Painting Prize'),
    },
    mobile: '010-0000-2031',
    email: 'noh@nohgyeongmok.example',
    contactPublic: false,
    homepage: 'https://nohgyeongmok.example',
    brochures: [
      { main_title: '숨을 세는 사람', url: 'https://nohgyeongmok.example/brochures/breath-2026.pdf' },
      { main_title: '들숨과 날숨 1996–2010', url: 'https://nohgyeongmok.example/brochures/breath-2010.pdf' },
    ],
    is_exposed: true,
    statement: {
      ko: '한 번 숨 쉬는 동안 한 줄을 긋는다. 그림이 끝나면 내가 몇 번 숨을 쉬었는지 알 수 있다.',
      en: 'I draw one line for each breath. When the painting is finished I know how often I have breathed.',
    },
  },
  {
    key: 'bae-sanha',
    localname: '배산하',
    englishname: 'Bae Sanha',
    usercountryname: 'KR',
    style: 'dansaekhwa',
    hand: 3,
    edulevel: {
      ko: lines('2011  섬유 미술 전공 석사, 서울', '2008  회화 전공 학사, 청주'),
      en: lines('2011  MFA, Textile Art, Seoul', '2008  BFA, Painting, Cheongju'),
    },
    ex_career: {
      ko: lines(
        '2025  겨울 닥밭, 느린창 갤러리, 서울',
        '2020  두드리다, 모퉁이 전시실, 대전',
        '2014  물을 빼다, 새참 갤러리, 전주',
      ),
      en: lines(
        '2025  Mulberry Field in Winter, Neurinchang Gallery, Seoul',
        '2020  Beating, Motungi Exhibition Room, Daejeon',
        '2014  Draining, Saecham Gallery, Jeonju',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2024  종이 이전, 먹갈피 화랑, 서울',
        '2022  손의 무늬, 스페이스 거푸집, 서울',
        '2017  섬유질, 물그늘 화랑, 서울',
      ),
      en: lines(
        '2024  Before Paper, Meokgalpi Gallery, Seoul',
        '2022  Patterns of the Hand, Space Geopujip, Seoul',
        '2017  Fibre, Mulgeuneul Gallery, Seoul',
      ),
    },
    awards: {
      ko: lines('2021  빈들 미술상 신진 부문', '2015  토담 공예상'),
      en: lines('2021  Bindeul Art Prize, Emerging Artist Category', '2015  Todam Craft Prize'),
    },
    mobile: '010-0000-2145',
    email: 'sanha@baesanha.example',
    contactPublic: true,
    instagram: 'https://instagram.example/bae.sanha',
    brochures: [{ main_title: '닥을 삶는 법', url: 'https://baesanha.example/mulberry.pdf' }],
    is_exposed: true,
    statement: {
      ko: '종이가 되기 전의 닥을 두드리고 펴고 말린다. 내가 정하는 것은 두께까지이고, 나머지는 물과 볕이 정한다.',
      en: 'I beat, spread and dry mulberry fibre before it has become paper. I decide as far as the thickness; water and sun decide the rest.',
    },
  },
  {
    key: 'tak-huiwon',
    localname: '탁희원',
    englishname: 'Tak Huiwon',
    usercountryname: 'KR',
    style: 'dansaekhwa',
    hand: 2,
    edulevel: {
      ko: lines('2014  회화 전공 석사, 서울', '2010  철학 전공 학사, 서울'),
      en: lines('2014  MFA, Painting, Seoul', '2010  BA, Philosophy, Seoul'),
    },
    ex_career: {
      ko: lines(
        '2025  긴 침묵, 낮은문 갤러리, 서울',
        '2021  뒷면, 가풀막 갤러리, 서울',
        '2016  올과 올 사이, 북창 스튜디오, 서울',
      ),
      en: lines(
        '2025  Long Silence, Low Door Gallery, Seoul',
        '2021  The Reverse, Gapulmak Gallery, Seoul',
        '2016  Between Thread and Thread, Bukchang Studio, Seoul',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  검은 비, 빗장 아트룸, 서울',
        '2023  검정의 온도, 낮은문 갤러리, 서울',
        '2018  첫 번째 방, 가풀막 갤러리, 서울',
      ),
      en: lines(
        '2026  Black Rain, Bitjang Art Room, Seoul',
        '2023  The Temperature of Black, Low Door Gallery, Seoul',
        '2018  The First Room, Gapulmak Gallery, Seoul',
      ),
    },
    awards: { ko: lines('2022  새물결 회화상'), en: lines('2022  Saemulgyeol Painting Prize') },
    mobile: '010-0000-2290',
    email: 'tak@takhuiwon.example',
    contactPublic: false,
    brochures: [],
    is_exposed: true,
    statement: {
      ko: '그림의 앞면을 만지지 않는다. 뒤에서 민 물감이 올 사이로 나올 때, 천이 붓 대신 결정을 내린다.',
      en: 'I do not touch the front of a painting. When paint pushed from behind comes through the weave, the cloth makes the decisions instead of the brush.',
    },
  },
  {
    key: 'kirishima-towa',
    localname: '기리시마 도와',
    englishname: 'Kirishima Towa',
    usercountryname: 'JP',
    style: 'dansaekhwa',
    hand: 0,
    edulevel: {
      ko: lines('2013  일본화 재료 전공 석사, 교토', '2010  회화 전공 학사, 가나자와'),
      en: lines('2013  MFA, Japanese Painting Materials, Kyoto', '2010  BFA, Painting, Kanazawa'),
    },
    ex_career: {
      ko: lines(
        '2025  겨울 종이, 갯바위 화랑, 부산',
        '2022  서른세 겹, 구모하시 갤러리, 교토',
        '2018  흙과 아교, 구모하시 갤러리, 교토',
      ),
      en: lines(
        '2025  Winter Paper, Gaetbawi Gallery, Busan',
        '2022  Thirty-Three Layers, Kumohashi Gallery, Kyoto',
        '2018  Earth, Glue, Kumohashi Gallery, Kyoto',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  작은 것들의 무게, 갯바위 화랑, 부산',
        '2024  가까운 흰색, 물그늘 화랑, 서울',
        '2019  고요한 바탕, 스튜디오 미나토, 후쿠오카',
      ),
      en: lines(
        '2026  The Weight of Small Things, Gaetbawi Gallery, Busan',
        '2024  Near Whites, Mulgeuneul Gallery, Seoul',
        '2019  Quiet Grounds, Studio Minato, Fukuoka',
      ),
    },
    awards: { ko: lines('2020  구모하시 장려상, 교토'), en: lines('2020  Kumohashi Encouragement Prize, Kyoto') },
    mobile: '010-0000-2377',
    email: 'towa@kirishima.example',
    contactPublic: false,
    homepage: 'https://kirishima.example',
    brochures: [{ main_title: 'Thirty-Three Layers / 서른세 겹', url: 'https://kirishima.example/layers.pdf' }],
    is_exposed: true,
    statement: {
      ko: '조개와 흙, 아교만 쓴다. 흰색은 색이 아니라 쌓인 시간이어서, 서두르면 갈라진다.',
      en: 'I use only shell, earth and glue. White is not a colour but time that has been stacked, and it cracks if hurried.',
    },
  },
];
