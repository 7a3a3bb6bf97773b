import { queryCost as cost } from '../query-cost.ts';
import type { InformationPage } from './information-page.ts';

export const documentationPage: InformationPage = {
  title: { ko: 'API 문서', en: 'Documentation' },
  lead: {
    ko: '공개된 정보를 프로그램에서 읽는 방법과 사이트를 직접 운영할 때 알아 둘 내용입니다.',
    en: 'How to read public data from a program, and what to know when you run the site yourself.',
  },
  parts: [
    [
      { ko: '주소', en: 'Addresses' },
      {
        ko: '모든 호출은 이 사이트의 /api 아래에 있습니다. 예: GET /api/exhibitions?is_exposed=true, GET /api/artists, GET /api/art-works, GET /api/galleries.',
        en: 'All calls live under /api of this site, for example GET /api/exhibitions?is_exposed=true, GET /api/artists, GET /api/art-works and GET /api/galleries.',
      },
      {
        ko: '한 건을 읽을 때는 뒤에 id를 붙입니다. 예: GET /api/art-works/{id}. 개수는 /count로 조회합니다.',
        en: 'Add an id to read one record, as in GET /api/art-works/{id}. Use /count for the number of records.',
      },
    ],
    [
      { ko: '필터와 정렬', en: 'Filtering and sorting' },
      {
        ko: '_start와 _limit으로 나누어 읽고, _sort=title:ASC처럼 정렬합니다. 기본은 한 번에 100건, 최대 1,000건입니다.',
        en: 'Page through with _start and _limit, and sort as in _sort=title:ASC. A list returns 100 records by default and 1,000 at most.',
      },
      {
        ko: '필드 뒤에 _contains, _gt, _lte, _in, _null 등을 붙여 거릅니다. 예: title_contains=비. 알 수 없는 조건은 무시하지 않고 400으로 답합니다.',
        en: 'Filter by adding _contains, _gt, _lte, _in, _null and others to a field, as in title_contains=rain. Unknown conditions are not ignored; they return 400.',
      },
      {
        ko: `owner.englishname_contains처럼 관계를 따라가며 거를 수도 있습니다. 한 번의 조회에는 ${cost.budget}점까지 쓸 수 있고, 넘으면 400으로 답합니다. 조건 하나가 ${cost.condition}점이며, 관계를 하나 따라갈 때마다 하나로 이어지면 ${cost.toOne}배, 여럿으로 이어지면 ${cost.toMany}배, 작가나 갤러리의 전시와 전시의 작가는 ${cost.computed}배가 됩니다. 작품 제목이 아닌 글 안에서 찾으면 ${cost.textSearch}점, _q는 ${cost.search}점, 색인이 없는 정렬은 ${cost.sort}점, 100건을 넘는 _limit은 100건마다 ${cost.hundredRows}점이 더해집니다.`,
        en: `Conditions can also follow relations, as in owner.englishname_contains. One query may cost up to ${cost.budget} points; anything beyond that returns 400. A condition costs ${cost.condition} point. Each relation it follows multiplies that: by ${cost.toOne} if it leads to one record, by ${cost.toMany} if it leads to many, by ${cost.computed} for the exhibitions of an artist or gallery and the artists of an exhibition. Searching inside a text other than an artwork title adds ${cost.textSearch}, _q adds ${cost.search}, each sort without an index adds ${cost.sort}, and each hundred rows of _limit after the first adds ${cost.hundredRows}.`,
      },
    ],
    [
      { ko: '로그인', en: 'Signing in' },
      {
        ko: 'POST /api/auth/local에 identifier와 password를 보내면 jwt를 받습니다. 이후의 호출에는 Authorization: Bearer 헤더에 넣어 보냅니다.',
        en: 'POST identifier and password to /api/auth/local to get a jwt, and send it with later calls in the Authorization: Bearer header.',
      },
      {
        ko: '읽기에는 로그인이 필요 없습니다. 쓰기는 본인의 데이터에만 할 수 있습니다.',
        en: 'Reading does not require signing in. You can write only to your own records.',
      },
    ],
    [
      { ko: '오류', en: 'Errors' },
      {
        ko: '오류는 statusCode, error, message를 담은 JSON으로 옵니다. 로그인과 가입 오류의 message는 목록입니다.',
        en: 'Errors come as JSON with statusCode, error and message. For signing in and registering, message holds a list.',
      },
      {
        ko: '한 IP 주소에서 짧은 시간에 너무 많이 요청하면 429로, 서버가 바쁘면 503으로 답합니다. Retry-After에 적힌 초만큼 기다렸다가 다시 요청해 주세요.',
        en: 'Too many requests from one address in a short time return 429, and a busy server returns 503. Wait for the number of seconds in Retry-After, then try again.',
      },
    ],
    [
      { ko: '직접 운영하기', en: 'Running it yourself' },
      {
        ko: '설정은 모두 환경 변수로 합니다. 외부 서비스의 주소를 설정하면 서비스 메뉴가 그곳으로 연결되고, 설정하지 않으면 ‘준비 중’ 화면이 나옵니다.',
        en: 'Everything is configured with environment variables. If you set the addresses of external services, the Services menu links to them; otherwise it shows a “coming soon” page.',
      },
      {
        ko: 'GET /api/health는 데이터베이스가 응답하면 200, 그렇지 않으면 503으로 답합니다.',
        en: 'GET /api/health returns 200 when the database responds, and 503 when it does not.',
      },
    ],
  ],
};
