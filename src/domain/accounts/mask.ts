/** Masks personal data for logs: enough to recognise a known value, too little to learn it. */

/** `nadia.saidi@example.com` as `n***@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? maskName(email) : `${firstCharacter(email)}***${email.slice(at)}`;
}

/** `Nadia` as `N***`. */
export function maskName(name: string): string {
  return name === '' ? '' : `${firstCharacter(name)}***`;
}

/** `+213550123456` as `***56`. */
export function maskPhone(phone: string): string {
  return `***${phone.slice(-2)}`;
}

function firstCharacter(text: string): string {
  return [...text][0] ?? '';
}
