import type { CategoriesTagsAnswer } from '@/contract/catalogue';
import { BULK_KINDS, PRICE_STEPS } from '@/domain/products/bulk-changes';
import { officeBulkProductWords } from '@/words/en/catalogue/bulk-products';
import { NumberField, SelectField } from '../../ui/text-field';
import { inLevels } from '../list/product-filters';
import { type BulkDraft, LIST_WAYS, PRICE_WAYS } from './bulk-draft';

type BulkFieldsProps = {
  draft: BulkDraft;
  errors: Partial<Record<'number' | 'item', string>>;
  shelves: CategoriesTagsAnswer | undefined;
  onChange: (changes: Partial<BulkDraft>) => void;
};

const words = officeBulkProductWords;

/** What is changed, and how. */
export function BulkFields({ draft, errors, shelves, onChange }: BulkFieldsProps) {
  const { kind } = draft;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Choice
        id="bulk-kind"
        label={words.kind}
        value={kind}
        options={BULK_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        onChoose={(value) => onChange({ kind: value, item: '' })}
      />
      {kind === 'price' && <PriceFields {...{ draft, errors, onChange }} />}
      {kind === 'published' && (
        <Choice
          id="bulk-published"
          label={words.kinds.published}
          value={String(draft.published)}
          options={[
            { value: 'true', label: words.publish },
            { value: 'false', label: words.unpublish },
          ]}
          onChoose={(value) => onChange({ published: value === 'true' })}
        />
      )}
      {(kind === 'category' || kind === 'brand') && (
        <>
          <Choice
            id="bulk-way"
            label={words.way}
            value={draft.listWay}
            options={LIST_WAYS.map((value) => ({ value, label: words.listWays[value] }))}
            onChoose={(listWay) => onChange({ listWay })}
          />
          <Choice
            id="bulk-item"
            label={words.kinds[kind]}
            value={draft.item}
            error={errors.item}
            options={[{ value: '', label: words.chooseItem }, ...itemsOf(kind, shelves)]}
            onChoose={(item) => onChange({ item })}
          />
        </>
      )}
    </div>
  );
}

function PriceFields({ draft, errors, onChange }: Omit<BulkFieldsProps, 'shelves'>) {
  return (
    <>
      <Choice
        id="bulk-way"
        label={words.way}
        value={draft.priceWay}
        options={PRICE_WAYS.map((value) => ({ value, label: words.priceWays[value] }))}
        onChoose={(priceWay) => onChange({ priceWay })}
      />
      <NumberField
        id="bulk-number"
        label={words.numbers[draft.priceWay]}
        hint={words.lower}
        value={draft.number}
        error={errors.number}
        onChange={({ target }) => onChange({ number: target.value })}
      />
      <Choice
        id="bulk-round"
        label={words.round}
        value={draft.round}
        options={[
          { value: '', label: words.notRounded },
          ...PRICE_STEPS.map((step) => ({ value: String(step), label: words.step(step) })),
        ]}
        onChoose={(round) => onChange({ round })}
      />
    </>
  );
}

type ChoiceProps<Value extends string> = {
  id: string;
  label: string;
  value: Value;
  error?: string | undefined;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>({ options, onChoose, ...field }: ChoiceProps<Value>) {
  return (
    <SelectField
      {...field}
      onChange={({ target }) => {
        const chosen = options.find(({ value }) => value === target.value);
        if (chosen) onChoose(chosen.value);
      }}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function itemsOf(kind: 'category' | 'brand', shelves: CategoriesTagsAnswer | undefined) {
  if (kind === 'brand') return (shelves?.tags ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return inLevels(shelves?.categories ?? []).map(({ id, name, level }) => ({
    value: String(id),
    label: '\u2003'.repeat(level) + name,
  }));
}
