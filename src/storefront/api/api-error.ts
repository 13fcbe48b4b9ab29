import { isRecord } from '@/domain/is-record';

/** By field; what stands there is for the reader to check. */
type Details = Record<string, unknown>;

/** A refused call, or (status 0) a server out of reach. `message` is '' where the server named no reason. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: Details | undefined;
  /** whether the time limit ended the call */
  readonly isOutOfTime: boolean;

  constructor({ status, message, details, isOutOfTime = false }: ApiErrorInput) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.details = details;
    this.isOutOfTime = isOutOfTime;
  }
}

type ApiErrorInput = { status: number; message: string; details?: Details | undefined; isOutOfTime?: boolean };

/** Whether the shop has not answered: the line is down, or another server answered in its place. */
export function isUnreached(error: Error | null): error is ApiError {
  return error instanceof ApiError && error.status === 0;
}

/** What the server says about one field; '' where it says nothing. */
export function detailAt({ details }: Pick<ApiError, 'details'>, field: string): string {
  return [details?.[field]]
    .flat()
    .filter((text) => typeof text === 'string' && text !== '')
    .join(' ');
}

/** What an answer says of its error. The reason stands there twice, as `message` and as `error`; either will do. */
export function readErrorAnswer(answer: unknown): { message: string; details: Details | undefined } {
  // What a proxy in between answers may look like anything.
  if (!isRecord(answer)) return { message: '', details: undefined };
  const { message, error, details } = answer;
  const reason = [message, error].find((text) => typeof text === 'string' && text !== '');
  return { message: typeof reason === 'string' ? reason : '', details: isRecord(details) ? details : undefined };
}
