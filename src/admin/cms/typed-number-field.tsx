'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { NumberFieldClientProps } from 'payload';
import { useState } from 'react';
import { readOptionalNumber } from '@/domain/read-number';
import { understoodAmount } from '@/domain/typed-number';
import { officeProblemWords } from '@/words/en/problems';
import { officeUiWords } from '@/words/en/ui';
import { sayProblem } from '@/words/say-problem';
import { widthOf } from './field-width';

/**
 * A number in Payload's own forms, typed as text. Payload's input of type number drops a comma in an English browser:
 * '12500,50' becomes 1250050. For a text that cannot be read, the form's value is the error message: the server cannot read
 * that as a number either, so nothing is saved.
 */
export function TypedNumberField({ field, path: givenPath, readOnly = false }: NumberFieldClientProps) {
  const { path, value, setValue, showError, disabled } = useField<number | string | null>({
    potentiallyStalePath: givenPath,
    validate: (current: unknown) => (typeof current === 'string' ? current : true),
  });
  const [typed, setTyped] = useState('');
  const id = `field-${path.replaceAll('.', '__')}`;
  const { label, localized, required, admin } = field;

  // The form's value also changes without typing: when it is saved, reset, or filled by the server.
  const text = formValue(typed) === (value ?? null) ? typed : String(value ?? '');
  const understood = understoodAmount(text);
  const problem = typeof value === 'string' ? value : null;
  return (
    <div
      className={['field-type', 'number', showError && 'error', (readOnly || disabled) && 'read-only']
        .filter(Boolean)
        .join(' ')}
      style={widthOf(admin?.width)}
    >
      <FieldLabel label={label} localized={localized} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} {...(problem === null ? {} : { message: problem })} />
        <input
          id={id}
          name={path}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          disabled={readOnly || disabled}
          value={text}
          aria-describedby={`${id}-understood`}
          onChange={({ target }) => {
            setTyped(target.value);
            setValue(formValue(target.value));
          }}
        />
        <p
          id={`${id}-understood`}
          role="status"
          className="field-description"
          style={problem === null ? undefined : { color: 'var(--theme-error-600)' }}
        >
          {problem ?? (understood === null ? '' : officeUiWords.readAs(understood))}
        </p>
        <FieldDescription description={admin?.description} path={path} />
      </div>
    </div>
  );
}

/** The form's value for a text: its number, null if it is blank, or why it cannot be read. */
function formValue(typed: string): number | string | null {
  const read = readOptionalNumber(typed);
  return read.ok ? read.value : sayProblem(read.problem, officeProblemWords);
}
