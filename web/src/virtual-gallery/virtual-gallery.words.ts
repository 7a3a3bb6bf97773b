export const virtualGalleryWords = {
  ko: {
    room: '3D 전시실',
    wall: '벽 그림',
    list: '목록만',
    views: '보는 방법',
    roomLabel: (title: string) => `${title} 3D 전시실`,
    works: '전시실의 작품',
    back: '전시 안내로',
    keys: '방향키·WASD로 걷기 · 끌어서 둘러보기 · 바닥을 눌러 이동',
    touch: '끌어서 둘러보기 · 바닥을 눌러 이동 · 작품을 눌러 가까이',
    previous: '이전 작품',
    next: '다음 작품',
    tour: '둘러보기',
    stopTour: '둘러보기 멈춤',
    overview: '전시실 전경',
    fullScreen: '전체 화면',
    leaveFullScreen: '전체 화면 끝내기',
    headset: 'VR 헤드셋으로 보기',
    share: '작품 링크 복사',
    shareRoom: '전시실 링크 복사',
    copied: '링크를 복사했습니다.',
    copyFailed: '복사하지 못했습니다. 주소창의 주소를 복사해 주세요.',
    close: '닫기',
    artwork: '작품 보기',
    artist: '작가 보기',
    exhibition: '전시 보기',
    mainImage: '전시 대표 이미지',
    sizeNotGiven: '크기 정보 없음',
    sizeNotGivenNote: '크기가 등록되지 않아 임의의 크기로 걸었습니다.',
    swappedNote: '가로와 세로가 바뀐 것 같습니다. 작품 크기를 확인해 주세요.',
    position: (index: number, count: number) => `${count}점 중 ${index}번째`,
    more: (shown: number, total: number) => `작품 ${total}점 가운데 앞의 ${shown}점이 전시실에 걸려 있습니다.`,
    moreLink: (left: number) => `나머지 ${left}점 보기`,
    empty: '아직 전시실에 걸린 작품이 없습니다.',
    emptyHint: '작품이 걸리면 이곳에서 만나실 수 있습니다.',
    pictureFailed: '이미지를 불러오지 못했습니다.',
    opening: '전시실을 여는 중입니다…',
    noWebgl: '이 브라우저에서는 3D 전시실을 열 수 없어 같은 전시를 벽 그림으로 보여 드립니다.',
    lost: '화면을 다시 준비하고 있습니다…',
    overviewSpoken: '전시실 전경입니다.',
    tourPaused: '둘러보기를 멈췄습니다.',
    person: '키 170cm인 사람',
    openInHwarang: '화랑에서 열기',
    styles: { 'white-cube': '화이트 큐브', 'dark-room': '어두운 방', hanok: '한옥', concrete: '콘크리트' },
  },
  en: {
    room: '3D room',
    wall: 'Wall',
    list: 'List only',
    views: 'Way of viewing',
    roomLabel: (title: string) => `3D room of ${title}`,
    works: 'Works in the room',
    back: 'Back to the exhibition',
    keys: 'Arrows or WASD to walk · drag to look · click the floor to go there',
    touch: 'Drag to look · tap the floor to walk · tap a work to come close',
    previous: 'Previous work',
    next: 'Next work',
    tour: 'Guided tour',
    stopTour: 'Pause the tour',
    overview: 'Whole room',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    headset: 'View in a VR headset',
    share: 'Copy link to this work',
    shareRoom: 'Copy link to the room',
    copied: 'Link copied.',
    copyFailed: 'Could not copy. Please copy the address from the address bar.',
    close: 'Close',
    artwork: 'See the artwork',
    artist: 'See the artist',
    exhibition: 'See the exhibition',
    mainImage: 'Main image of the exhibition',
    sizeNotGiven: 'Size not given',
    sizeNotGivenNote: 'No size is on record, so the work hangs at a neutral one.',
    swappedNote: 'Width and height seem to be swapped. Please check the size of the work.',
    position: (index: number, count: number) => `${index} of ${count}`,
    more: (shown: number, total: number) => `The first ${shown} of ${total} works hang in this room.`,
    moreLink: (left: number) => (left === 1 ? 'See the other work' : `See the other ${left} works`),
    empty: 'No works hang in this room yet.',
    emptyHint: 'As soon as works are hung, you will meet them here.',
    pictureFailed: 'The picture could not be loaded.',
    opening: 'Opening the room…',
    noWebgl: 'This browser cannot open the 3D room, so the same hang is shown as a wall.',
    lost: 'Setting the room up again…',
    overviewSpoken: 'The whole room is in view.',
    tourPaused: 'The tour is paused.',
    person: 'A person 170 cm tall',
    openInHwarang: 'Open in Hwarang',
    styles: { 'white-cube': 'White cube', 'dark-room': 'Dark room', hanok: 'Hanok', concrete: 'Concrete' },
  },
} as const satisfies Record<'ko' | 'en', VirtualGalleryWords>;

export interface VirtualGalleryWords {
  room: string;
  wall: string;
  list: string;
  views: string;
  roomLabel: (title: string) => string;
  works: string;
  back: string;
  keys: string;
  touch: string;
  previous: string;
  next: string;
  tour: string;
  stopTour: string;
  overview: string;
  fullScreen: string;
  leaveFullScreen: string;
  headset: string;
  share: string;
  shareRoom: string;
  copied: string;
  copyFailed: string;
  close: string;
  artwork: string;
  artist: string;
  exhibition: string;
  mainImage: string;
  sizeNotGiven: string;
  sizeNotGivenNote: string;
  swappedNote: string;
  position: (index: number, count: number) => string;
  more: (shown: number, total: number) => string;
  moreLink: (left: number) => string;
  empty: string;
  emptyHint: string;
  pictureFailed: string;
  opening: string;
  noWebgl: string;
  lost: string;
  overviewSpoken: string;
  tourPaused: string;
  person: string;
  openInHwarang: string;
  styles: Record<'white-cube' | 'dark-room' | 'hanok' | 'concrete', string>;
}
