import type { StaffRole } from '@hwarang/domain/galleries/staff';
import type { LocalizedText } from '@hwarang/domain/language';

export const staffRoleWords: Record<StaffRole, LocalizedText> = {
  owner: { ko: '관장', en: 'Owner' },
  curator: { ko: '큐레이터', en: 'Curator' },
  assistant: { ko: '어시스턴트', en: 'Assistant' },
};
