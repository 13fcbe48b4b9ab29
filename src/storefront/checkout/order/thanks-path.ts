/** The address of the last step, which can be reloaded and come back to. */
export function thanksPath(code: string): string {
  return `/checkout/merci/${encodeURIComponent(code)}`;
}

/** The code in such an address, in any spelling of the checkout; null in any other. */
export function codeInPath(path: string | null): string | null {
  const code = /^\/checkout\/merci\/([^/]+)\/?$/i.exec(path ?? '')?.[1];
  try {
    return code === undefined ? null : decodeURIComponent(code);
  } catch {
    return null;
  }
}
