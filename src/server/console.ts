/** One line of progress for the person at the terminal. */
export function tell(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** One line about something that went wrong. */
export function warn(text: string): void {
  process.stderr.write(`${text}\n`);
}
