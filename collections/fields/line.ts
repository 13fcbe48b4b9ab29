import type { TextField } from 'payload';
import { text } from 'payload/shared';
import { linesProblem, oddCharactersProblem, requiredLineProblem } from '@/domain/products/product-rules';
import { rule } from './rule';

type Options = {
  name: string;
  maxLength: number;
  label?: string;
  hint?: string;
  width?: string;
  required?: boolean;
  /** a component of src/admin/cms instead of Payload's own */
  component?: string;
};

const common = ({ name, maxLength, label, hint, width, required = false, component }: Options) => ({
  name,
  type: 'text' as const,
  required,
  maxLength,
  ...(label && { label }),
  admin: {
    ...(hint && { description: hint }),
    ...(width && { width }),
    ...(component && { components: { Field: component } }),
  },
});

/** A line of text without control characters. A required one must hold more than spaces, for which Payload does not look. */
export function lineField(options: Options): TextField {
  const problem = options.required ? requiredLineProblem : oddCharactersProblem;
  return { ...common(options), validate: rule(problem, text) };
}

/** Several lines of text, each entered by itself. */
export function linesField({ maxRows, ...options }: Options & { maxRows: number }): TextField {
  return { ...common(options), hasMany: true, maxRows, validate: rule(linesProblem, text) };
}
