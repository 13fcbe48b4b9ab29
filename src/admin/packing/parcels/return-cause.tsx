import { officePackingWords } from '@/words/en/orders/packing';

type ReturnCauseProps = { value: boolean | null; problem: string | null; onChange: (byCustomer: boolean) => void };

const words = officePackingWords.back;

/** Whose doing a return was: a refusal counts against the customer's telephone. */
export function ReturnCause({ value, problem, onChange }: ReturnCauseProps) {
  return (
    <fieldset className="grid gap-1 text-sm" aria-describedby={problem === null ? undefined : 'return-cause-problem'}>
      <legend className="mb-1 font-medium">{words.by}</legend>
      {[true, false].map((byCustomer) => (
        <label key={String(byCustomer)} className="flex min-h-10 cursor-pointer items-center gap-2">
          <input
            type="radio"
            name="return-cause"
            checked={value === byCustomer}
            onChange={() => onChange(byCustomer)}
            className="size-4 accent-blue-900"
          />
          {byCustomer ? words.customer : words.others}
        </label>
      ))}
      {problem !== null && (
        <p id="return-cause-problem" role="alert" className="font-medium text-red-700">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
