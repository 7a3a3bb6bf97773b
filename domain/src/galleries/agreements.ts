/** What a gallery asks of an artist, to represent them or to take a work on consignment, begins with the artist's yes. */
export const agreementStates = ['proposed', 'accepted', 'declined', 'ended'] as const;
export type AgreementState = (typeof agreementStates)[number];

/** What an artist may answer, by what stands. */
const answers: Record<AgreementState, readonly AgreementState[]> = {
  proposed: ['accepted', 'declined'],
  accepted: ['ended'],
  declined: [],
  ended: [],
};

export const mayAnswer = (now: AgreementState, next: AgreementState): boolean => answers[now].includes(next);
