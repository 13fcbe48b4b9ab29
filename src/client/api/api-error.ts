import { isRecord, parsedJson } from '@/domain/json';

/** By field; the values are unchecked. */
type Details = Readonly<Record<string, unknown>>;

/** Flags that a refusal may hold beside its reason: what the server requires. */
type Flag =
  | 'otp_required'
  | 'password_change_required'
  | 'two_factor_setup_required'
  | 'reauthentication_required'
  | 'columns_needed';

type ApiErrorInput = {
  status: number;
  message: string;
  details?: Details;
  flags?: readonly string[];
  isOutOfTime?: boolean;
  current?: Details | null;
  body?: string;
};

/** A refused call, or (status 0) a server out of reach. `message` is '' if the server gave no reason. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: Details;
  /** fields of the refusal that are true */
  readonly flags: readonly string[];
  /** whether the time limit ended the call */
  readonly isOutOfTime: boolean;
  /** the newest copy of what an outdated edit would have overwritten; null in any other refusal */
  readonly current: Details | null;
  /** the text of the answer, for one that is unreadable */
  readonly body: string;

  constructor({
    status,
    message,
    details = {},
    flags = [],
    isOutOfTime = false,
    current = null,
    body = '',
  }: ApiErrorInput) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.details = details;
    this.flags = flags;
    this.isOutOfTime = isOutOfTime;
    this.current = current;
    this.body = body;
  }
}

/** The error of a refusal. It holds the reason twice, as `message` and as `error`; either is accepted. */
export function refusedCall({ status, body }: { status: number; body: string }): ApiError {
  const parsed = parsedJson(body);
  // A proxy in between may answer anything.
  const answer = isRecord(parsed) ? parsed : {};
  const { message, error, details, current } = answer;
  const reason = [message, error].find((text) => typeof text === 'string' && text !== '');
  return new ApiError({
    status,
    body,
    message: typeof reason === 'string' ? reason : '',
    details: isRecord(details) ? details : {},
    flags: Object.keys(answer).filter((name) => answer[name] === true),
    current: isRecord(current) ? current : null,
  });
}

export function isFlagged(error: unknown, flag: Flag): error is ApiError {
  return error instanceof ApiError && error.flags.includes(flag);
}

/** The server's message about one field, or ''. */
export function detailAt({ details }: Pick<ApiError, 'details'>, field: string): string {
  return [details[field]]
    .flat()
    .filter((text) => typeof text === 'string' && text !== '')
    .join(' ');
}
