import type { SampleArtist } from '../shapes.ts';
import { lines } from '../text.ts';

export const calligraphyArtists: SampleArtist[] = [
  {
    key: 'woo-damhyeon',
    localname: '우담현',
    englishname: 'Woo Damhyeon',
    usercountryname: 'KR',
    style: 'calligraphy',
    hand: 0,
    edulevel: {
      ko: lines('2003  서예 전공 석사, 대전', '1999  서예 전공 학사, 익산'),
      en: lines('2003  MFA, Calligraphy, Daejeon', '1999  BFA, Calligraphy, Iksan'),
    },
    ex_career: {
      ko: lines('2024  이월, 먹갈피 화랑, 서울', '2016  마른 붓, 먹갈피 화랑, 서울', '2008  획, 모퉁이 전시실, 대전'),
      en: lines(
        '2024  February, Meokgalpi Gallery, Seoul',
        '2016  Dry Brush, Meokgalpi Gallery, Seoul',
        '2008  Stroke, Motungi Exhibition Room, Daejeon',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  먹의 시간, 먹갈피 화랑, 서울',
        '2021  글씨와 그림 사이, 빗장 아트룸, 서울',
        '2012  열 개의 붓, 먹갈피 화랑, 서울',
      ),
      en: lines(
        '2026  Time of Ink, Meokgalpi Gallery, Seoul',
        '2021  Between Writing and Painting, Bitjang Art Room, Seoul',
        '2012  Ten Brushes, Meokgalpi Gallery, Seoul',
      ),
    },
    awards: {
      ko: lines('2017  솔바람 수묵상', '2005  먹빛 신인상'),
      en: lines('2017  Solbaram Ink Painting Prize', '2005  Meokbit Newcomer Prize'),
    },
    mobile: '010-0000-5011',
    email: 'woo@woodamhyeon.example',
    contactPublic: false,
    brochures: [{ main_title: '한 획의 길이', url: 'https://woodamhyeon.example/stroke.pdf' }],
    is_exposed: true,
    statement: {
      ko: '글자를 쓰되 읽히는 것을 목적으로 하지 않는다. 먹을 한 번 찍어 붓이 마를 때까지, 그 길이가 한 작품이다.',
      en: 'I write characters, but not in order that they be read. From one loading of the brush until it is dry: that length is one work.',
    },
  },
  {
    key: 'ma-haesol',
    localname: '마해솔',
    englishname: 'Ma Haesol',
    usercountryname: 'KR',
    style: 'calligraphy',
    hand: 3,
    edulevel: {
      ko: lines('2013  국어국문학 전공 학사, 서울'),
      en: lines('2013  BA, Korean Language and Literature, Seoul'),
    },
    ex_career: {
      ko: lines(
        '2025  흘림, 빗장 아트룸, 서울',
        '2020  모음들, 북창 스튜디오, 서울',
        '2015  받침 없는 말, 새참 갤러리, 전주',
      ),
      en: lines(
        '2025  Cursive, Bitjang Art Room, Seoul',
        '2020  Vowels, Bukchang Studio, Seoul',
        '2015  Open Syllables, Saecham Gallery, Jeonju',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  먹의 시간, 먹갈피 화랑, 서울',
        '2023  한글이라는 몸, 느린창 갤러리, 서울',
        '2018  편지, 빗장 아트룸, 서울',
      ),
      en: lines(
        '2026  Time of Ink, Meokgalpi Gallery, Seoul',
        '2023  Hangul as a Body, Neurinchang Gallery, Seoul',
        '2018  Letters, Bitjang Art Room, Seoul',
      ),
    },
    awards: {
      ko: lines('2021  솔바람 수묵상 한글 부문'),
      en: lines('2021  Solbaram Ink Painting Prize, Hangul Category'),
    },
    mobile: '010-0000-5160',
    email: 'haesol@mahaesol.example',
    contactPublic: true,
    instagram: 'https://instagram.example/ma.haesol',
    blog: 'https://blog.example/vowels',
    brochures: [],
    is_exposed: true,
    statement: {
      ko: '한글은 점과 선과 원으로 이루어진 가장 작은 풍경이다. 사라진 글자와 틀린 글자를 바르게 쓴다.',
      en: 'Hangul is the smallest of landscapes, made of dot, line and circle. I write lost letters and misspelt ones, correctly.',
    },
  },
  {
    key: 'seok-irang',
    localname: '석이랑',
    englishname: 'Seok Irang',
    usercountryname: 'KR',
    style: 'calligraphy',
    hand: 2,
    edulevel: {
      ko: lines('2014  동양화 전공 석사, 서울', '2011  무용 전공 학사, 서울'),
      en: lines('2014  MFA, East Asian Painting, Seoul', '2011  BA, Dance, Seoul'),
    },
    ex_career: {
      ko: lines(
        '2024  먹비, 스페이스 거푸집, 서울',
        '2020  세 번의 호흡, 가풀막 갤러리, 서울',
        '2016  꺾임, 북창 스튜디오, 서울',
      ),
      en: lines(
        '2024  Ink Rain, Space Geopujip, Seoul',
        '2020  Three Breaths, Gapulmak Gallery, Seoul',
        '2016  The Turn, Bukchang Studio, Seoul',
      ),
    },
    ex_group_career: {
      ko: lines(
        '2026  검은 비, 빗장 아트룸, 서울',
        '2025  멈추지 않는 손, 스페이스 거푸집, 서울',
        '2019  몸으로 쓰다, 느린창 갤러리, 서울',
      ),
      en: lines(
        '2026  Black Rain, Bitjang Art Room, Seoul',
        '2025  The Hand That Does Not Stop, Space Geopujip, Seoul',
        '2019  Writing with the Body, Neurinchang Gallery, Seoul',
      ),
    },
    awards: {
      ko: lines('2023  빈들 미술상 신진 부문'),
      en: lines('2023  Bindeul Art Prize, Emerging Artist Category'),
    },
    mobile: '010-0000-5249',
    email: 'irang@seokirang.example',
    contactPublic: false,
    instagram: 'https://instagram.example/seok.irang',
    homepage: 'https://seokirang.example',
    brochures: [{ main_title: '먹비 (기록 사진)', url: 'https://seokirang.example/ink-rain.pdf' }],
    is_exposed: true,
    statement: {
      ko: '춤을 그만둔 뒤 붓을 들었다. 종이는 무대와 같아서, 잘못 디딘 걸음도 지울 수 없다.',
      en: 'I took up the brush after giving up dance. Paper is like a stage: a false step cannot be taken back.',
    },
  },
  {
    key: 'ryu-jinseo',
    localname: '류진서',
    englishname: 'Ryu Jinseo',
    usercountryname: 'KR',
    style: 'calligraphy',
    hand: 1,
    edulevel: { ko: lines('2009  서예 전공 학사, 대구'), en: lines('2009  BFA, Calligraphy, Daegu') },
    ex_career: {
      ko: lines(
        '2025  묵은 먹, 느린창 갤러리, 서울',
        '2019  붓끝에서, 새참 갤러리, 전주',
        '2011  점, 모퉁이 전시실, 대전',
      ),
      en: lines(
        '2025  Old Ink, Neurinchang Gallery, Seoul',
        '2019  From the Tip of the Brush, Saecham Gallery, Jeonju',
        '2011  Dot, Motungi Exhibition Room, Daejeon',
      ),
    },
    ex_group_career: {
      ko: lines('2022  먹과 금, 물그늘 화랑, 서울', '2015  오래 간 먹, 먹갈피 화랑, 서울'),
      en: lines('2022  Ink and Gold, Mulgeuneul Gallery, Seoul', '2015  Long-Ground Ink, Meokgalpi Gallery, Seoul'),
    },
    awards: {
      ko: lines('2018  솔바람 수묵상 장려상'),
      en: lines('2018  Solbaram Ink Painting Prize, Encouragement Award'),
    },
    mobile: '010-0000-5377',
    email: 'ink@ryujinseo.example',
    contactPublic: true,
    facebook: 'https://facebook.example/ryujinseo.ink',
    brochures: [],
    is_exposed: true,
    statement: {
      ko: '먹은 간 날보다 다음 날이 깊다. 기다린 먹이 종이에 남기는 푸른 테를 좋아한다.',
      en: 'Ink is deeper the day after it is ground. I like the blue rim that ink leaves on paper when it has been made to wait.',
    },
  },
];
