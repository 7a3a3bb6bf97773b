import type { LocalizedText } from '../language.ts';

/** What a work says about generative AI. A work that says nothing has none of these: nobody claims that it was made without. */
export const madeWithAiKeys = ['no', 'assisted', 'generated'] as const;
export type MadeWithAi = (typeof madeWithAiKeys)[number];

export const madeWithAiWords: Record<MadeWithAi, LocalizedText> = {
  no: { ko: '사용하지 않음', en: 'Not used' },
  assisted: { ko: '일부 사용', en: 'Used in part' },
  generated: { ko: 'AI로 생성', en: 'AI-generated' },
};

/** As it stands in a list to choose from. */
export const madeWithAiChoices: Record<string, LocalizedText> = {
  '': { ko: '밝히지 않음', en: 'Not stated' },
  ...madeWithAiWords,
};

/** The name in IPTC's list of digital sources. None for a work by hand, which may be a painting or a photograph. */
export const digitalSource: Partial<Record<MadeWithAi, string>> = {
  assisted: 'compositeWithTrainedAlgorithmicMedia',
  generated: 'trainedAlgorithmicMedia',
};
