/** The texts that a table tries, several a line, between bars. Spaces around a text are not kept. */
export function cases([texts = '']: TemplateStringsArray): string[] {
  return texts
    .split(/\n| \| /)
    .map((text) => text.replace(/^ +| +$/g, ''))
    .filter((text) => text !== '');
}
