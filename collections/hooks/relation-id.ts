/** The id of a related document, which Payload gives as an id or as the document; null without one. */
export function relationId(value: unknown): number | null {
  if (typeof value === 'number') return value;
  if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number') return value.id;
  return null;
}
