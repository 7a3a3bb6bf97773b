/** Where the links in mails lead, and what the sign-in page is told after a confirmation link. */
export const confirmationOutcomes = ['1', 'already', 'expired'] as const;
export type ConfirmationOutcome = (typeof confirmationOutcomes)[number];

export const confirmedPath = (outcome: ConfirmationOutcome): string => `/login?confirmed=${outcome}`;
export const forgotPasswordPath = '/forgot-password';
export const resetPasswordPath = (code: string): string => `/reset-password?code=${encodeURIComponent(code)}`;
export const newEmailPath = (code: string): string => `/confirm-email?code=${encodeURIComponent(code)}`;
export const confirmationCall = (token: string): string =>
  `/auth/email-confirmation?confirmation=${encodeURIComponent(token)}`;
