import type { SampleArtist } from '../shapes.ts';
import { lines } from '../text.ts';

export const geometricArtists: SampleArtist[] = [
  {
    key: 'seo-gaon',
    localname: '서가온',
    englishname: 'Seo Gaon',
    usercountryname: 'KR',
    style: 'geometric',
    hand: 0,
    edulevel: {
      ko: lines('2013  회화 전공 석사, 서울', '2010  건축 전공 학사, 서울'),
      en: lines('2013  MFA, Painting, Seoul', '2010  BSc, Architecture, Seoul'),
    },
    ex_career: {
      ko: lines(
        '2025  다섯 방위, 낮은문 갤러리, 서울',
        '2020  처마, 느린창 갤러리, 서울',
        '2016  창살, 북창 스튜디오, 서울',
      ),
      en: lines(
        '2025  Five Directions, Low Door Gallery, Seoul',
        '2020  Eaves, Neurinchang Gallery, Seoul',
        '2016  Lattice, Bukchang Studio, Seoul',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  열두 개의 창, 낮은문 갤러리, 서울',
        '2023  직각에서 조금, 스페이스 거푸집, 서울',
        '2018  집의 도형, 낮은문 갤러리, 서울',
      ),
      en: lines(
        '2026  Twelve Windows, Low Door Gallery, Seoul',
        '2023  A Little off the Right Angle, Space Geopujip, Seoul',
        '2018  Shapes of the House, Low Door Gallery, Seoul',
      ),
    },
    awards: {
      ko: lines('2021  새물결 회화상', '2017  봄밭 젊은 작가상'),
      en: lines('2021  Saemulgyeol Painting Prize', '2017  Bombat Young Artist Prize'),
    },
    mobile: '010-0000-4022',
    email: 'gaon@seogaon.example',
    contactPublic: true,
    instagram: 'https://instagram.example/seo.gaon',
    homepage: 'https://seogaon.example',
    brochures: [{ main_title: '다섯 방위', url: 'https://seogaon.example/five-directions.pdf' }],
    is_exposed: true,
    statement: {
      ko: '집을 재던 자로 그림을 그린다. 한옥의 비례는 눈금보다 몸에 가까워서, 반듯해 보이는 것은 모두 조금씩 기울어 있다.',
      en: 'I paint with the ruler I once measured houses with. The proportions of a hanok are closer to the body than to the scale, and everything that looks straight leans a little.',
    },
  },
  {
    key: 'pyo-junyeong',
    localname: '표준영',
    englishname: 'Pyo Junyeong',
    usercountryname: 'KR',
    style: 'geometric',
    hand: 1,
    edulevel: { ko: lines('2010  산업 디자인 전공 학사, 대전'), en: lines('2010  BFA, Industrial Design, Daejeon') },
    ex_career: {
      ko: lines(
        '2024  반 칸, 모퉁이 전시실, 대전',
        '2019  교차로, 스페이스 거푸집, 서울',
        '2013  접는 선, 모퉁이 전시실, 대전',
      ),
      en: lines(
        '2024  Half a Bay, Motungi Exhibition Room, Daejeon',
        '2019  Intersection, Space Geopujip, Seoul',
        '2013  Fold Line, Motungi Exhibition Room, Daejeon',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  열두 개의 창, 낮은문 갤러리, 서울',
        '2025  멈추지 않는 손, 스페이스 거푸집, 서울',
        '2016  눈금, 모퉁이 전시실, 대전',
      ),
      en: lines(
        '2026  Twelve Windows, Low Door Gallery, Seoul',
        '2025  The Hand That Does Not Stop, Space Geopujip, Seoul',
        '2016  Scale Marks, Motungi Exhibition Room, Daejeon',
      ),
    },
    awards: {
      ko: lines('2020  새물결 회화상 장려상'),
      en: lines('2020  Saemulgyeol Painting Prize, Encouragement Award'),
    },
    mobile: '010-0000-4139',
    email: 'pyo@pyojunyeong.example',
    contactPublic: false,
    brochures: [],
    is_exposed: true,
    statement: {
      ko: '십오 년 동안 도면을 그렸다. 도면에서 쓸모를 빼고 나면 남는 것이 무엇인지 궁금했다.',
      en: 'For fifteen years I drew plans. I wondered what would be left of a plan once its use was taken out.',
    },
  },
  {
    key: 'jonas-wettering',
    localname: '요나스 베터링',
    englishname: 'Jonas Wettering',
    usercountryname: 'DE',
    style: 'geometric',
    hand: 2,
    edulevel: {
      ko: lines('2014  회화 전공 디플롬, 라이프치히', '2009  목수 도제 과정 수료, 카셀'),
      en: lines('2014  Diploma in Painting, Leipzig', '2009  Joinery apprenticeship, Kassel'),
    },
    ex_career: {
      ko: lines(
        '2024  창고 7호, 스페이스 거푸집, 서울',
        '2021  들보, 베르크라움 노르틀리히트, 베를린',
        '2017  아홉 개의 원, 베르크라움 노르틀리히트, 베를린',
      ),
      en: lines(
        '2024  Warehouse No. 7, Space Geopujip, Seoul',
        '2021  Beams, Werkraum Nordlicht, Berlin',
        '2017  Nine Circles, Werkraum Nordlicht, Berlin',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2025  멈추지 않는 손, 스페이스 거푸집, 서울',
        '2022  나무와 수, 쿤스트하우스 암 베어, 카셀',
        '2019  여러 평면, 베르크라움 노르틀리히트, 베를린',
      ),
      en: lines(
        '2025  The Hand That Does Not Stop, Space Geopujip, Seoul',
        '2022  Wood and Number, Kunsthaus Am Wehr, Kassel',
        '2019  Planes, Werkraum Nordlicht, Berlin',
      ),
    },
    awards: { ko: lines('2018  암 베어 장려상, 카셀'), en: lines('2018  Am Wehr Encouragement Prize, Kassel') },
    mobile: '010-0000-4275',
    email: 'jonas@wettering.example',
    contactPublic: true,
    homepage: 'https://wettering.example',
    machineUse: 'allowed',
    brochures: [{ main_title: 'Balken / 들보', url: 'https://wettering.example/balken.pdf' }],
    is_exposed: true,
    statement: {
      ko: '목수로 일을 배워 지금도 판을 직접 켠다. 나뭇결을 가리지 않고 그 옆에 도형을 놓는다.',
      en: 'I trained as a joiner and still saw my own panels. I do not cover the grain; I set shapes beside it.',
    },
  },
  {
    key: 'cheon-ieum',
    localname: '천이음',
    englishname: 'Cheon Ieum',
    usercountryname: 'KR',
    style: 'geometric',
    hand: 3,
    edulevel: {
      ko: lines('2016  회화 전공 석사, 부산', '2013  수학 전공 학사, 부산'),
      en: lines('2016  MFA, Painting, Busan', '2013  BSc, Mathematics, Busan'),
    },
    ex_career: {
      ko: lines(
        '2025  물결 열여섯, 갯바위 화랑, 부산',
        '2021  매듭, 북창 스튜디오, 서울',
        '2017  모서리, 갯바위 화랑, 부산',
      ),
      en: lines(
        '2025  Sixteen Waves, Gaetbawi Gallery, Busan',
        '2021  Knots, Bukchang Studio, Seoul',
        '2017  Edges, Gaetbawi Gallery, Busan',
      ),
    },
    ex_group_career: {
      ko: lines('2024  셈하는 눈, 스페이스 거푸집, 서울', '2020  원과 끈, 돌담길 전시관, 제주'),
      en: lines(
        '2024  The Counting Eye, Space Geopujip, Seoul',
        '2020  Circle and String, Doldamgil Exhibition Hall, Jeju',
      ),
    },
    awards: { ko: lines('2022  갯마을 미술상 신인 부문'), en: lines('2022  Gaenmaeul Art Prize, Newcomer Category') },
    mobile: '010-0000-4364',
    email: 'ieum@cheonieum.example',
    contactPublic: false,
    instagram: 'https://instagram.example/cheon.ieum',
    brochures: [],
    is_exposed: true,
    statement: {
      ko: '매듭은 풀 수 있는 것과 없는 것으로 나뉜다. 나는 풀 수 없는 매듭이 가장 단순해 보이는 각도를 찾는다.',
      en: 'Knots are of two kinds, those that come undone and those that do not. I look for the angle from which the second kind appears simplest.',
    },
  },
];
