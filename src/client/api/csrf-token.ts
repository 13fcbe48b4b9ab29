/** The value of the csrftoken cookie, or null if it is missing. */
export function csrfToken(): string | null {
  const value = /(?:^|;\s*)csrftoken=([^;]*)/.exec(document.cookie)?.[1];
  return value ? decodeURIComponent(value) : null;
}
