import type { LocalizedText } from '../language.ts';
import { isBlank } from '../text.ts';
import { isEmail, tidyEmail } from './email.ts';
import { registrationWords as words } from './registration.words.ts';

export const usernameLimits = { shortest: 2, longest: 15 } as const;
export const passwordLimits = { shortest: 6, longest: 1024 } as const;

/** A name typed on a Mac comes in pieces (ㄱㅣㅁ): it counts, and is kept, as the syllables people see. */
export const tidyUsername = (text: string): string => text.normalize('NFC').trim();

const lengthOf = (text: string): number => [...text].length;

export function usernameProblem(given: string): LocalizedText | undefined {
  const username = tidyUsername(given);
  if (!username) return words.usernameRequired;
  if (lengthOf(username) < usernameLimits.shortest) return words.usernameShort;
  if (lengthOf(username) > usernameLimits.longest) return words.usernameLong;
  if (/[\p{Cc}\p{Cf}\u2028\u2029]/u.test(username) || isBlank(username)) return words.usernameSigns;
  return undefined;
}

export function emailProblem(given: string): LocalizedText | undefined {
  const email = tidyEmail(given);
  if (!email) return words.emailRequired;
  return isEmail(email) ? undefined : words.emailInvalid;
}

export function passwordProblem(password: string): LocalizedText | undefined {
  if (!password) return words.passwordRequired;
  if (lengthOf(password) < passwordLimits.shortest) return words.passwordShort;
  if (password.length > passwordLimits.longest) return words.passwordLong;
  return undefined;
}

export function confirmProblem(confirm: string, password: string): LocalizedText | undefined {
  if (!confirm) return words.confirmRequired;
  return confirm === password ? undefined : words.confirmDiffers;
}

export interface Registration {
  username: string;
  email: string;
  password: string;
  confirm: string;
  terms: boolean;
}

/** The whole form, field by field; nothing for a field that is right. */
export function registrationProblems(form: Registration): Partial<Record<keyof Registration, LocalizedText>> {
  const problems = {
    username: usernameProblem(form.username),
    email: emailProblem(form.email),
    password: passwordProblem(form.password),
    confirm: confirmProblem(form.confirm, form.password),
    terms: form.terms ? undefined : words.termsRequired,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}
