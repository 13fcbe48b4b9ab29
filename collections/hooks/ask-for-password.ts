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
import { isAdmin } from '@/domain/roles';
import { officeHttpWords } from '@/words/en/http';

const GUARDED = ['role', 'email', 'username'];

/** What a stolen session must not do by Payload's own forms: give passwords, roles and addresses, make or delete accounts. */
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
 * Asks once for a whole selection, before any account of it is read: what the hooks of single documents refuse, Payload
 * would answer with 400 and a list, in which nobody could tell the question for the password.
 */
export const askForPasswordOfSelection: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const isSelection = 'where' in args && !('id' in args);
  const data = 'data' in args ? args.data : undefined;
  const isTouched =
    operation === 'delete' ||
    (operation === 'update' && ['password', ...GUARDED].some((field) => field in (data ?? {})));
  // Payload asks its access rules later, and those refuse everybody else.
  if (isSelection && isTouched && isAdmin(req.user)) await refuseUnlessConfirmed(req);
  return args;
};

class ReauthenticationRequired extends APIError {
  constructor() {
    super(officeHttpWords.unconfirmed, 403, undefined, true);
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
  // Payload's question before a selection is deleted counts `docs` before it shows the message.
  const body = {
    docs: [],
    errors: [{ message: error.message }],
    message: error.message,
    reauthentication_required: true,
  };
  return { response: body, status: 403 };
};
