/** How a second factor is shown to people. */

/** Groups of four are easier to copy; apps ignore the spaces. */
export function secretInGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}

type RecoveryFile = {
  /** lines that say whose codes these are and how to use them */
  head: readonly string[];
  codes: readonly string[];
  /** without extension */
  name: string;
};

/** The recovery codes as a text file, a line each. */
export function recoveryFile({ head, codes, name }: RecoveryFile): { text: string; type: string; name: string } {
  // Old versions of Windows Notepad show only CRLF as a line break.
  return { text: [...head, '', ...codes, ''].join('\r\n'), type: 'text/plain', name: `${name}.txt` };
}
