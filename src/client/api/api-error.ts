import { isRecord } from '@/domain/json';

/** By field; the values are unchecked. */
type Details = Record<string, unknown>;

/** Flags that a refusal may hold beside its reason: what the server requires. */
const FLAGS = ['otp_required', 'password_change_required', 'two_factor_setup_required'] as const;
type Flag = (typeof FLAGS)[number];

/** A refused call, or (status 0) a server out of reach. `message` is '' if the server gave no reason. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: Details | undefined;
  readonly flags: readonly Flag[];
  /** whether the time limit ended the call */
  readonly isOutOfTime: boolean;
  /** the newest copy of what an outdated edit would have overwritten */
  readonly current: Details | undefined;

  constructor({ status, message, details, flags = [], isOutOfTime = false, current }: ApiErrorInput) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.details = details;
    this.flags = flags;
    this.isOutOfTime = isOutOfTime;
    this.current = current;
  }
}

type ApiErrorInput = {
  status: number;
  message: string;
  details?: Details | undefined;
  flags?: readonly Flag[];
  isOutOfTime?: boolean;
  current?: Details | undefined;
};

export function isFlagged(error: unknown, flag: Flag): error is ApiError {
  return error instanceof ApiError && error.flags.includes(flag);
}

/** Whether the shop has not answered: the line is down, or another server answered in its place. */
export function isUnreached(error: Error | null): error is ApiError {
  return error instanceof ApiError && error.status === 0;
}

/** The server's message about one field, or ''. */
export function detailAt({ details }: Pick<ApiError, 'details'>, field: string): string {
  return [details?.[field]]
    .flat()
    .filter((text) => typeof text === 'string' && text !== '')
    .join(' ');
}

/** The error of an answer. It holds the reason twice, as `message` and as `error`; either is accepted. */
export function readErrorAnswer(answer: unknown): {
  message: string;
  details: Details | undefined;
  flags: readonly Flag[];
  current: Details | undefined;
} {
  // A proxy in between may answer anything.
  if (!isRecord(answer)) return { message: '', details: undefined, flags: [], current: undefined };
  const { message, error, details, current } = answer;
  const reason = [message, error].find((text) => typeof text === 'string' && text !== '');
  return {
    message: typeof reason === 'string' ? reason : '',
    details: isRecord(details) ? details : undefined,
    flags: FLAGS.filter((flag) => answer[flag] === true),
    current: isRecord(current) ? current : undefined,
  };
}
