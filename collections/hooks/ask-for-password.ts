import type {
  AfterErrorHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { APIError } from 'payload';
import { isRecentlyConfirmed } from '@/accounts/confirm-password';
import type { SessionUser } from '@/database/session-user';
import { isAdmin } from '@/domain/accounts/roles';
import { isShopsOwn } from '@/runtime/own-work';
import { officeHttpWords } from '@/words/en/http';

const GUARDED = ['role', 'email', 'username'];

/** Stops a stolen session from setting passwords, roles and addresses, and from creating or deleting accounts, in the CMS. */
export const askForPassword: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const isTouched =
    operation === 'create' ||
    Boolean(data.password) ||
    GUARDED.some((field) => field in data && data[field] !== originalDoc?.[field]);
  if (isTouched) await refuseUnlessConfirmed(req);
  return data;
};

export const askForPasswordToDelete: CollectionBeforeDeleteHook = ({ req }) => refuseUnlessConfirmed(req);

/**
 * Asks once for a whole selection, before any account is read. Refusals by hooks of single documents would be a 400 with a
 * list, in which the request for the password could not be recognised.
 */
export const askForPasswordOfSelection: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const isSelection = 'where' in args && !('id' in args);
  const data = 'data' in args ? args.data : undefined;
  const isTouched =
    operation === 'delete' ||
    (operation === 'update' && ['password', ...GUARDED].some((field) => field in (data ?? {})));
  // Payload checks access later and refuses everybody else.
  if (isSelection && isTouched && isAdmin(req.user)) await refuseUnlessConfirmed(req);
  return args;
};

class ReauthenticationRequired extends APIError {
  constructor() {
    super(officeHttpWords.unconfirmed, 403, undefined, true);
  }
}

/** The shop's own calls ask for the password themselves. */
async function refuseUnlessConfirmed(req: PayloadRequest): Promise<void> {
  if (isShopsOwn()) return;
  // Payload sets `_sid`, but its types lack it.
  const sessionId = (req.user as SessionUser | null)?._sid;
  if (!sessionId || !(await isRecentlyConfirmed(req, sessionId))) throw new ReauthenticationRequired();
}

/** Answers with the same flag as the shop's own calls. */
export const addReauthenticationFlag: AfterErrorHook = ({ error }) => {
  if (!(error instanceof ReauthenticationRequired)) return;
  // Payload's dialog for deleting a selection reads `docs` before it shows the message.
  const body = {
    docs: [],
    errors: [{ message: error.message }],
    message: error.message,
    reauthentication_required: true,
  };
  return { response: body, status: 403 };
};
