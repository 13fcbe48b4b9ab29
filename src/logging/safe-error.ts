/** Errors as the log may show them: what failed and where, without what people typed. */

type SafeError = { type: string; message: string; code?: string; stack?: string; cause?: SafeError };

const MAX_DEPTH = 5;

/** The values of a failed statement: drizzle puts them behind its text, in the message and again in the stack. */
const STATEMENT_VALUES = /\nparams: [\s\S]*?(?=\n {4}at |$)/g;
const ADDRESS = /[^\s<>"'(),:;=]+@[^\s<>"'(),:;]+\.[^\s<>"'(),:;]+/g;

/** A text without the values of statements and without e-mail addresses. */
export function withoutPersonalData(text: string): string {
  return text.replace(STATEMENT_VALUES, '').replace(ADDRESS, '***');
}

/**
 * PostgreSQL's own `detail` names the value that was refused, so nothing is taken over but what is listed here.
 * A refusal (4xx) is somebody else's mistake: it gets no stack.
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
