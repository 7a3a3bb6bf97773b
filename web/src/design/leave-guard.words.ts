export const leaveGuardWords = {
  title: { ko: '저장하지 않고 나갈까요?', en: 'Leave without saving?' },
  text: { ko: '변경한 내용이 사라집니다.', en: 'Your changes will be lost.' },
  leave: { ko: '나가기', en: 'Leave' },
  stay: { ko: '계속 편집', en: 'Keep editing' },
};
