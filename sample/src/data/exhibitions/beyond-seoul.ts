import type { SampleExhibition } from '../shapes.ts';
import { paragraphs } from '../text.ts';

export const beyondSeoulExhibitions: SampleExhibition[] = [
  {
    key: 'red-earth-blue-glaze',
    title: { ko: '붉은 흙, 푸른 유약', en: 'Red Earth, Blue Glaze' },
    gallery: 'bongtong',
    opens: '2026-08-01',
    closes: '2026-11-22',
    businesshour: '09:30 - 17:30 (월·화 휴관)',
    text: {
      ko: paragraphs(
        '흙은 붉고 유약은 푸르다. 그러나 둘 다 불에 들어가기 전의 이야기이고, 가마를 열 때까지는 아무도 색을 말할 수 없다. 한 가마를 나누어 쓴 네 사람의 그릇 열두 점을 만든 이에 따라 나누지 않고 섞어 놓았다.',
        '어진솔의 달항아리는 이음매에서, 함초원의 청자는 산소가 모자란 불에서, 변가람의 분청은 마르기 전의 붓질에서 표정을 얻는다. 데이나 휘틀록성은 고향의 흙과 이천의 흙을 반씩 섞은 사발을, 똑바로 포개지지 않는 그대로 쌓아 두었다.',
        '그릇은 벽을 뚫어 낸 칸마다 하나씩 두었다. 벽 뒤로 돌아가 한 번 더 보기를, 그리고 뒤쪽에 남은 손자국을 찾아보기를 권한다.',
      ),
      en: paragraphs(
        'Earth is red and glaze is blue. But that is said before the fire; until the kiln is opened nobody can speak of colour. Twelve vessels by four people who shared one kiln are set out mixed, not sorted by maker.',
        'Eo Jinsol’s moon jars take their expression from the seam, Ham Chowon’s celadon from a fire short of oxygen, Byeon Garam’s buncheong from strokes made before the slip was dry. Dana Whitlock-Seong mixed clay from home with clay from Icheon in equal parts, and stacks the bowls as they came out, none quite straight on the next.',
        'Each vessel stands in an opening cut through the wall. Walk round behind the wall to see it once more, and look for the fingermarks left on the far side.',
      ),
    },
    artworks: [
      'ham-chowon-sky-after-rain',
      'byeon-garam-red-clay-jar',
      'eo-jinsol-full-moon',
      'dana-whitlock-seong-ohio-clay',
      'ham-chowon-broad-shouldered-maebyeong',
      'byeon-garam-fish-bottle',
      'eo-jinsol-leaning-moon',
      'dana-whitlock-seong-one-for-each-of-us',
      'ham-chowon-long-necked-bottle',
      'byeon-garam-brushed-bottle',
      'dana-whitlock-seong-two-stacks',
      'eo-jinsol-the-seam',
    ],
    is_exposed: true,
    view: [
      'byeon-garam-red-clay-jar',
      'ham-chowon-sky-after-rain',
      'eo-jinsol-full-moon',
      'dana-whitlock-seong-ohio-clay',
    ],
    room: 'concrete',
  },
  {
    key: 'weight-of-small-things',
    title: { ko: '작은 것들의 무게', en: 'The Weight of Small Things' },
    gallery: 'gaetbawi',
    opens: '2026-10-05',
    closes: '2027-01-10',
    businesshour: '10:30 - 18:30, 금 10:30 - 20:30 (월요일 휴관)',
    text: {
      ko: paragraphs(
        '작은 작품은 보는 사람을 가까이 부른다. 두 손에 들어오는 항아리, 손수건만 한 천, 연꽃 한 송이를 그린 그림 앞에서 우리는 허리를 굽히고 숨을 줄인다. 이 전시에는 한쪽이 칠십 센티미터를 넘는 작품이 없다.',
        '어진솔과 변가람의 항아리와 단지, 구슬아의 연꽃과 잉어, 나은결과 봉세린의 바느질, 기리시마 도와의 붓 자국을 서로 멀찍이 떨어뜨려 놓았다. 작품과 작품 사이에 바다가 보이는 창이 하나씩 들어간다.',
        '큰 것 옆에 놓인 작은 것이 반드시 가벼운 것은 아니다. 창밖의 바다를 본 뒤에 다시 단지를 들여다보기를 바란다.',
      ),
      en: paragraphs(
        'Small works call the viewer close. Before a jar that fits in two hands, a cloth the size of a handkerchief or a painting of one lotus, we bend down and breathe less. Nothing in this exhibition measures more than seventy centimetres on any side.',
        'Jars by Eo Jinsol and Byeon Garam, a lotus and two carp by Gu Seula, sewing by Na Eungyeol and Bong Serin and brush marks by Kirishima Towa are placed far apart. Between one work and the next there is always a window on the sea.',
        'A small thing beside a large one is not necessarily the lighter. After looking at the water, look again into the jar.',
      ),
    },
    artworks: [
      'eo-jinsol-small-moon',
      'gu-seula-a-single-lotus',
      'na-eungyeol-dew',
      'byeon-garam-little-jar',
      'kirishima-towa-blank',
      'bong-serin-mended-place',
      'eo-jinsol-little-white-jar',
      'gu-seula-red-carp-black-carp',
      'kirishima-towa-earth-from-kyoto',
    ],
    is_exposed: true,
    view: ['gu-seula-a-single-lotus', 'bong-serin-mended-place', 'kirishima-towa-earth-from-kyoto'],
    room: 'white-cube',
  },
];
