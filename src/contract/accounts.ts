/** Accounts: login, registration, session, profile. */
import { z } from 'zod';
import { passwordProblem } from '@/domain/accounts/password';
import { ROLES } from '@/domain/accounts/roles';
import { isUsername, normaliseUsername } from '@/domain/accounts/username';
import { isEmail } from '@/domain/email';
import { asIssue, REQUIRED } from '@/domain/problem';
import { hasOddCharacters } from '@/domain/texts/odd-characters';
import { knownPassword, optionalOtp } from './security';
import { boundedText, linkFree, requiredText } from './shared';

export const email = requiredText(254)
  .refine(isEmail, asIssue({ code: 'email' }))
  .transform((text) => text.toLowerCase());

const personName = linkFree(100, { code: 'linkInName' });

/** A password being chosen. */
const newPassword = z.string({ error: asIssue(REQUIRED) }).superRefine((password, context) => {
  const problem = passwordProblem(password);
  if (problem) context.addIssue({ code: 'custom', message: asIssue(problem) });
});

export const credentials = z.object({
  /** or the e-mail address */
  username: requiredText(254).transform(normaliseUsername),
  password: knownPassword,
  /** a code of the app or a recovery code, if the account has a second factor */
  otp: optionalOtp,
  /** replaces a password that the back office no longer accepts (`password_change_required`) */
  new_password: knownPassword.optional(),
});

export const registration = z
  .object({
    first_name: personName,
    last_name: personName,
    username: requiredText(64)
      .refine(isUsername, asIssue({ code: 'username' }))
      .transform(normaliseUsername),
    email,
    password: newPassword,
  })
  .superRefine(({ username, email, password }, context) => {
    // Other problems of the password have been reported.
    const problem = passwordProblem(password) === null && passwordProblem(password, [username, email]);
    if (problem) context.addIssue({ code: 'custom', message: asIssue(problem), path: ['password'] });
  });
export type Registration = z.infer<typeof registration>;

export const googleCredential = z.object({
  credential: z
    .string({ error: asIssue(REQUIRED) })
    .min(1)
    .max(10_000),
  otp: optionalOtp,
});

export const refreshRequest = z.object({
  refresh: z
    .string({ error: asIssue(REQUIRED) })
    .min(1)
    .max(500),
});

export const mergeRequest = z.object({ guest_id: z.uuid(asIssue({ code: 'guestId' })) });

/** An absent field stays as it is. A new e-mail address requires the password and takes effect once confirmed. */
export const profileChange = z.object({
  first_name: personName.optional(),
  last_name: personName.optional(),
  email: email.optional(),
  current_password: knownPassword.optional(),
  /** the names that the caller saw: 409 if the account has others by now */
  from: z.object({ first_name: z.string().optional(), last_name: z.string().optional() }).nullish(),
});

export const passwordChange = z.object({ current_password: knownPassword, new_password: newPassword });

export const passwordForgotten = z.object({
  /** or the username */
  email: requiredText(254).transform((text) => text.toLowerCase()),
});

const oneTimeToken = z
  .string({ error: asIssue(REQUIRED) })
  .min(1, asIssue(REQUIRED))
  .max(200);

export const passwordReset = z.object({ token: oneTimeToken, password: newPassword });

export const emailConfirmation = z.object({ token: oneTimeToken });

export const account = z.object({
  id: z.number(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  date_joined: z.string(),
});
export type Account = z.infer<typeof account>;

/** `access` is valid for 24 hours, `refresh` for one use. */
export const tokens = z.object({ access: z.string(), refresh: z.string() });
export type Tokens = z.infer<typeof tokens>;

export const loginAnswer = tokens.extend({ user: account });
export type LoginAnswer = z.infer<typeof loginAnswer>;

export const googleAnswer = loginAnswer.extend({ is_new_user: z.boolean() });
export type GoogleAnswer = z.infer<typeof googleAnswer>;

export const mergeAnswer = z.object({ success: z.literal(true), merged: z.number() });

export const profile = account.extend({
  /** an unconfirmed e-mail address */
  pending_email: z.string().nullable(),
  /** whether a second factor is set up */
  two_factor: z.boolean(),
  /** when the present one was set up */
  two_factor_since: z.string().nullable(),
});
export type Profile = z.infer<typeof profile>;

/** A model of the shop's list that the account's owner has at home. */
export const ownBoiler = z.object({
  slug: z.string(),
  brand_slug: z.string(),
  brand: z.string(),
  range: z.string(),
  name: z.string(),
});
export type OwnBoiler = z.infer<typeof ownBoiler>;

export const ownBoilerAnswer = z.object({ boiler: ownBoiler.nullable() });
export type OwnBoilerAnswer = z.infer<typeof ownBoilerAnswer>;

/** The slug of a model; null forgets the boiler. */
export const ownBoilerChange = z.object({
  slug: boundedText(200, REQUIRED)
    .min(1)
    .refine((slug) => !hasOddCharacters(slug), asIssue({ code: 'oddCharacters' }))
    .nullable(),
});

export const messageAnswer = z.object({ message: z.string() });
