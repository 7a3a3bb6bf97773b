import type { SampleArtist } from '../shapes.ts';
import { lines } from '../text.ts';

export const gesturalArtists: SampleArtist[] = [
  {
    key: 'oh-haram',
    localname: '오하람',
    englishname: 'Oh Haram',
    usercountryname: 'KR',
    style: 'gestural',
    hand: 0,
    edulevel: {
      ko: lines('2018  회화 전공 석사, 서울', '2015  회화 전공 학사, 제주'),
      en: lines('2018  MFA, Painting, Seoul', '2015  BFA, Painting, Jeju'),
    },
    ex_career: {
      ko: lines(
        '2025  여름의 무릎, 갯바위 화랑, 부산',
        '2022  매미가 그친 뒤, 돌담길 전시관, 제주',
        '2019  맨발로, 북창 스튜디오, 서울',
      ),
      en: lines(
        '2025  Knees of Summer, Gaetbawi Gallery, Busan',
        '2022  After the Cicadas, Doldamgil Exhibition Hall, Jeju',
        '2019  Going Barefoot, Bukchang Studio, Seoul',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  여름의 가장자리, 가풀막 갤러리, 서울',
        '2023  낮의 회화, 갯바위 화랑, 부산',
        '2020  남쪽에서, 돌담길 전시관, 제주',
      ),
      en: lines(
        '2026  The Edge of Summer, Gapulmak Gallery, Seoul',
        '2023  Paintings of the Day, Gaetbawi Gallery, Busan',
        '2020  In the South, Doldamgil Exhibition Hall, Jeju',
      ),
    },
    awards: { ko: lines('2023  봄밭 젊은 작가상'), en: lines('2023  Bombat Young Artist Prize') },
    mobile: '010-0000-9017',
    email: 'haram@ohharam.example',
    contactPublic: true,
    instagram: 'https://instagram.example/oh.haram',
    homepage: 'https://ohharam.example',
    brochures: [{ main_title: '여름의 무릎', url: 'https://ohharam.example/knees.pdf' }],
    is_exposed: true,
    statement: {
      ko: '제주에서 나고 자라 여름을 몸으로 기억한다. 눈을 감았을 때 남아 있는 흔들림을 팔의 크기로 옮긴다.',
      en: 'I was born and raised on Jeju and remember summer with the body. The swaying that is left behind closed eyes is put down at the scale of an arm.',
    },
  },
  {
    key: 'gyeol',
    localname: '결',
    englishname: 'Gyeol',
    usercountryname: 'KR',
    style: 'gestural',
    hand: 1,
    edulevel: { ko: lines('2018  조소 전공 학사, 서울'), en: lines('2018  BFA, Sculpture, Seoul') },
    ex_career: {
      ko: lines('2024  크게 한 번, 스페이스 거푸집, 서울', '2022  쇳소리, 스페이스 거푸집, 서울'),
      en: lines('2024  Once, Widely, Space Geopujip, Seoul', '2022  Sound of Iron, Space Geopujip, Seoul'),
    },
    ex_group_career: {
      ko: lines(
        '2025  멈추지 않는 손, 스페이스 거푸집, 서울',
        '2023  공구함, 모퉁이 전시실, 대전',
        '2021  빈 공장, 스페이스 거푸집, 서울',
      ),
      en: lines(
        '2025  The Hand That Does Not Stop, Space Geopujip, Seoul',
        '2023  Toolbox, Motungi Exhibition Room, Daejeon',
        '2021  Empty Factory, Space Geopujip, Seoul',
      ),
    },
    mobile: '010-0000-9136',
    email: 'hi@gyeol.example',
    contactPublic: false,
    instagram: 'https://instagram.example/gyeol',
    brochures: [],
    is_exposed: true,
    statement: {
      ko: '붓 대신 밀대와 흙손을 쓴다. 한 번에 끝내지 못하면 캔버스를 버린다.',
      en: 'I use squeegees and trowels instead of brushes. If it is not finished in one go, the canvas is thrown away.',
    },
  },
  {
    key: 'hwangbo-raon',
    localname: '황보라온',
    englishname: 'Hwangbo Raon',
    usercountryname: 'KR',
    style: 'gestural',
    hand: 3,
    edulevel: {
      ko: lines('2012  회화 전공 석사, 대구', '2009  원예학 전공 학사, 대구'),
      en: lines('2012  MFA, Painting, Daegu', '2009  BSc, Horticulture, Daegu'),
    },
    ex_career: {
      ko: lines(
        '2025  마르는 초록, 가풀막 갤러리, 서울',
        '2021  덤불, 새참 갤러리, 전주',
        '2014  과수원 아래, 모퉁이 전시실, 대전',
      ),
      en: lines(
        '2025  Drying Green, Gapulmak Gallery, Seoul',
        '2021  Thicket, Saecham Gallery, Jeonju',
        '2014  Below the Orchard, Motungi Exhibition Room, Daejeon',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  여름의 가장자리, 가풀막 갤러리, 서울',
        '2023  손에 묻은 것, 낮은문 갤러리, 서울',
        '2019  밭과 마당, 새참 갤러리, 전주',
      ),
      en: lines(
        '2026  The Edge of Summer, Gapulmak Gallery, Seoul',
        '2023  What Stays on the Hands, Low Door Gallery, Seoul',
        '2019  Field and Yard, Saecham Gallery, Jeonju',
      ),
    },
    awards: {
      ko: lines('2020  새물결 회화상 장려상', '2013  봄밭 젊은 작가상 후보'),
      en: lines('2020  Saemulgyeol Painting Prize, Encouragement Award', '2013  Bombat Young Artist Prize, Nominee'),
    },
    mobile: '010-0000-9244',
    email: 'raon@hwangboraon.example',
    contactPublic: false,
    blog: 'https://blog.example/orchard',
    brochures: [{ main_title: '마르는 초록', url: 'https://hwangboraon.example/drying-green.pdf' }],
    is_exposed: true,
    statement: {
      ko: '낮에는 사과밭에서 일하고 저녁에 그린다. 가지를 칠 때의 손놀림과 붓을 놀리는 손놀림을 나누지 않는다.',
      en: 'By day I work in an apple orchard and in the evening I paint. I make no difference between the movement that prunes and the movement of the brush.',
    },
  },
  {
    key: 'yu-jinseo',
    localname: '유진서',
    englishname: 'Yu Jinseo',
    usercountryname: 'KR',
    style: 'gestural',
    hand: 2,
    edulevel: {
      ko: lines('2020  회화 전공 석사, 서울', '2017  회화 전공 학사, 서울'),
      en: lines('2020  MFA, Painting, Seoul', '2017  BFA, Painting, Seoul'),
    },
    ex_career: {
      ko: lines('2025  우산 없이, 느린창 갤러리, 서울', '2022  검은 물, 북창 스튜디오, 서울'),
      en: lines('2025  Without an Umbrella, Neurinchang Gallery, Seoul', '2022  Dark Water, Bukchang Studio, Seoul'),
    },
    ex_group_career: {
      ko: lines(
        '2026  검은 비, 빗장 아트룸, 서울',
        '2024  밤의 회화, 낮은문 갤러리, 서울',
        '2021  첫 번째 방, 가풀막 갤러리, 서울',
      ),
      en: lines(
        '2026  Black Rain, Bitjang Art Room, Seoul',
        '2024  Paintings of the Night, Low Door Gallery, Seoul',
        '2021  The First Room, Gapulmak Gallery, Seoul',
      ),
    },
    mobile: '010-0000-9358',
    email: 'paint@yujinseo.example',
    contactPublic: true,
    instagram: 'https://instagram.example/yu.jinseo',
    homepage: 'https://yujinseo.example',
    brochures: [],
    is_exposed: true,
    statement: {
      ko: '배달 일을 하며 비 오는 밤의 도로를 오래 보았다. 젖은 아스팔트에는 검정이 거의 없고, 그 사실을 그린다.',
      en: 'Working as a courier I spent a long time looking at roads on rainy nights. There is hardly any black in wet asphalt, and that fact is what I paint.',
    },
  },
];
