/** Part numbers, which people type with or without their dashes, dots and spaces. */
import { fold } from './text';

/** "0010-025/A" gives "0010 025 a 0010025a": found both as written and run together. */
export function foldReference(reference: string): string {
  const spaced = fold(reference);
  const compact = spaced.replace(/ /g, '');
  return compact === spaced ? spaced : `${spaced} ${compact}`;
}
