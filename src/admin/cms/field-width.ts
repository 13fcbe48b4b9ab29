import type { CSSProperties } from 'react';

/** The width as Payload's own fields pass it to their row. */
export function widthOf(width: CSSProperties['width']): CSSProperties {
  // The types of React know no custom properties.
  return width === undefined ? { flex: '1 1 auto' } : ({ '--field-width': width } as CSSProperties);
}
