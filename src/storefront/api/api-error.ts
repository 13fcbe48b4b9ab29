/** By field; what stands there is for the reader to check. */
type Details = Record<string, unknown>;

/** A refused call, or (status 0) a server out of reach. `message` is '' where the server named no reason. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: Details | undefined;

  constructor({ status, message, details }: { status: number; message: string; details?: Details | undefined }) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.details = details;
  }
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
  if (typeof answer !== 'object' || answer === null) return { message: '', details: undefined };
  // What a proxy in between answers may look like anything.
  const { message, error, details } = answer as Record<string, unknown>;
  const reason = [message, error].find((text) => typeof text === 'string' && text !== '');
  return { message: typeof reason === 'string' ? reason : '', details: isDetails(details) ? details : undefined };
}

function isDetails(details: unknown): details is Details {
  return typeof details === 'object' && details !== null && !Array.isArray(details);
}
