import type { BoilerColumn, BoilerTable } from '@/domain/import/boiler-tables';
import { english } from '../../english';

const BOILER_BRAND = 'Brand of the boiler, such as Saunier Duval';
const PRODUCT = 'Reference of the product, or # and its number';

/** The screen of boilers: its tables, and the import of each. */
export const officeBoilerTableWords = english('boilerTables', {
  title: 'Boilers',
  subtitle: 'Which part fits which boiler, as tables',
  tables: {
    'boiler-models': {
      title: 'Boiler models',
      text: 'Brand, range and model of each boiler, with the names and plate codes by which people find it.',
    },
    fitments: {
      title: 'Fitments',
      text: 'Which product fits which model, and whether that is confirmed. Import the models first.',
    },
    'part-numbers': {
      title: 'Part numbers',
      text: 'Numbers of the maker, former and equivalent numbers, and bar codes of each product.',
    },
  } satisfies Record<BoilerTable, { title: string; text: string }>,
  importTitle: (table: string) => `Import: ${table}`,
  importNamed: (table: string) => `Import ${table}`,
  exportNamed: (table: string) => `Export ${table}`,
  openList: 'Open the list',
  openNamed: (table: string) => `Open the list: ${table}`,
  exportFailed: 'Failed to export the table.',
  exportFailedRetry: 'Failed to export the table. Please try again.',
  moreFailed: (count: number) => (count === 1 ? 'One more line failed.' : `${count} more lines failed.`),
  columns: {
    'boiler-models': {
      brand: BOILER_BRAND,
      range: 'Range, such as Themaclassic',
      model: 'Model, such as C 24 E. Brand, range and model together name one boiler.',
      aliases: "How people write or say it, such as C24E; several are joined by ' | '",
      plate_codes: "Numbers on its rating plate; several are joined by ' | '",
      year_from: 'First year in which it was made',
      year_to: 'Last year in which it was made',
      energy: 'gas, oil, electric or solid',
      power: 'Kilowatts',
    },
    fitments: {
      product: PRODUCT,
      brand: BOILER_BRAND,
      range: 'Range of the boiler',
      model: 'Model of the boiler. It must be in the shop already.',
      position: 'Where in the boiler, if the part occurs more than once',
      qualifier: 'For which version only, such as natural gas',
      serial_from: 'First serial number of the boilers that have it, if not all do',
      serial_to: 'Last serial number of the boilers that have it',
      quantity: 'Pieces in one boiler; 1 for a new line',
      confidence: 'confirmed or to-check; to-check for a new line, which is never shown as compatible',
    },
    'part-numbers': {
      product: PRODUCT,
      number: 'The number as it is printed',
      kind: 'maker, former, equivalent or ean; maker for a new line',
      brand: "Whose number it is, if not the product's own maker's",
    },
  } satisfies { [Kind in BoilerTable]: Record<BoilerColumn<Kind>, string> },
});
