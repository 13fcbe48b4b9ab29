import { type BoilerColumn, type BoilerTable, boilerColumns } from '@/domain/import/boiler-tables';
import { officeBoilerTableWords } from '@/words/en/catalogue/boiler-tables';

const MODEL = { brand: 'Saunier Duval', range: 'Themaclassic', model: 'C 24 E' };

/** The line of each table's template. */
const EXAMPLES: { [Kind in BoilerTable]: Record<BoilerColumn<Kind>, string> } = {
  'boiler-models': {
    ...MODEL,
    aliases: 'C24E | Thema Classic C24E',
    plate_codes: '',
    year_from: '',
    year_to: '',
    energy: 'gas',
    power: '23.3',
  },
  fitments: {
    product: 'UPS 25-60',
    ...MODEL,
    position: '',
    qualifier: '',
    serial_from: '',
    serial_to: '',
    quantity: '1',
    confidence: 'to-check',
  },
  'part-numbers': { product: 'UPS 25-60', number: 'S100730O', kind: 'former', brand: 'Saunier Duval' },
};

/** The columns of a table, with their help and their cells in the template. */
export function describedColumns(kind: BoilerTable) {
  const help: Partial<Record<BoilerColumn, string>> = officeBoilerTableWords.columns[kind];
  const example: Partial<Record<BoilerColumn, string>> = EXAMPLES[kind];
  return boilerColumns(kind).map((name) => ({ name, help: help[name] ?? '', example: example[name] ?? '' }));
}
