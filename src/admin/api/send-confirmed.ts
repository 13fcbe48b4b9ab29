import { isFlagged } from '@/client/api/api-error';
import { passwordEntered } from './password-prompt';

/** The flag of a refusal that entering the password resolves. */
export const PASSWORD_FLAG = 'reauthentication_required';

/**
 * Sends a request. If the server demands the password again, asks for it and retries once.
 * @param send one attempt, with its own time limit: answering the question may take long
 * @throws what the last attempt throws
 */
export async function sendConfirmed<T>(send: () => Promise<T>): Promise<T> {
  const sentAt = performance.now();
  try {
    return await send();
  } catch (error) {
    if (!isFlagged(error, PASSWORD_FLAG) || !(await passwordEntered(sentAt))) throw error;
    return send();
  }
}
