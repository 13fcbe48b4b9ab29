/** What categories, brands and wilayas share: a name that is unique without regard to case and accents, and a slug. */
import type { Field } from 'payload';
import { text } from 'payload/shared';
import { MAX_SLUG, slugProblem } from '@/domain/slug';
import { CHARACTER_MESSAGE, hasOddCharacters, isBlank, MAX_NAME } from '@/domain/text';
import { derivedText } from './derived';
import { rule } from './rule';

/** @param nameProblem a rule of this kind of name alone: what is wrong with it, or null */
export function nameField({
  requiredMessage,
  nameProblem = () => null,
}: {
  requiredMessage: string;
  nameProblem?: (name: string) => string | null;
}): Field[] {
  return [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: MAX_NAME,
      validate: rule((value: unknown) => {
        const name = asText(value);
        if (name === null || isBlank(name)) return requiredMessage;
        return hasOddCharacters(name) ? CHARACTER_MESSAGE : nameProblem(name);
      }, text),
    },
    derivedText({ name: 'nameFolded', isUnique: true }),
  ];
}

export const slugField: Field = {
  name: 'slug',
  type: 'text',
  unique: true,
  index: true,
  maxLength: MAX_SLUG,
  admin: {
    description: 'URL-friendly version of the name, lowercase, hyphens only. Left empty, it is made from the name.',
  },
  validate: rule((slug: unknown) => slugProblem(asText(slug)), text),
};

function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
