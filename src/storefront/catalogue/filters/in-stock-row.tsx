import { filterWords } from '@/words/fr/catalogue/filters';
import { CheckRow } from './check-row';

type InStockRowProps = {
  isChecked: boolean;
  /** whether it would find a product */
  hasStock: boolean;
  /** the id of the form that sends it, if it is not the one around it */
  form?: string;
  onChange: (isChecked: boolean) => void;
};

/** 'En stock uniquement', where something is in stock or it is chosen already. */
export function InStockRow({ isChecked, hasStock, form, onChange }: InStockRowProps) {
  if (!hasStock && !isChecked) return null;
  return (
    <CheckRow
      field="in_stock"
      value="true"
      label={filterWords.inStockOnly}
      isChecked={isChecked}
      onToggle={() => onChange(!isChecked)}
      {...(form !== undefined && { form })}
    />
  );
}
