import type { UseFormProps } from 'react-hook-form';

/** How the forms of the back office behave: an error goes once its field is edited, and comes back when the form is sent. */
export const FORM_OPTIONS = { reValidateMode: 'onSubmit', shouldFocusError: false } as const satisfies UseFormProps;
