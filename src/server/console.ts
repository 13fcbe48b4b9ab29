/** One line of progress for the person at the terminal. */
export function tell(text: string): void {
  process.stdout.write(`${text}\n`);
}
