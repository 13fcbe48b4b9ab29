'use client';

import { useState } from 'react';
import { ApiError, isFlagged } from '@/client/api/api-error';
import type { FieldProblems } from '@/storefront/ui/field-problem';
import type { Entry } from './enter';
import { refusedFields } from './messages';
import type { EnterOnce } from './use-entry';

/** What an account may ask for besides the password. */
export type Proof = { otp?: string; new_password?: string };

export type WayIn = {
  attempt: (proof: Proof) => Promise<Entry>;
  /** the text for a failure that concerns no field */
  describe: (error: unknown) => string;
  onFailure: (error: unknown) => void;
  /** for password managers; '' where it is unknown */
  username?: string;
};

/** Starts a login, and asks for whatever else the account requires. */
export type Enter = (way: WayIn) => Promise<void>;

export type Challenge = {
  asks: 'code' | 'password';
  way: WayIn;
  proof: Proof;
  /** what the server refused about the previous answer, by field */
  problems: FieldProblems;
};

/**
 * Handles accounts that ask for a code or for a new password: the login is sent again with the answer. Answers given so
 * far are kept, and an expired code is requested again.
 */
export function useChallenge(enterOnce: EnterOnce) {
  const [challenge, setChallenge] = useState<Challenge | null>(null);

  const enter: Enter = (way) =>
    enterOnce(
      () => way.attempt({}),
      (error) => {
        const asks = askedBy(error);
        if (asks) setChallenge({ asks, way, proof: {}, problems: {} });
        else way.onFailure(error);
      },
    );

  /** @param onRefusal called when the same question remains, or the server did not answer */
  const answer = (given: Proof, onRefusal: (error: unknown) => void): void => {
    if (!challenge) return;
    const { asks: former, way } = challenge;
    const proof = { ...challenge.proof, ...given };
    void enterOnce(
      () => way.attempt(proof),
      (error) => {
        const asks = askedBy(error);
        if (asks !== null && asks !== former) setChallenge({ asks, way, proof, problems: refusedFields(error) });
        else if (asks === null && error instanceof ApiError && error.status === 401) {
          // The password or Google's token is no longer accepted.
          setChallenge(null);
          way.onFailure(error);
        } else onRefusal(error);
      },
    );
  };

  return { challenge, enter, answer, giveUp: () => setChallenge(null) };
}

function askedBy(error: unknown): Challenge['asks'] | null {
  if (isFlagged(error, 'otp_required')) return 'code';
  return isFlagged(error, 'password_change_required') ? 'password' : null;
}
