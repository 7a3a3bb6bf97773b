import type { LocalizedText } from '@hwarang/domain/language';
import type { Wall } from '@hwarang/domain/virtual-gallery/room';

export const roomEditorWords = {
  title: { ko: '전시실 꾸미기', en: 'Hang the room' },
  lead: {
    ko: '작품을 벽에서 끌어 옮기거나 숫자로 정하세요. 바뀐 모습은 전시실에 바로 보입니다.',
    en: 'Drag the works on the walls, or set them by numbers. The room shows every change at once.',
  },
  exhibitions: { ko: '전시 관리로', en: 'Back to the exhibitions' },
  visit: { ko: '전시실 열기', en: 'Open the room' },
  missing: { ko: '이 전시를 찾을 수 없습니다', en: 'This exhibition cannot be found' },
  style: { ko: '전시실 모습', en: 'Style of the room' },
  preview: { ko: '전시실 미리 보기', en: 'The room as it will be' },
  noPreview: {
    ko: '이 브라우저에서는 3D 전시실을 열 수 없습니다. 벽 그림으로 확인해 주세요.',
    en: 'This browser cannot open the 3D room. The walls below show the same hang.',
  },
  walls: { ko: '네 벽', en: 'The four walls' },
  wallsHint: {
    ko: '작품을 끌어 옮기세요. 작품을 고른 뒤 방향키를 누르면 1cm씩, Shift와 함께 누르면 10cm씩 움직입니다.',
    en: 'Drag a work. With a work chosen, the arrow keys move it by 1 cm, with Shift by 10 cm.',
  },
  works: { ko: '작품', en: 'Works' },
  wall: { ko: '벽', en: 'Wall' },
  gap: { ko: '앞 작품과의 간격 (cm)', en: 'Gap before it (cm)' },
  offset: { ko: '옆으로 옮김 (cm)', en: 'Shift along the wall (cm)' },
  height: { ko: '가운데 높이 (cm)', en: 'Height of its middle (cm)' },
  byRules: { ko: '규칙대로', en: 'By the rules' },
  earlier: { ko: '앞으로', en: 'Earlier' },
  later: { ko: '뒤로', en: 'Later' },
  look: { ko: '전시실에서 보기', en: 'Look at it in the room' },
  swapped: {
    ko: '가로와 세로가 바뀐 것 같습니다. 작품 크기를 확인해 주세요.',
    en: 'Width and height seem to be swapped. Please check the size of the work.',
  },
  noSize: { ko: '크기가 없어 임의의 크기로 걸립니다.', en: 'It has no size, so it hangs at a neutral one.' },
  hidden: { ko: '비공개라 걸리지 않습니다', en: 'Private, so it does not hang' },
  notHung: { ko: '아홉 점을 넘어 걸리지 않습니다', en: 'Beyond the ninth, so it does not hang' },
  none: { ko: '이 전시에는 아직 작품이 없습니다', en: 'This exhibition has no works yet' },
  noneHint: {
    ko: '전시에 작품을 먼저 넣어 주세요. 전시실 모습은 지금 정할 수 있습니다.',
    en: 'Add works to the exhibition first. The style can be chosen now.',
  },
  reset: { ko: '규칙대로 걸기', en: 'Hang by the rules' },
  discard: { ko: '되돌리기', en: 'Undo my changes' },
  save: { ko: '저장', en: 'Save' },
  saved: { ko: '전시실을 저장했습니다.', en: 'The room has been saved.' },
  unsaved: { ko: '저장하지 않은 변경이 있습니다', en: 'There are unsaved changes' },
  failed: { ko: '저장하지 못했습니다. 다시 시도해 주세요.', en: 'It could not be saved. Please try again.' },
  conflict: {
    ko: '그사이 다른 사람이 이 전시를 바꾸었습니다. 아직 아무것도 덮어쓰지 않았습니다.',
    en: 'Someone else edited this exhibition. Nothing has been overwritten.',
  },
  takeTheirs: { ko: '저장된 내용 불러오기', en: 'Load what is saved' },
  keepMine: { ko: '내 것으로 저장', en: 'Save mine over it' },
  leaveTitle: { ko: '저장하지 않고 나갈까요?', en: 'Leave without saving?' },
  leaveText: { ko: '바꾼 내용이 사라집니다.', en: 'Your changes will be lost.' },
  leave: { ko: '나가기', en: 'Leave' },
  stay: { ko: '머무르기', en: 'Stay' },
} as const satisfies Record<string, LocalizedText>;

/** As one meets them on entering. */
export const wallWords: Record<Wall, LocalizedText> = {
  west: { ko: '왼쪽 벽', en: 'Left wall' },
  north: { ko: '정면 벽', en: 'Facing wall' },
  east: { ko: '오른쪽 벽', en: 'Right wall' },
  south: { ko: '입구 벽', en: 'Entrance wall' },
};

export const outOfRange = (least: number, most: number): LocalizedText => ({
  ko: `${least}에서 ${most} 사이의 수를 넣어 주세요.`,
  en: `Please enter a number from ${least} to ${most}.`,
});
