/** Which heading of a table is which field. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceOf, mapColumns, mergeChoices, openColumns, tableShape } from '@/domain/import/map-columns';
import { courierColumns } from '@/domain/parcels/import-columns';

const choice = (...columns: [string, string | null][]) =>
  choiceOf(columns.map(([heading, field]) => ({ heading, field })));
const courier = (headings: string[], ...columns: [string, string | null][]) =>
  courierColumns(headings, { headers: {}, choice: choice(...columns) });

describe("a courier's headings", () => {
  it.each([
    ['N° de suivi | Etat du colis | Date du dernier statut | Motif', 'tracking status date reason'],
    ['Réf. | Dernier état | Date état', 'reference status date'],
    ['TRACKING | STATUT | Dernière mise à jour | Client', 'tracking status date -'],
    ['Tracking_Number | Delivery status | Last update', 'tracking status date'],
    ['رقم التتبع | الحالة | التاريخ', 'tracking status date'],
    ['N° colis | Montant encaissé | Frais de livraison | Total', 'tracking amount fee -'],
    // The date of an order is not the date of its status.
    ['Date | Code suivi | Statut | Date statut', '- tracking status date'],
    ['Statut | Statut | ', 'status - -'],
  ])('%j are %j', (headings, fields) => {
    const read = courier(headings.split(' | '));
    expect(read.map((field) => field ?? '-').join(' ')).toBe(fields);
  });

  it('are what a person says first, who may also set one aside', () => {
    const headings = ['Code suivi', 'Situation X', 'Statut', 'Date'];
    expect(courier(headings, ['situation x', 'status'])).toEqual(['tracking', 'status', null, 'date']);
    expect(courier(headings, ['Date', null])).toEqual(['tracking', null, 'status', null]);
  });
});

describe('an answer about columns', () => {
  it('replaces the one before, also where it gives the field to another column', () => {
    const before = choice(['Etat', 'status'], ['Le', 'date']);
    const after = mergeChoices(before, choice(['Maj le', 'date']));
    const mapped = mapColumns(['Le', 'Etat', 'MAJ-LE'], { fields: ['status', 'date'], names: [], choice: after });
    expect(mapped).toEqual([null, 'status', 'date']);
  });

  it('counts for the same heading and place, also of columns without a heading', () => {
    const chosen = choice(['', 'status'], ['Date', null], ['Date', 'date']);
    const known = { fields: ['status', 'date'], names: [{ date: ['date'] }], choice: chosen };
    expect(mapColumns(['', 'Date', 'Date'], known)).toEqual(['status', null, 'date']);
  });

  it('leaves a column open until it is read or set aside', () => {
    const columns = [
      { heading: 'Statut', field: 'status' },
      { heading: 'Client', field: null },
      { heading: ' ', field: null },
    ];
    expect(openColumns(columns, new Map())).toEqual([columns[1]]);
    expect(openColumns(columns, choice(['client', null]))).toEqual([]);
  });

  it('is known again by the set of headings', () => {
    expect(tableShape(['Code article', 'P.U. TTC'])).toBe(tableShape(['PU TTC', 'code-article']));
    expect(tableShape(['Code article'])).not.toBe(tableShape(['Code article', 'P.U. TTC']));
  });

  it('never maps two columns to one field: property', () => {
    const names = { a: ['x', 'y'], b: ['y', 'z'], c: ['x'] };
    const heading = fc.constantFrom('x', 'Y', 'z ', 'w', '', 'X');
    const field = fc.option(fc.constantFrom('a', 'b', 'c', 'other'));
    fc.assert(
      fc.property(fc.array(heading), fc.array(fc.record({ heading, field })), (headings, columns) => {
        const fields = ['a', 'b', 'c'];
        const mapped = mapColumns(headings, { fields, names: [names], choice: choiceOf(columns) });
        const known = mapped.filter((entry) => entry !== null);
        expect(mapped).toHaveLength(headings.length);
        expect(new Set(known).size).toBe(known.length);
      }),
    );
  });
});
