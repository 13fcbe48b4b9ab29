/** The columns of a file that a courier sends, found by their headers. */
import { fold } from '../text';
import { IMPORT_COLUMNS, type ImportColumn, type ImportHeaders } from './profile';

/** What couriers commonly call them, besides the names of the columns themselves. */
const USUAL_HEADERS: Readonly<Record<ImportColumn, readonly string[]>> = {
  reference: ['référence', 'ref', 'order', 'order id', 'commande', 'n° commande', 'numéro de commande'],
  tracking: ['suivi', 'code suivi', 'code de suivi', 'numéro de suivi', 'n° suivi'],
  status: ['statut', 'état', 'situation', 'dernier statut'],
  date: ['date du statut', 'date statut'],
  reason: ['motif', 'raison', 'cause'],
  amount: ['montant', 'montant encaissé', 'montant recouvré'],
  fee: ['frais', 'frais de livraison', 'tarif'],
};

/** Which cell of a row holds what; absent: the file has no such column. */
export type ColumnPlaces = { readonly [Column in ImportColumn]?: number };

/** What the file is for: statuses of parcels, or amounts that a courier pays. */
export type ImportNeed = 'status' | 'amount';

/** Finds the columns regardless of case, accents and signs. The profile's headers come first; of equal ones the first counts. */
export function columnPlaces(row: readonly string[], headers: ImportHeaders): ColumnPlaces {
  const folded = row.map(fold);
  const places: { [Column in ImportColumn]?: number } = {};
  const taken = new Set<number>();
  for (const namesOf of [(column: ImportColumn) => headers[column] ?? [], usualNames]) {
    for (const column of IMPORT_COLUMNS) {
      if (places[column] !== undefined) continue;
      const place = placeOf(namesOf(column), folded, taken);
      if (place === null) continue;
      places[column] = place;
      taken.add(place);
    }
  }
  return places;
}

/** Whether the file says which parcel each line is about, and what is needed of it. */
export function isComplete(places: ColumnPlaces, need: ImportNeed): boolean {
  return (places.reference !== undefined || places.tracking !== undefined) && places[need] !== undefined;
}

function usualNames(column: ImportColumn): readonly string[] {
  return [column, ...USUAL_HEADERS[column]];
}

function placeOf(names: readonly string[], row: readonly string[], taken: ReadonlySet<number>): number | null {
  for (const name of names) {
    const place = row.findIndex((header, index) => header !== '' && header === fold(name) && !taken.has(index));
    if (place >= 0) return place;
  }
  return null;
}
