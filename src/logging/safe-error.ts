/** Errors for the log: what failed and where, without anything that people typed. */

type SafeError = { type: string; message: string; code?: string; stack?: string; cause?: SafeError };

const MAX_DEPTH = 5;

/** The values of a failed statement, which drizzle appends to its text in the message and in the stack. */
const STATEMENT_VALUES = /\nparams: [\s\S]*?(?=\n {4}at |$)/g;
const ADDRESS = /[^\s<>"'(),:;=]+@[^\s<>"'(),:;]+\.[^\s<>"'(),:;]+/g;

/** Removes the values of statements and e-mail addresses. */
export function withoutPersonalData(text: string): string {
  return text.replace(STATEMENT_VALUES, '').replace(ADDRESS, '***');
}

/**
 * Copies only the properties listed here: PostgreSQL's `detail`, for one, contains the refused value. A refusal (4xx) is
 * the client's mistake and gets no stack.
 */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutPersonalData(String(error)) };
  const { code, status } = error as { code?: unknown; status?: unknown };
  const isRefusal = typeof status === 'number' && status < 500;
  return {
    type: error.name,
    message: withoutPersonalData(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.stack && !isRefusal ? { stack: withoutPersonalData(error.stack) } : {}),
    ...(error.cause !== undefined && depth < MAX_DEPTH ? { cause: safeError(error.cause, depth + 1) } : {}),
  };
}
