type ErrorAnswer = { message?: string; details?: Record<string, unknown[]> };

/** A refused call, or (status 0) a server out of reach. `message` is '' where the server named no reason. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: Record<string, unknown[]> | undefined;

  constructor({ status, message, details }: ErrorAnswer & { status: number; message: string }) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.details = details;
  }
}

export function isErrorAnswer(answer: unknown): answer is ErrorAnswer {
  return typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string';
}
