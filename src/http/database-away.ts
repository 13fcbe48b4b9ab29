const SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'ENOENT']);
/** PostgreSQL's classes 08 (connection), 53 (resources), 57P (shutdown), and waits that took too long */
const SQL_STATES = /^(08|53|57P|55P03$|57014$)/;
const DRIVER_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after/;

/** True where the database could not be asked, as opposed to having refused. Looks through wrapped errors. */
export function isDatabaseAway(error: unknown): boolean {
  for (
    let current: unknown = error, depth = 0;
    current instanceof Error && depth < 5;
    current = current.cause, depth++
  ) {
    const code = 'code' in current && typeof current.code === 'string' ? current.code : '';
    if (SOCKET_CODES.has(code) || SQL_STATES.test(code) || DRIVER_MESSAGES.test(current.message)) return true;
  }
  return false;
}
