import type { ComponentProps } from 'react';
import { understoodAmount } from '@/domain/read-number';
import { officeUiWords } from '@/words/en/ui';
import { TextField } from './text-field';

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'value'> & {
  value: string;
  /** shown after the amount that was read: 'DZD' */
  unit?: string;
};

/**
 * A number that is typed as text and read by src/domain/read-number.ts. An input of type number drops a comma in an English
 * browser: '12500,50' becomes 1250050. If the text is not plain digits, the hint shows how it is read.
 */
export function NumberField({ unit, hint, ...field }: NumberFieldProps) {
  const understood = understoodAmount(field.value);
  const reading = understood === null ? null : [officeUiWords.readAs(understood), unit].filter(Boolean).join(' ');
  return <TextField inputMode="decimal" autoComplete="off" {...field} type="text" hint={reading ?? hint} />;
}
