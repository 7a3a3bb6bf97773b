import type { SampleArtist } from '../shapes.ts';
import { lines } from '../text.ts';

export const bojagiArtists: SampleArtist[] = [
  {
    key: 'son-nuri',
    localname: '손누리',
    englishname: 'Son Nuri',
    usercountryname: 'KR',
    style: 'bojagi',
    hand: 0,
    edulevel: {
      ko: lines('2012  섬유 미술 전공 석사, 서울', '2009  의류학 전공 학사, 서울'),
      en: lines('2012  MFA, Textile Art, Seoul', '2009  BSc, Clothing and Textiles, Seoul'),
    },
    ex_career: {
      ko: lines(
        '2024  창에 건 조각, 물그늘 화랑, 서울',
        '2020  옥색, 빗장 아트룸, 서울',
        '2015  네 귀, 북창 스튜디오, 서울',
      ),
      en: lines(
        '2024  Pieces for a Window, Mulgeuneul Gallery, Seoul',
        '2020  Jade, Bitjang Art Room, Seoul',
        '2015  Four Corners, Bukchang Studio, Seoul',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  물과 빛이 머무는 자리, 물그늘 화랑, 서울',
        '2026  바늘이 지나간 자리, 물그늘 화랑, 서울',
        '2018  여름 천, 새참 갤러리, 전주',
      ),
      en: lines(
        '2026  Where Water and Light Stay, Mulgeuneul Gallery, Seoul',
        '2026  Where the Needle Passed, Mulgeuneul Gallery, Seoul',
        '2018  Summer Cloth, Saecham Gallery, Jeonju',
      ),
    },
    awards: {
      ko: lines('2021  토담 공예상', '2016  실마리 섬유상'),
      en: lines('2021  Todam Craft Prize', '2016  Silmari Textile Prize'),
    },
    mobile: '010-0000-8013',
    email: 'ramie@sonnuri.example',
    contactPublic: true,
    instagram: 'https://instagram.example/son.nuri',
    homepage: 'https://sonnuri.example',
    brochures: [{ main_title: '창에 건 조각', url: 'https://sonnuri.example/window.pdf' }],
    is_exposed: true,
    statement: {
      ko: '한산의 모시를 쓴다. 빛이 한 겹을 지날 때와 두 겹을 지날 때의 차이가 내 그림의 선이다.',
      en: 'I use ramie from Hansan. The difference between light through one layer and light through two is the line I draw with.',
    },
  },
  {
    key: 'chae-onyu',
    localname: '채온유',
    englishname: 'Chae Onyu',
    usercountryname: 'KR',
    style: 'bojagi',
    hand: 1,
    edulevel: {
      ko: lines('2015  전통 염색 전공 석사, 전주', '2012  섬유 공예 전공 학사, 전주'),
      en: lines('2015  MFA, Traditional Dyeing, Jeonju', '2012  BFA, Textile Crafts, Jeonju'),
    },
    ex_career: {
      ko: lines('2025  남은 치마폭, 새참 갤러리, 전주', '2020  혼례보, 빗장 아트룸, 서울'),
      en: lines(
        '2025  What Was Left of the Skirt, Saecham Gallery, Jeonju',
        '2020  Wedding Cloth, Bitjang Art Room, Seoul',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  바늘이 지나간 자리, 물그늘 화랑, 서울',
        '2023  색동, 돌담길 전시관, 제주',
        '2017  혼수, 새참 갤러리, 전주',
      ),
      en: lines(
        '2026  Where the Needle Passed, Mulgeuneul Gallery, Seoul',
        '2023  Saekdong, Doldamgil Exhibition Hall, Jeju',
        '2017  Trousseau, Saecham Gallery, Jeonju',
      ),
    },
    awards: { ko: lines('2022  실마리 섬유상'), en: lines('2022  Silmari Textile Prize') },
    mobile: '010-0000-8127',
    email: 'onyu@chaeonyu.example',
    contactPublic: false,
    instagram: 'https://instagram.example/chae.onyu',
    brochures: [],
    is_exposed: true,
    statement: {
      ko: '조각보는 남은 것으로 만든다. 어떤 조각이 왜 남았는지를 알고 나면 놓을 자리도 정해진다.',
      en: 'Patchwork is made of what is left. Once I know why a piece was left over, its place is decided as well.',
    },
  },
  {
    key: 'bong-serin',
    localname: '봉세린',
    englishname: 'Bong Serin',
    usercountryname: 'KR',
    style: 'bojagi',
    hand: 2,
    edulevel: { ko: lines('2014  섬유 공예 전공 학사, 부산'), en: lines('2014  BFA, Textile Crafts, Busan') },
    ex_career: {
      ko: lines(
        '2025  부둣가의 옷, 갯바위 화랑, 부산',
        '2021  아버지의 작업복, 스페이스 거푸집, 서울',
        '2018  기운 자리, 갯바위 화랑, 부산',
      ),
      en: lines(
        '2025  Clothes from the Quayside, Gaetbawi Gallery, Busan',
        '2021  Father’s Work Clothes, Space Geopujip, Seoul',
        '2018  Mended Place, Gaetbawi Gallery, Busan',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  작은 것들의 무게, 갯바위 화랑, 부산',
        '2026  바늘이 지나간 자리, 물그늘 화랑, 서울',
        '2022  일하는 천, 스페이스 거푸집, 서울',
      ),
      en: lines(
        '2026  The Weight of Small Things, Gaetbawi Gallery, Busan',
        '2026  Where the Needle Passed, Mulgeuneul Gallery, Seoul',
        '2022  Working Cloth, Space Geopujip, Seoul',
      ),
    },
    awards: {
      ko: lines('2023  갯마을 미술상', '2019  실마리 섬유상 장려상'),
      en: lines('2023  Gaenmaeul Art Prize', '2019  Silmari Textile Prize, Encouragement Award'),
    },
    mobile: '010-0000-8251',
    email: 'serin@bongserin.example',
    contactPublic: false,
    facebook: 'https://facebook.example/bongserin',
    homepage: 'https://bongserin.example',
    brochures: [{ main_title: '일하는 천', url: 'https://bongserin.example/working-cloth.pdf' }],
    is_exposed: true,
    statement: {
      ko: '조선소와 부두에서 입던 옷을 얻어다 빨고 뜯는다. 해진 데와 덧댄 데는 가리지 않고 앞으로 낸다.',
      en: 'I collect clothes worn in shipyards and on the docks, wash them and take them apart. Worn and mended places are not hidden but turned to the front.',
    },
  },
  {
    key: 'na-eungyeol',
    localname: '나은결',
    englishname: 'Na Eungyeol',
    usercountryname: 'KR',
    style: 'bojagi',
    hand: 3,
    edulevel: { ko: lines('2017  섬유 미술 전공 학사, 서울'), en: lines('2017  BFA, Textile Art, Seoul') },
    ex_career: {
      ko: lines('2024  얇은 문, 낮은문 갤러리, 서울', '2021  백스무 날, 북창 스튜디오, 서울'),
      en: lines(
        '2024  Thin Door, Low Door Gallery, Seoul',
        '2021  One Hundred and Twenty Days, Bukchang Studio, Seoul',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  작은 것들의 무게, 갯바위 화랑, 부산',
        '2026  바늘이 지나간 자리, 물그늘 화랑, 서울',
        '2026  열두 개의 창, 낮은문 갤러리, 서울',
      ),
      en: lines(
        '2026  The Weight of Small Things, Gaetbawi Gallery, Busan',
        '2026  Where the Needle Passed, Mulgeuneul Gallery, Seoul',
        '2026  Twelve Windows, Low Door Gallery, Seoul',
      ),
    },
    awards: { ko: lines('2024  실마리 섬유상 신인 부문'), en: lines('2024  Silmari Textile Prize, Newcomer Category') },
    mobile: '010-0000-8364',
    email: 'eungyeol@naeungyeol.example',
    contactPublic: true,
    instagram: 'https://instagram.example/na.eungyeol',
    brochures: [],
    is_exposed: true,
    statement: {
      ko: '천이 얇을수록 바늘은 느려진다. 하루에 한 줄, 그날의 몸이 땀의 간격으로 남는다.',
      en: 'The thinner the cloth, the slower the needle. One row a day, and the body of that day stays in the spacing of the stitches.',
    },
  },
];
