import * as z from 'zod';

/** A city where exhibitions are, by its local and its English name. */
export const citySchema = z.object({ name: z.string(), name_en: z.string() });
export type City = z.infer<typeof citySchema>;

const metropolitan = '서울|부산|대구|인천|광주|대전|울산|세종|seoul|busan|daegu|incheon|gwangju|daejeon|ulsan|sejong';

/**
 * Each finds the city in one part of an address, the first that does decides. Metropolitan cities stand where others have their province,
 * with a district for a city.
 */
export const cityPatterns = [
  { part: 'state_province', pattern: `^(${metropolitan})(?:특별시|광역시|특별자치시|시|-si| metropolitan city)?$` },
  { part: 'City', pattern: '^([가-힣]+?)시(?: .*)?$' },
  { part: 'City', pattern: '([a-z]+)-si$' },
  { part: 'City', pattern: '^(.+)$' },
  { part: 'state_province', pattern: '^(.+)$' },
] as const;
