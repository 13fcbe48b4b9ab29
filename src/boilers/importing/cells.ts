/** Reads the cells of tables of boilers, fitments and part numbers. */
import type { BoilerCells, BoilerColumn } from '@/domain/import/boiler-tables';
import { readList } from '@/domain/import/cells';
import type { Problem } from '@/domain/problem';
import { readNumber } from '@/domain/read-number';
import { hasOddCharacters } from '@/domain/texts/odd-characters';
import { tidyName } from '@/domain/texts/tidy-text';
import type { ColumnProblem } from './outcome';

/** Collects what is wrong with a line while its cells are read. */
export function cellReader(cells: BoilerCells) {
  const problems: ColumnProblem[] = [];
  const refuse = (column: BoilerColumn, problem: Problem) => {
    problems.push({ column, problem });
  };
  return {
    problems,
    refuse,
    /** A trimmed text; undefined for a blank cell. */
    text(column: BoilerColumn, maxLength: number): string | undefined {
      const cell = cells[column];
      if (cell === undefined) return undefined;
      const text = tidyName(cell);
      if (text.length > maxLength) refuse(column, { code: 'tooLong', values: { max: maxLength } });
      if (hasOddCharacters(text)) refuse(column, { code: 'oddCharacters' });
      return text;
    },
    /** Texts joined by bars. */
    texts(column: BoilerColumn, { maxLength, maxRows }: { maxLength: number; maxRows: number }): string[] | undefined {
      const cell = cells[column];
      if (cell === undefined) return undefined;
      const texts = readList(cell).map(tidyName);
      if (texts.some((text) => text.length > maxLength))
        refuse(column, { code: 'tooLong', values: { max: maxLength } });
      if (texts.some(hasOddCharacters)) refuse(column, { code: 'oddCharacters' });
      if (texts.length > maxRows) refuse(column, { code: 'tooManyTexts', values: { max: maxRows } });
      return texts;
    },
    /** A number that a rule accepts. */
    number(column: BoilerColumn, rule: (value: number) => Problem | null): number | undefined {
      const cell = cells[column];
      if (cell === undefined) return undefined;
      const read = readNumber(cell);
      const problem = read.ok ? rule(read.value) : read.problem;
      if (problem) refuse(column, problem);
      return read.ok ? read.value : undefined;
    },
    /** One of several keys, in any case. */
    choice<Key extends string>(column: BoilerColumn, keys: readonly Key[]): Key | undefined {
      const cell = cells[column]
        ?.trim()
        .toLowerCase()
        .replace(/[\s_]+/g, '-');
      if (cell === undefined) return undefined;
      const key = keys.find((known) => known === cell);
      if (key === undefined) refuse(column, { code: 'parameterNotOneOf', values: { name: column, options: keys } });
      return key;
    },
  };
}
