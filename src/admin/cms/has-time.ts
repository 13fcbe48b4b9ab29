/** Does a date field show a time beside its day? Payload types fields differently in lists and in forms. */
export function hasTime(field: object): boolean {
  const { admin } = field as { admin?: { date?: { pickerAppearance?: string } } };
  return admin?.date?.pickerAppearance === 'dayAndTime';
}
