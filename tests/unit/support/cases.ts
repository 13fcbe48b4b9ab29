const PLACE = '\ue000';

/**
 * The texts that a table tries, several a line, between bars. Spaces around a text are not kept; a text that needs them, or is no
 * text, is written as `${' x'}`.
 */
export function cases<Other = never>(texts: TemplateStringsArray, ...others: Other[]): (string | Other)[] {
  const left = [...others];
  return texts
    .join(PLACE)
    .split(/\n| \| /)
    .map((text) => text.replace(/^ +| +$/g, ''))
    .filter((text) => text !== '')
    .flatMap<string | Other>((text) => (text === PLACE ? left.splice(0, 1) : [text]));
}
