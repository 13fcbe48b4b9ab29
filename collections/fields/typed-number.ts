/** The component of a number field that reads what people type as the import does; Payload's own misreads a comma. */
export const typedNumber = { Field: '/src/admin/cms/typed-number-field#TypedNumberField' };
