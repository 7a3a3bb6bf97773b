import type { SampleArtist } from '../shapes.ts';
import { lines } from '../text.ts';

export const photographArtists: SampleArtist[] = [
  {
    key: 'yoon-saebyeok',
    localname: '윤새벽',
    englishname: 'Yoon Saebyeok',
    usercountryname: 'KR',
    style: 'photograph',
    hand: 0,
    edulevel: {
      ko: lines('2011  사진 전공 석사, 서울', '2008  해양학 전공 학사, 강릉'),
      en: lines('2011  MFA, Photography, Seoul', '2008  BSc, Oceanography, Gangneung'),
    },
    ex_career: {
      ko: lines(
        '2024  물의 평균, 갯바위 화랑, 부산',
        '2020  방파제, 물그늘 화랑, 서울',
        '2013  등대가 쉬는 낮, 북창 스튜디오, 서울',
      ),
      en: lines(
        '2024  The Average of Water, Gaetbawi Gallery, Busan',
        '2020  Breakwater, Mulgeuneul Gallery, Seoul',
        '2013  Lighthouse by Day, Bukchang Studio, Seoul',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  물과 빛이 머무는 자리, 물그늘 화랑, 서울',
        '2022  바다를 보는 여덟 가지 방법, 갯바위 화랑, 부산',
        '2017  긴 노출, 낮은문 갤러리, 서울',
      ),
      en: lines(
        '2026  Where Water and Light Stay, Mulgeuneul Gallery, Seoul',
        '2022  Eight Ways of Looking at the Sea, Gaetbawi Gallery, Busan',
        '2017  Long Exposure, Low Door Gallery, Seoul',
      ),
    },
    awards: {
      ko: lines('2023  빈벽 사진상', '2014  빈벽 사진상 신인 부문'),
      en: lines('2023  Binbyeok Photography Prize', '2014  Binbyeok Photography Prize, Newcomer Category'),
    },
    mobile: '010-0000-6008',
    email: 'sea@yoonsaebyeok.example',
    contactPublic: false,
    instagram: 'https://instagram.example/yoon.saebyeok',
    homepage: 'https://yoonsaebyeok.example',
    brochures: [{ main_title: '물의 평균', url: 'https://yoonsaebyeok.example/average.pdf' }],
    is_exposed: true,
    statement: {
      ko: '셔터를 오래 열어 두면 바다에서 파도가 사라진다. 남는 것은 물의 평균이고, 나는 그것을 바다의 얼굴이라고 생각한다.',
      en: 'When the shutter is left open long enough, the waves go out of the sea. What is left is the average of the water, which I take to be its face.',
    },
  },
  {
    key: 'namgung-mir',
    localname: '남궁미르',
    englishname: 'Namgung Mir',
    usercountryname: 'KR',
    style: 'photograph',
    hand: 3,
    edulevel: { ko: lines('2014  사진 전공 학사, 서울'), en: lines('2014  BFA, Photography, Seoul') },
    ex_career: {
      ko: lines('2024  눈 그친 뒤, 빗장 아트룸, 서울', '2019  지붕 일기, 빗장 아트룸, 서울'),
      en: lines('2024  After the Snow, Bitjang Art Room, Seoul', '2019  Roof Diary, Bitjang Art Room, Seoul'),
    },
    ex_group_career: {
      ko: lines(
        '2025  비가 온 뒤, 빗장 아트룸, 서울',
        '2022  흰 지붕, 느린창 갤러리, 서울',
        '2017  동네, 모퉁이 전시실, 대전',
      ),
      en: lines(
        '2025  After Rain, Bitjang Art Room, Seoul',
        '2022  White Roofs, Neurinchang Gallery, Seoul',
        '2017  Neighbourhood, Motungi Exhibition Room, Daejeon',
      ),
    },
    awards: {
      ko: lines('2021  빈벽 사진상 장려상'),
      en: lines('2021  Binbyeok Photography Prize, Encouragement Award'),
    },
    mobile: '010-0000-6114',
    email: 'roof@namgungmir.example',
    contactPublic: true,
    instagram: 'https://instagram.example/namgung.mir',
    brochures: [],
    is_exposed: true,
    statement: {
      ko: '같은 지붕 열두 채를 십 년째 찍고 있다. 기와는 날씨를 가장 먼저 알아차린다.',
      en: 'I have photographed the same twelve roofs for ten years. Tiles are the first to notice the weather.',
    },
  },
  {
    key: 'tran-ha-uyen',
    localname: '쩐 하우옌',
    englishname: 'Trần Hạ Uyên',
    usercountryname: 'VN',
    style: 'photograph',
    hand: 2,
    edulevel: {
      ko: lines('2019  사진 전공 석사, 서울', '2015  언론학 전공 학사, 하노이'),
      en: lines('2019  MFA, Photography, Seoul', '2015  BA, Journalism, Hanoi'),
    },
    ex_career: {
      ko: lines('2025  불이 켜진 동안, 낮은문 갤러리, 서울', '2022  맞은편 사람들, 포 므어 아트 스페이스, 하노이'),
      en: lines(
        '2025  While the Lights Are On, Low Door Gallery, Seoul',
        '2022  The People Opposite, Phố Mưa Art Space, Hanoi',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  열두 개의 창, 낮은문 갤러리, 서울',
        '2023  이웃, 스페이스 거푸집, 서울',
        '2020  야간 근무, 포 므어 아트 스페이스, 하노이',
      ),
      en: lines(
        '2026  Twelve Windows, Low Door Gallery, Seoul',
        '2023  Neighbours, Space Geopujip, Seoul',
        '2020  Night Shift, Phố Mưa Art Space, Hanoi',
      ),
    },
    awards: { ko: lines('2024  빈벽 사진상'), en: lines('2024  Binbyeok Photography Prize') },
    mobile: '010-0000-6233',
    email: 'uyen@tranhauyen.example',
    contactPublic: false,
    instagram: 'https://instagram.example/tran.hauyen',
    homepage: 'https://tranhauyen.example',
    brochures: [
      { main_title: '불이 켜진 동안 / While the Lights Are On', url: 'https://tranhauyen.example/lights.pdf' },
    ],
    is_exposed: true,
    statement: {
      ko: '서울에 처음 왔을 때 아는 사람이 없어 남의 집 불빛을 세며 걸었다. 사람은 찍지 않고, 사람이 켜 둔 빛을 찍는다.',
      en: 'When I first came to Seoul I knew no one, and walked counting the lights of other people’s homes. I do not photograph people, only the light they leave on.',
    },
  },
  {
    key: 'joo-onbyeol',
    localname: '주온별',
    englishname: 'Joo Onbyeol',
    usercountryname: 'KR',
    style: 'photograph',
    hand: 1,
    edulevel: { ko: lines('2008  사진 전공 학사, 춘천'), en: lines('2008  BFA, Photography, Chuncheon') },
    ex_career: {
      ko: lines(
        '2024  흰 것이 지나갈 때, 물그늘 화랑, 서울',
        '2018  저수지, 모퉁이 전시실, 대전',
        '2010  겨울 필름, 북창 스튜디오, 서울',
      ),
      en: lines(
        '2024  When Something White Goes By, Mulgeuneul Gallery, Seoul',
        '2018  Reservoir, Motungi Exhibition Room, Daejeon',
        '2010  Winter Film, Bukchang Studio, Seoul',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2025  비가 온 뒤, 빗장 아트룸, 서울',
        '2021  안개 지대, 갯바위 화랑, 부산',
        '2014  강원의 겨울, 모퉁이 전시실, 대전',
      ),
      en: lines(
        '2025  After Rain, Bitjang Art Room, Seoul',
        '2021  Fog Zone, Gaetbawi Gallery, Busan',
        '2014  Winter in Gangwon, Motungi Exhibition Room, Daejeon',
      ),
    },
    awards: {
      ko: lines('2019  빈벽 사진상', '2011  빈벽 사진상 입선'),
      en: lines('2019  Binbyeok Photography Prize', '2011  Binbyeok Photography Prize, Selected Entry'),
    },
    mobile: '010-0000-6349',
    email: 'film@jooonbyeol.example',
    contactPublic: false,
    blog: 'https://blog.example/winterfilm',
    brochures: [],
    is_exposed: true,
    statement: {
      ko: '눈과 안개는 풍경을 지우는 방식으로 풍경을 보여 준다. 대형 카메라를 지고 올라가 지워지기 직전을 기다린다.',
      en: 'Snow and fog show a landscape by erasing it. I carry a large-format camera up the hill and wait for the moment before it is gone.',
    },
  },
];
