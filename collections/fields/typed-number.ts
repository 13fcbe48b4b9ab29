/** The component for number fields. It reads numbers as the import does; Payload's own component misreads a comma. */
export const typedNumber = { Field: '/src/admin/cms/typed-number-field#TypedNumberField' };
