/** What the person at the terminal reads. */

/** Prints a line of progress. */
export function tell(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints a line about something that went wrong. */
export function warn(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** A problem that the person at the terminal can solve: its message is shown without a stack. */
export class UserFacingError extends Error {}
