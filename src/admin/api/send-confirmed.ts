import { passwordEntered } from './password-asked';

/** The mark of a refusal that the password would lift. */
export const PASSWORD_FLAG = 'reauthentication_required';

/**
 * Sends a request; where it is refused for want of the password, asks for it and sends the request once more.
 * @param send one attempt, with its own time limit: the person at the question takes their time
 * @throws what the last attempt throws
 */
export async function sendConfirmed<T>(send: () => Promise<T>): Promise<T> {
  const sentAt = performance.now();
  try {
    return await send();
  } catch (error) {
    if (!isPasswordWanted(error) || !(await passwordEntered(sentAt))) throw error;
    return send();
  }
}

/** Any error that names the marks of its refusal. */
function isPasswordWanted(error: unknown): boolean {
  return error instanceof Error && 'flags' in error && error.flags instanceof Set && error.flags.has(PASSWORD_FLAG);
}
