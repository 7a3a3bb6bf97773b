import type { LocalizedText } from '@hwarang/domain/language';

/** What the artist's own pages say: registering, and the profile. */
export const artistRegisterWords = {
  title: { ko: '작가 등록', en: 'Register as an artist' },
  lead: {
    ko: '작가로 등록하면 작품을 올리고 공모에 지원할 수 있습니다.',
    en: 'Register as an artist to show your works and enter open calls.',
  },
  reviewed: {
    ko: '등록한 뒤 관리자가 확인하면 프로필과 작품이 공개됩니다. 그동안에도 작품을 올리고 준비하실 수 있습니다.',
    en: 'We look at each new profile before it becomes public. Until then you can already add your works.',
  },
  submit: { ko: '작가로 등록하기', en: 'Register' },
  done: { ko: '작가 등록이 완료되었습니다.', en: 'You are registered as an artist.' },
  failed: { ko: '작가 정보를 저장하지 못했습니다.', en: 'Artist could not be saved' },
} as const satisfies Record<string, LocalizedText>;

export const heldWords = {
  title: { ko: '검토 중인 프로필입니다', en: 'Your profile is being reviewed' },
  text: {
    ko: '지금은 나와 관리자만 볼 수 있습니다. 작품을 올리고 프로필을 다듬어 두시면, 관리자가 확인하는 대로 모두 한꺼번에 공개되고 알림을 보내 드립니다.',
    en: 'Only you and our administrators can see it for now. Add your works and finish your profile: once approved, everything becomes public at once and you will be notified.',
  },
} as const satisfies Record<string, LocalizedText>;

export const artistFieldWords = {
  profileImage: { ko: '프로필 사진', en: 'Profile picture' },
  profileImageHint: {
    ko: '50kb를 넘지 않는 이미지 한 장을 올려 주세요. 더 큰 사진은 정사각형으로 줄여서 올립니다.',
    en: 'One image; please do not upload a file over 50kb. Larger images are cropped to a square and resized before upload.',
  },
  imageRequired: { ko: '이미지 파일을 첨부해 주세요!', en: 'An image file must be attached!' },
  who: { ko: '기본 정보', en: 'About you' },
  country: { ko: '국가', en: 'Country' },
  localname: { ko: '이름', en: 'Name' },
  localnameHint: { ko: '전시에서 쓰는 이름', en: 'In your own language' },
  englishname: { ko: '영문 이름', en: 'English name' },
  nickname: { ko: '예명 또는 호', en: 'Nickname' },
  email: { ko: '이메일', en: 'Email' },
  mobile: { ko: '휴대전화', en: 'Mobile' },
  contactPublic: {
    ko: '이메일과 휴대전화 번호를 작가 페이지에 공개합니다',
    en: 'Show my email and mobile number on my public page',
  },
  career: { ko: '약력', en: 'Career' },
  addLine: { ko: '항목 추가', en: 'Add entry' },
  lineYear: { ko: '연도', en: 'Year' },
  lineText: { ko: '내용', en: 'Details' },
  lineUp: { ko: '위로', en: 'Move up' },
  lineDown: { ko: '아래로', en: 'Move down' },
  lineRemove: { ko: '항목 삭제', en: 'Delete entry' },
  education: { ko: '학력', en: 'Education (Korean)' },
  educationEnglish: { ko: '학력 (영문)', en: 'Education (English)' },
  privateExhibitions: { ko: '개인전', en: 'Solo exhibitions (Korean)' },
  privateExhibitionsEnglish: { ko: '개인전 (영문)', en: 'Solo exhibitions (English)' },
  groupExhibitions: { ko: '단체전', en: 'Group exhibitions (Korean)' },
  groupExhibitionsEnglish: { ko: '단체전 (영문)', en: 'Group exhibitions (English)' },
  awards: { ko: '수상', en: 'Awards (Korean)' },
  awardsEnglish: { ko: '수상 (영문)', en: 'Awards (English)' },
  statement: { ko: '작가 노트', en: 'Statement (Korean)' },
  statementEnglish: { ko: '작가 노트 (영문)', en: 'Statement (English)' },
  elsewhere: { ko: '웹사이트·SNS', en: 'Links' },
  homepage: { ko: '홈페이지', en: 'Website' },
  homepageHint: { ko: '예: yeoul.kr', en: 'For example yeoul.kr' },
  blog: { ko: '블로그', en: 'Blog' },
  blogHint: { ko: '주소 또는 네이버 블로그 아이디', en: 'Address or Naver Blog ID' },
  handleHint: { ko: '@아이디 또는 주소', en: '@handle or address' },
  facebook: { ko: '페이스북', en: 'Facebook' },
  instagram: { ko: '인스타그램', en: 'Instagram' },
  authorities: { ko: '전거 정보', en: 'Authority records' },
  ulan: { ko: 'ULAN', en: 'ULAN' },
  ulanHint: { ko: '예: 500115588, 주소를 붙여 넣어도 됩니다', en: 'For example 500115588, or paste the address' },
  wikidata: { ko: '위키데이터', en: 'Wikidata' },
  wikidataHint: { ko: '예: Q5582', en: 'For example Q5582' },
  isni: { ko: 'ISNI', en: 'ISNI' },
  isniHint: { ko: '숫자 16자리', en: '16 digits' },
  viaf: { ko: 'VIAF', en: 'VIAF' },
  viafHint: { ko: '예: 9854560', en: 'For example 9854560' },
  machines: { ko: 'AI와 내 작품', en: 'AI and your works' },
  machineUseHint: {
    ko: '선택한 내용은 작품 페이지와 이미지 파일에 표시되어 AI 기업이 확인할 수 있습니다. 검색 엔진에는 어느 쪽을 골라도 노출됩니다.',
    en: 'Your choice is written into your pages and image files, where AI companies can read it. Search engines show your works either way.',
  },
} as const satisfies Record<string, LocalizedText>;

