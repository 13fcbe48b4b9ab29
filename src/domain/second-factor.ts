/** What people are shown of a second factor. */

/** Groups of four are easier to copy; apps ignore the spaces. */
export function secretInGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}

type RecoveryFile = {
  /** whose codes they are, and how they are used: a line each */
  head: readonly string[];
  codes: readonly string[];
  /** without its ending */
  name: string;
};

/** The recovery codes as a text file, a line each. */
export function recoveryFile({ head, codes, name }: RecoveryFile): { text: string; type: string; name: string } {
  // CRLF: old versions of Windows Notepad show nothing else as a line break.
  return { text: [...head, '', ...codes, ''].join('\r\n'), type: 'text/plain', name: `${name}.txt` };
}
