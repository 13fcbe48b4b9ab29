/** The security of accounts: second factor, sessions, export, deletion. */
import { z } from 'zod';
import { MAX_PASSWORD_LENGTH } from '@/domain/accounts/password';
import { rolesWith } from '@/domain/accounts/roles';
import { asIssue, REQUIRED } from '@/domain/problem';
import { isBlank } from '@/domain/text';

/** A code of an app or a recovery code, in any spelling. */
export const otp = z
  .string({ error: asIssue(REQUIRED) })
  .trim()
  .min(1, asIssue(REQUIRED))
  .max(40);

/** The code beside a password. An empty one counts as missing: the answer then asks for it. */
export const optionalOtp = z
  .string({ error: asIssue(REQUIRED) })
  .trim()
  .max(40)
  .transform((code) => (isBlank(code) ? undefined : code))
  .nullish()
  .transform((code) => code ?? undefined);

/** An existing password, which is only compared: older rules may have allowed it. */
export const knownPassword = z
  .string({ error: asIssue(REQUIRED) })
  .min(1, asIssue(REQUIRED))
  .max(MAX_PASSWORD_LENGTH, asIssue({ code: 'tooLong', values: { max: MAX_PASSWORD_LENGTH } }));

/** `otp` only if the account has a second factor. */
export const ownPassword = z.object({ password: knownPassword, otp: optionalOtp });

export const firstCode = z.object({ otp });

export const factorSecret = z.object({ secret: z.string(), otpauth_url: z.string() });
export type FactorSecret = z.infer<typeof factorSecret>;

export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

/** `agent`: the browser's own name for itself. Times in ISO 8601. */
const ownSession = z.object({
  id: z.string(),
  current: z.boolean(),
  created_at: z.string(),
  last_used_at: z.string(),
  address: z.string().nullable(),
  agent: z.string().nullable(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const ownSessions = z.object({ sessions: z.array(ownSession) });
export type OwnSessions = z.infer<typeof ownSessions>;

/** A member of staff. `two_factor_since`: when the second factor was set up; null without one. */
const shopPerson = z.object({
  id: z.number(),
  username: z.string(),
  role: z.enum(rolesWith('office')),
  two_factor_since: z.string().nullable(),
});
export type ShopPerson = z.infer<typeof shopPerson>;

export const shopPeople = z.object({ people: z.array(shopPerson) });
export type ShopPeople = z.infer<typeof shopPeople>;

/** All data that the shop has about an account. Each list has the fields of its own call. */
export const accountExport = z.looseObject({ exported_at: z.string(), account: z.looseObject({ id: z.number() }) });
