import type { LocalizedText } from '@hwarang/domain/language';
import type { Wall } from '@hwarang/domain/virtual-gallery/room';

export const roomEditorWords = {
  title: { ko: '전시실 꾸미기', en: 'Arrange the room' },
  lead: {
    ko: '작품을 벽에서 끌어 옮기거나 숫자로 조정하세요. 변경한 모습은 전시실에 바로 나타납니다.',
    en: 'Drag works along the walls or enter exact numbers. The room updates as you go.',
  },
  exhibitions: { ko: '전시 관리로', en: 'Back to exhibitions' },
  visit: { ko: '전시실 열기', en: 'Open the room' },
  missing: { ko: '이 전시를 찾을 수 없습니다', en: 'Exhibition not found' },
  style: { ko: '전시실 스타일', en: 'Room style' },
  preview: { ko: '전시실 미리보기', en: 'Room preview' },
  noPreview: {
    ko: '이 브라우저에서는 3D 전시실을 열 수 없습니다. 아래 벽면 그림으로 확인해 주세요.',
    en: 'This browser can’t open the 3D room. The walls below show the same arrangement.',
  },
  walls: { ko: '네 벽', en: 'The four walls' },
  wallsHint: {
    ko: '작품을 끌어 옮기세요. 작품을 선택한 뒤 방향키를 누르면 1cm씩, Shift와 함께 누르면 10cm씩 움직입니다.',
    en: 'Drag a work to move it. With a work selected, the arrow keys move it by 1 cm, or 10 cm with Shift.',
  },
  works: { ko: '작품', en: 'Works' },
  wall: { ko: '벽', en: 'Wall' },
  gap: { ko: '앞 작품과의 간격 (cm)', en: 'Gap before (cm)' },
  offset: { ko: '좌우 이동 (cm)', en: 'Offset along wall (cm)' },
  height: { ko: '작품 중심 높이 (cm)', en: 'Centre height (cm)' },
  byRules: { ko: '자동', en: 'Automatic' },
  earlier: { ko: '앞으로', en: 'Move earlier' },
  later: { ko: '뒤로', en: 'Move later' },
  look: { ko: '전시실에서 보기', en: 'View in room' },
  swapped: {
    ko: '가로와 세로가 바뀐 것 같습니다. 작품 크기를 확인해 주세요.',
    en: 'Width and height may be swapped. Please check the size of the work.',
  },
  noSize: { ko: '크기 정보가 없어 기본 크기로 걸립니다.', en: 'No size given, so it hangs at a default size.' },
  hidden: { ko: '비공개 작품이라 걸리지 않습니다', en: 'Private, so not shown in the room' },
  notHung: { ko: '아홉 점까지만 걸 수 있습니다', en: 'Not shown: a room holds nine works' },
  none: { ko: '이 전시에는 아직 작품이 없습니다', en: 'This exhibition has no works yet' },
  noneHint: {
    ko: '먼저 전시에 작품을 추가해 주세요. 전시실 스타일은 지금 선택할 수 있습니다.',
    en: 'Add works to the exhibition first. You can already choose a style.',
  },
  reset: { ko: '자동 배치', en: 'Arrange automatically' },
  discard: { ko: '변경 취소', en: 'Discard changes' },
  save: { ko: '저장', en: 'Save' },
  saved: { ko: '전시실을 저장했습니다.', en: 'Room saved.' },
  unsaved: { ko: '저장하지 않은 변경 사항이 있습니다', en: 'Unsaved changes' },
  failed: { ko: '저장하지 못했습니다. 다시 시도해 주세요.', en: 'Couldn’t save. Please try again.' },
  conflict: {
    ko: '그사이 다른 사람이 이 전시를 수정했습니다. 아직 덮어쓰지 않았습니다.',
    en: 'Someone else edited this exhibition. Nothing has been overwritten.',
  },
  takeTheirs: { ko: '저장된 내용 불러오기', en: 'Load saved version' },
  keepMine: { ko: '내 내용으로 덮어쓰기', en: 'Overwrite with mine' },
} as const satisfies Record<string, LocalizedText>;

/** As one meets them on entering. */
export const wallWords: Record<Wall, LocalizedText> = {
  west: { ko: '왼쪽 벽', en: 'Left wall' },
  north: { ko: '정면 벽', en: 'Front wall' },
  east: { ko: '오른쪽 벽', en: 'Right wall' },
  south: { ko: '입구 벽', en: 'Entrance wall' },
};
