/** A second factor, as an authenticator app keeps it. */
import { generateSync } from 'otplib';
import { expect } from 'vitest';
import { send } from './accounts';
import { json } from './api';

type Owner = { access: string; password: string };

export type Factor = {
  secret: string;
  recoveryCodes: string[];
  /** an unused code: each call returns the code of the next step */
  nextCode: () => string;
};

const STEP_S = 30;

/** Sets up a second factor with the code of the previous step, so that two further codes are valid at once. */
export async function setUpFactor({ access: token, password }: Owner, url?: string): Promise<Factor> {
  const at = url === undefined ? {} : { url };
  const { secret } = await json<{ secret: string }>(
    await send('/api/user/two-factor/', { ...at, token, body: { password } }),
  );
  let step = -1;
  const nextCode = () => codeOf(secret, step++);
  const confirm = (otp: string) => send('/api/user/two-factor/confirm/', { ...at, token, body: { otp } });
  const first = await confirm(nextCode());
  // If a new step began meanwhile, that code was two steps old.
  const answer = first.status === 400 ? await confirm(codeOf(secret, -1)) : first;
  const { recovery_codes: recoveryCodes } = await json<{ recovery_codes: string[] }>(answer);
  expect(recoveryCodes).toHaveLength(10);
  return { secret, recoveryCodes, nextCode };
}

/** @param offset steps of 30 s from now */
export function codeOf(secret: string, offset = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + offset * STEP_S });
}
