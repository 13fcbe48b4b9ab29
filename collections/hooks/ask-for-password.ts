import type { AfterErrorHook, CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { APIError } from 'payload';
import { isRecentlyConfirmed } from '@/accounts/confirm-password';
import type { SessionUser } from '@/database/session-user';
import { CONFIRM_PASSWORD_MESSAGE } from '@/domain/session';

/** What a stolen session must not do by Payload's own forms: give passwords, roles and addresses, make or delete accounts. */
export const askForPassword: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const isTouched =
    operation === 'create' ||
    Boolean(data.password) ||
    ['role', 'email', 'username'].some((field) => field in data && data[field] !== originalDoc?.[field]);
  if (isTouched) await refuseUnlessConfirmed(req);
  return data;
};

export const askForPasswordToDelete: CollectionBeforeDeleteHook = ({ req }) => refuseUnlessConfirmed(req);

class ReauthenticationRequired extends APIError {
  constructor() {
    super(CONFIRM_PASSWORD_MESSAGE, 403, undefined, true);
  }
}

/** The shop's own calls have asked for the password where they must. */
async function refuseUnlessConfirmed(req: PayloadRequest): Promise<void> {
  if (req.payloadAPI !== 'REST') return;
  // Payload sets it and leaves it out of its types.
  const { _sid: sessionId } = req.user as SessionUser;
  if (!(await isRecentlyConfirmed(req, sessionId))) throw new ReauthenticationRequired();
}

/** Payload's REST names what is missing where the shop's own calls name it. */
export const tellReauthentication: AfterErrorHook = ({ error }) => {
  if (!(error instanceof ReauthenticationRequired)) return;
  const body = { errors: [{ message: error.message }], message: error.message, reauthentication_required: true };
  return { response: body, status: 403 };
};
