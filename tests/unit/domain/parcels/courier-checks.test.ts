/** What a courier will refuse of a parcel is known from its profile. */
import { describe, expect, it } from 'vitest';
import { type CheckedPlace, courierFaults } from '@/domain/parcels/courier-checks';
import { colivraison } from '@/domain/parcels/profiles/colivraison';
import { ecotrack } from '@/domain/parcels/profiles/ecotrack';
import { generic } from '@/domain/parcels/profiles/generic';
import { yalidine } from '@/domain/parcels/profiles/yalidine';
import type { ParcelSheet } from '@/domain/parcels/sheet';
import { parcelSheet } from '../../support/parcel-sheet';

const sheet = parcelSheet({ tracking: '', commune: { code: 1618, name: 'Kouba', nameAr: '' } });
const place: CheckedPlace = { name: 'Kouba', served: true, hasDesk: true, isCityElsewhere: false };

const codes = (changes: Partial<ParcelSheet>, { file } = ecotrack, where: Partial<CheckedPlace> = {}) =>
  courierFaults({ sheet: { ...sheet, ...changes }, file, place: { ...place, ...where } }).map((fault) =>
    'header' in fault ? `${fault.code} ${fault.header}` : fault.code,
  );
const phoned = (phone: string) => ({ customer: { ...sheet.customer, phone } });

describe('a parcel', () => {
  it.each([ecotrack, yalidine, colivraison, generic])('that is whole is good for $name', (profile) => {
    expect(codes({}, profile)).toEqual([]);
  });

  it.each(['+33 6 12 34 56 78', '0033612345678', 'call me'])('with the telephone %j cannot be called', (phone) => {
    expect(codes(phoned(phone))).toEqual(['foreign-phone']);
  });

  it('without a commune, or with a city of another wilaya, is named', () => {
    expect(codes({ commune: null })).toEqual(['no-commune']);
    expect(codes({ commune: null }, ecotrack, { isCityElsewhere: true })).toEqual(['no-commune', 'city-elsewhere']);
  });

  it('for the desk needs a column for it, and a desk there', () => {
    expect(codes({ isDesk: true }, colivraison)).toEqual(['no-desk-in-file']);
    expect(codes({ isDesk: true }, yalidine)).toEqual([]);
    expect(codes({ isDesk: true }, yalidine, { hasDesk: false })).toEqual(['no-desk-there']);
  });

  it('to where nothing is delivered, or to a wilaya without a code, is named', () => {
    expect(codes({}, ecotrack, { served: false })).toEqual(['not-served']);
    const own = { wilaya: { code: null, name: 'Zone Sud', nameAr: '', mother: null } };
    expect(codes(own)).toEqual(['no-wilaya-code']);
    expect(codes(own, yalidine)).toEqual(['unknown-wilaya']);
    const added = { wilaya: { code: 60, name: 'El Kantara', nameAr: '', mother: { code: 7, name: 'Biskra' } } };
    expect(codes(added)).toEqual([]);
  });

  it('has what the courier insists on, and no more than it takes', () => {
    expect(codes({ address: ' ' })).toEqual(['empty adresse de livraison*']);
    const columns = [{ header: 'name', value: 'name' as const, max: 5 }];
    const file = { ...generic.file, maxAmount: 999, columns };
    expect(codes({}, { ...generic, file })).toEqual(['amount-too-high', 'text-too-long name']);
  });
});
