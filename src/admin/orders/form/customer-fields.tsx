import type { ReactNode } from 'react';
import { CUSTOMER_FIELDS } from '@/domain/orders/order-fields';
import { officeOrderFormWords } from '@/words/en/orders/order-form';
import { TextField } from '../../ui/text-field';
import type { CustomerTexts } from './order-draft';
import type { Problems } from './problems';

const { fields } = officeOrderFormWords;

/** In the order in which a clerk asks. */
const SHOWN: readonly { name: keyof CustomerTexts; type: string; isOptional: boolean }[] = [
  { name: 'phone', type: 'tel', isOptional: false },
  { name: 'phone2', type: 'tel', isOptional: true },
  { name: 'firstName', type: 'text', isOptional: false },
  { name: 'lastName', type: 'text', isOptional: false },
  { name: 'email', type: 'email', isOptional: true },
];

type CustomerFieldsProps = {
  id: string;
  customer: CustomerTexts;
  problems: Problems;
  onChange: (customer: CustomerTexts) => void;
  /** below the telephones, such as who is known by them */
  children?: ReactNode;
};

/** Who the customer is. The shop's people may leave out the e-mail address. */
export function CustomerFieldset({ id, customer, problems, onChange, children }: CustomerFieldsProps) {
  const field = ({ name, type, isOptional }: (typeof SHOWN)[number]) => (
    <TextField
      key={name}
      id={`${id}-${name}`}
      label={(isOptional ? officeOrderFormWords.optional : officeOrderFormWords.required)(fields[name])}
      type={type}
      autoComplete="off"
      maxLength={CUSTOMER_FIELDS[name].max}
      value={customer[name]}
      error={problems[`customer.${name}`]}
      onChange={({ target }) => onChange({ ...customer, [name]: target.value })}
    />
  );
  return (
    <section aria-label={officeOrderFormWords.customer} className="grid gap-3">
      <h3 className="font-semibold text-slate-900">{officeOrderFormWords.customer}</h3>
      <div className="grid gap-3 sm:grid-cols-2">{SHOWN.slice(0, 2).map(field)}</div>
      {children}
      <div className="grid gap-3 sm:grid-cols-2">{SHOWN.slice(2).map(field)}</div>
    </section>
  );
}
