/** The fields that categories, brands and wilayas share: a name, unique regardless of case and accents, and a slug. */
import type { Field } from 'payload';
import { text } from 'payload/shared';
import { MAX_NAME, nameProblem } from '@/domain/names';
import type { NamedKind } from '@/domain/problem';
import { MAX_SLUG, slugProblem } from '@/domain/typed-slug';
import { officeCmsWords } from '@/words/en/cms';
import { searchedText } from './hidden';
import { rule } from './rule';

/** Lists are sorted by it (hooks/sort-by-folded-name.ts), for which Payload wants it readable; no answer has it. */
const sortedName = (): Field => ({
  ...searchedText({ name: 'nameFolded', label: officeCmsWords.named.folded, access: () => true }),
  unique: true,
  index: true,
});

export function nameField(kind: NamedKind): Field[] {
  return [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: MAX_NAME,
      validate: rule((name: unknown) => nameProblem(kind, asText(name)), text),
    },
    sortedName(),
  ];
}

export const slugField = (): Field => ({
  name: 'slug',
  type: 'text',
  unique: true,
  index: true,
  maxLength: MAX_SLUG,
  admin: { description: officeCmsWords.named.slugHint },
  validate: rule((slug: unknown) => slugProblem(asText(slug)), text),
});

function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
