'use client';

import { TextInput } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { type ChangeEvent, useId } from 'react';
import { widthOf } from './field-width';
import { useCmsText } from './use-cms-text';

type SuggestedTextFieldProps = Pick<TextFieldClientProps, 'field' | 'path' | 'readOnly'> & {
  suggestions: readonly string[];
};

/** A line of text in Payload's own forms, chosen from the suggestions or typed. */
export function SuggestedTextField({ field, path: givenPath, readOnly = false, suggestions }: SuggestedTextFieldProps) {
  const { label, required = false, admin } = field;
  const { path, value, setValue, showError, disabled } = useCmsText({ path: givenPath, required });
  const list = useId();
  // Payload passes these on to its input; their type names only the first (3.90).
  const attributes = { autoComplete: 'off', list };
  return (
    <TextInput
      path={path}
      required={required}
      readOnly={readOnly || disabled}
      showError={showError}
      value={value ?? ''}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => setValue(target.value)}
      htmlAttributes={attributes}
      style={widthOf(admin?.width)}
      AfterInput={
        <datalist id={list}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      }
      {...(label !== undefined && { label })}
      {...(admin?.description !== undefined && { description: admin.description })}
    />
  );
}
