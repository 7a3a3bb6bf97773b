import type { SampleArtist } from '../shapes.ts';
import { lines } from '../text.ts';

export const ceramicArtists: SampleArtist[] = [
  {
    key: 'eo-jinsol',
    localname: '어진솔',
    englishname: 'Eo Jinsol',
    usercountryname: 'KR',
    style: 'ceramic',
    hand: 0,
    edulevel: {
      ko: lines('2012  도예 전공 석사, 서울', '2009  도예 전공 학사, 이천'),
      en: lines('2012  MFA, Ceramics, Seoul', '2009  BFA, Ceramics, Icheon'),
    },
    ex_career: {
      ko: lines(
        '2025  이음선, 봉통 갤러리, 이천',
        '2021  기운 달, 물그늘 화랑, 서울',
        '2016  흰 것을 굽다, 물레방 전시관, 여주',
      ),
      en: lines(
        '2025  The Seam, Bongtong Gallery, Icheon',
        '2021  Leaning Moon, Mulgeuneul Gallery, Seoul',
        '2016  Firing White, Mullebang Exhibition Hall, Yeoju',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  작은 것들의 무게, 갯바위 화랑, 부산',
        '2026  붉은 흙, 푸른 유약, 봉통 갤러리, 이천',
        '2023  달과 항아리, 가풀막 갤러리, 서울',
        '2018  네 사람의 가마, 봉통 갤러리, 이천',
      ),
      en: lines(
        '2026  The Weight of Small Things, Gaetbawi Gallery, Busan',
        '2026  Red Earth, Blue Glaze, Bongtong Gallery, Icheon',
        '2023  Moon and Jar, Gapulmak Gallery, Seoul',
        '2018  A Kiln for Four, Bongtong Gallery, Icheon',
      ),
    },
    awards: {
      ko: lines('2022  토담 공예상', '2014  토담 공예상 신인 부문'),
      en: lines('2022  Todam Craft Prize', '2014  Todam Craft Prize, Newcomer Category'),
    },
    mobile: '010-0000-7021',
    email: 'jar@eojinsol.example',
    contactPublic: true,
    instagram: 'https://instagram.example/eo.jinsol',
    homepage: 'https://eojinsol.example',
    brochures: [{ main_title: '이음선', url: 'https://eojinsol.example/seam.pdf' }],
    is_exposed: true,
    statement: {
      ko: '사발 둘을 맞붙이면 그 사이에 금이 하나 생긴다. 달항아리의 표정은 모두 그 금에서 나온다.',
      en: 'Join two bowls and there is a line between them. Everything in the expression of a moon jar comes from that line.',
    },
  },
  {
    key: 'ham-chowon',
    localname: '함초원',
    englishname: 'Ham Chowon',
    usercountryname: 'KR',
    style: 'ceramic',
    hand: 1,
    edulevel: { ko: lines('2012  도예 전공 학사, 강진'), en: lines('2012  BFA, Ceramics, Gangjin') },
    ex_career: {
      ko: lines('2024  비 갠 뒤의 색, 봉통 갤러리, 이천', '2018  물결, 물레방 전시관, 여주'),
      en: lines(
        '2024  The Colour After Rain, Bongtong Gallery, Icheon',
        '2018  Ripples, Mullebang Exhibition Hall, Yeoju',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  붉은 흙, 푸른 유약, 봉통 갤러리, 이천',
        '2022  푸른 그릇들, 새참 갤러리, 전주',
        '2015  불과 물, 봉통 갤러리, 이천',
      ),
      en: lines(
        '2026  Red Earth, Blue Glaze, Bongtong Gallery, Icheon',
        '2022  Blue Vessels, Saecham Gallery, Jeonju',
        '2015  Fire and Water, Bongtong Gallery, Icheon',
      ),
    },
    awards: { ko: lines('2020  토담 공예상 장려상'), en: lines('2020  Todam Craft Prize, Encouragement Award') },
    mobile: '010-0000-7144',
    email: 'chowon@hamchowon.example',
    contactPublic: false,
    instagram: 'https://instagram.example/ham.chowon',
    brochures: [],
    is_exposed: true,
    statement: {
      ko: '청자의 색은 칠하는 것이 아니라 불에서 얻는 것이다. 같은 유약, 같은 가마에서도 같은 하늘은 두 번 나오지 않는다.',
      en: 'The colour of celadon is not applied but received from the fire. With the same glaze and the same kiln, the same sky does not come twice.',
    },
  },
  {
    key: 'byeon-garam',
    localname: '변가람',
    englishname: 'Byeon Garam',
    usercountryname: 'KR',
    style: 'ceramic',
    hand: 2,
    edulevel: { ko: lines('2009  도예 전공 학사, 공주'), en: lines('2009  BFA, Ceramics, Gongju') },
    ex_career: {
      ko: lines(
        '2025  다섯 번의 붓질, 봉통 갤러리, 이천',
        '2019  귀얄, 먹갈피 화랑, 서울',
        '2012  이 빠진 그릇, 물레방 전시관, 여주',
      ),
      en: lines(
        '2025  Five Strokes, Bongtong Gallery, Icheon',
        '2019  The Slip Brush, Meokgalpi Gallery, Seoul',
        '2012  Chipped Bowls, Mullebang Exhibition Hall, Yeoju',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  작은 것들의 무게, 갯바위 화랑, 부산',
        '2026  붉은 흙, 푸른 유약, 봉통 갤러리, 이천',
        '2018  네 사람의 가마, 봉통 갤러리, 이천',
      ),
      en: lines(
        '2026  The Weight of Small Things, Gaetbawi Gallery, Busan',
        '2026  Red Earth, Blue Glaze, Bongtong Gallery, Icheon',
        '2018  A Kiln for Four, Bongtong Gallery, Icheon',
      ),
    },
    awards: {
      ko: lines('2017  토담 공예상', '2010  흙손 신인상'),
      en: lines('2017  Todam Craft Prize', '2010  Heukson Newcomer Prize'),
    },
    mobile: '010-0000-7268',
    email: 'garam@byeongaram.example',
    contactPublic: true,
    blog: 'https://blog.example/slipandbrush',
    brochures: [{ main_title: '다섯 번의 붓질', url: 'https://byeongaram.example/five-strokes.pdf' }],
    is_exposed: true,
    statement: {
      ko: '분청은 서두른 그릇이다. 백토가 마르기 전에 끝내야 하니 꾸밀 시간이 없고, 그래서 솔직하다.',
      en: 'Buncheong is pottery made in haste. It has to be finished before the slip dries, so there is no time for ornament, and that keeps it honest.',
    },
  },
  {
    key: 'dana-whitlock-seong',
    localname: '데이나 휘틀록성',
    englishname: 'Dana Whitlock-Seong',
    usercountryname: 'US',
    style: 'ceramic',
    hand: 3,
    edulevel: {
      ko: lines('2016  옹기 도제 과정 수료, 울산', '2011  도예 전공 학사, 오하이오'),
      en: lines('2016  Onggi apprenticeship, Ulsan', '2011  BFA, Ceramics, Ohio'),
    },
    ex_career: {
      ko: lines('2024  두 흙, 봉통 갤러리, 이천', '2020  장독, 밀레이스 도예 공방, 오하이오'),
      en: lines('2024  Two Clays, Bongtong Gallery, Icheon', '2020  Jangdok, Millrace Pottery, Ohio'),
    },
    ex_group_career: {
      ko: lines(
        '2026  붉은 흙, 푸른 유약, 봉통 갤러리, 이천',
        '2022  재와 소금, 물레방 전시관, 여주',
        '2018  긴 불, 밀레이스 도예 공방, 오하이오',
      ),
      en: lines(
        '2026  Red Earth, Blue Glaze, Bongtong Gallery, Icheon',
        '2022  Ash and Salt, Mullebang Exhibition Hall, Yeoju',
        '2018  Long Fires, Millrace Pottery, Ohio',
      ),
    },
    awards: { ko: lines('2023  토담 공예상 장려상'), en: lines('2023  Todam Craft Prize, Encouragement Award') },
    mobile: '010-0000-7390',
    email: 'dana@whitlockseong.example',
    contactPublic: false,
    instagram: 'https://instagram.example/dana.whitlockseong',
    homepage: 'https://whitlockseong.example',
    brochures: [{ main_title: 'Two Clays / 두 흙', url: 'https://whitlockseong.example/two-clays.pdf' }],
    is_exposed: true,
    statement: {
      ko: '할머니의 장독을 보러 왔다가 그릇 빚는 일을 배우게 되었다. 포개 둔 사발만 보아도 그 집에 몇 사람이 사는지 알 수 있다.',
      en: 'I came to see my grandmother’s soy jars and stayed to learn to make pots. From a stack of bowls alone one can tell how many people live in a house.',
    },
  },
];
