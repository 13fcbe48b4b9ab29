/** The query of a call: blank values are left out. */
export function filledParams(values: Readonly<Record<string, string>>): string {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
}
