import type { ComponentProps } from 'react';
import { understoodAmount } from '@/domain/read-number';
import { TextField } from './text-field';

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'value'> & {
  value: string;
  /** what is counted, said behind an amount: 'DZD' */
  unit?: string;
};

/**
 * A number, typed as text and read by src/domain/read-number.ts: an input of type number drops a comma in an English
 * browser, and '12500,50' becomes 1250050. Where the text is not plain digits, the hint shows what it is read as.
 */
export function NumberField({ unit, hint, ...field }: NumberFieldProps) {
  const understood = understoodAmount(field.value);
  const reading = understood === null ? null : [`Read as ${understood}`, unit].filter(Boolean).join(' ');
  return <TextField inputMode="decimal" autoComplete="off" {...field} type="text" hint={reading ?? hint} />;
}