export const profileWords = {
  title: { ko: '프로필', en: 'Profile' },
  username: { ko: '사용자 이름', en: 'Username' },
  email: { ko: '로그인 이메일', en: 'Login email' },
  company: { ko: '회사', en: 'Company' },
  edit: { ko: '프로필 수정', en: 'Edit Profile' },
  cancel: { ko: '수정 취소', en: 'Cancel editing' },
  save: { ko: '저장', en: 'Save' },
  saved: { ko: '프로필을 저장했습니다.', en: 'Profile saved.' },
  failed: { ko: '작가 정보를 수정하지 못했습니다.', en: 'artist info could not be edited.' },
  beforeSaved: {
    ko: '작가 등록을 먼저 마쳐야 수정할 수 있습니다.',
    en: 'Cannot edit artist before artist was saved.',
  },
  changed: {
    ko: '그사이 다른 곳에서 프로필이 수정되었습니다. 입력한 내용을 복사해 두고 새로고침해 주세요.',
    en: 'Your profile was changed somewhere else in the meantime. Copy what you wrote, then reload the page.',
  },
  editPicture: { ko: '프로필 사진 수정', en: 'Edit Profile Picture' },
  confirmPicture: { ko: '프로필 사진 확정', en: 'Confirm Profile Picture' },
  pictureSaved: { ko: '프로필 사진을 변경했습니다.', en: 'Profile picture updated.' },
  pictureFailed: { ko: '프로필 사진을 변경하지 못했습니다.', en: 'Couldn’t update the profile picture.' },
  artist: { ko: '작가 프로필', en: 'Artist profile' },
  publicPage: { ko: '공개 페이지 보기', en: 'View public page' },
  myArtworks: { ko: '내 작품', en: 'My Artworks' },
  notArtist: { ko: '앗! 아직 작가로 등록되어 있지 않습니다', en: "Oops! You're not registered as an Artist yet" },
  register: { ko: '작가 등록', en: 'Register' },
  account: { ko: '계정', en: 'Account' },
  download: { ko: '내 정보 모두 내려받기', en: 'Download everything about me' },
  downloadText: {
    ko: '계정, 작가 정보, 작품, 출품, 관심 작품과 팔로우, 알림, 문의 내역(JSON)과 올린 이미지 원본을 ZIP 파일 하나로 내려받을 수 있습니다.',
    en: 'Your account, profile, artworks, entries, kept works and follows, notifications and messages as JSON, plus your original images, in one ZIP file.',
  },
  downloadFailed: { ko: '내려받지 못했습니다. 다시 시도해 주세요.', en: 'The download failed. Please try again.' },
  leave: { ko: '계정 삭제', en: 'Delete my account' },
  leaveText: {
    ko: '계정을 삭제하면 작가 프로필, 올린 작품과 이미지, 공모 출품, 관심 작품과 팔로우, 문의 내용이 모두 함께 삭제되며 되돌릴 수 없습니다.',
    en: 'Deleting your account also deletes your artist profile, all your artworks and images, your open call entries, what you keep and follow, and your messages. This cannot be undone.',
  },
  leaveUnderstood: {
    ko: '모든 작품이 삭제된다는 점을 확인했습니다',
    en: 'I understand that all my artworks will be deleted',
  },
  leavePassword: { ko: '비밀번호', en: 'Password' },
  leaveNow: { ko: '모두 삭제하고 탈퇴', en: 'Delete everything' },
  leaveFailed: {
    ko: '계정을 삭제하지 못했습니다. 다시 시도해 주세요.',
    en: 'Couldn’t delete the account. Please try again.',
  },
  left: {
    ko: '계정이 삭제되었습니다. 그동안 이용해 주셔서 감사합니다.',
    en: 'Your account has been deleted. Thank you for being with us.',
  },
  contactHidden: {
    ko: '이메일과 휴대전화는 나에게만 보입니다.',
    en: 'Only you can see your email and mobile number.',
  },
} as const satisfies Record<string, LocalizedText>;
