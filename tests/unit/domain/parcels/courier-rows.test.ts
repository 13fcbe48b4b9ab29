import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell } from '@/domain/parcels/column-values';
import { courierRows } from '@/domain/parcels/courier-rows';
import { PARCEL_FIELDS } from '@/domain/parcels/fields';
import type { CourierFile } from '@/domain/parcels/profile';
import { shippedProfile } from '@/domain/parcels/profiles';
import type { ParcelSheet } from '@/domain/parcels/sheet';
import { AFLOU, OWN_WILAYA, parcelItem, parcelSheet } from '../../support/parcel-sheet';

const fileOf = (courier: string): CourierFile => (shippedProfile(courier) ?? expect.fail(`no profile ${courier}`)).file;

/** The rows below the header, each as an object by header, without empty cells. */
function rowsOf(courier: string, ...sheets: ParcelSheet[]): Record<string, Cell>[] {
  const [header = [], ...rows] = courierRows(fileOf(courier), sheets);
  const cellsOf = (row: readonly Cell[]) => header.map((name, index) => [String(name), row[index] ?? null] as const);
  return rows.map((row) => Object.fromEntries(cellsOf(row).filter(([, cell]) => cell !== null)));
}

const sum = (amounts: readonly number[] = []) => amounts.reduce((total, amount) => total + amount, 0);
const CONTENTS = '2 x Circulateur UPS 25-60 (96281375) + 1 x Joint plat (8)';

describe('the file of a courier', () => {
  it('of EcoTrack has a row a parcel, OUI or nothing, and the amount to collect', () => {
    const customer = customerWith('0661 00 00 01');
    expect(rowsOf('ecotrack', parcelSheet({ isDesk: true, remark: 'Sonner', customer }))).toEqual([
      {
        'reference commande': '1042',
        'nom et prenom du destinataire*': 'Amine Bensaïd',
        'telephone*': '0550123456',
        'telephone 2': '0661000001',
        'code wilaya*': 16,
        'wilaya de livraison': 'Alger',
        'commune de livraison*': 'Alger Centre',
        'adresse de livraison*': '12 rue Didouche Mourad',
        'produit*': CONTENTS,
        'montant du colis*': 4000,
        remarque: 'Sonner',
        'STOP DESK': 'OUI',
      },
    ]);
  });

  it('of EcoManager has a row a line, the fee on the first', () => {
    const common = {
      'Client*': 'Amine Bensaïd',
      'Téléphone*': '0550123456',
      'Wilaya*': 'Alger',
      Commune: 'Alger Centre',
      Adresse: '12 rue Didouche Mourad',
      Référent: '1042',
    };
    expect(rowsOf('ecomanager', parcelSheet())).toEqual([
      { ...common, 'Produit (SKU)*': '96281375', 'Quantité*': 2, 'Prix unitaire': 1500, 'Frais de livraison': 600 },
      { ...common, 'Produit (SKU)*': '8', 'Quantité*': 1, 'Prix unitaire': 400 },
    ]);
  });

  it('of EcoManager adds up to the amount to collect, whatever was deducted or added', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (codCentimes) => {
        const rows = rowsOf('ecomanager', parcelSheet({ codCentimes }));
        const amount = (row: Record<string, Cell>, name: string) => Math.round(Number(row[name] ?? 0) * 100);
        const goods = rows.map((row) => Number(row['Quantité*']) * amount(row, 'Prix unitaire'));
        const [fees, reductions] = ['Frais de livraison', 'Réduction'].map((name) =>
          rows.map((row) => amount(row, name)),
        );
        expect(sum(goods) + sum(fees) - sum(reductions)).toBe(codCentimes);
      }),
    );
  });

  it('of Colivraison says yes and no as 1 and 0', () => {
    expect(rowsOf('colivraison', parcelSheet())).toEqual([
      {
        Nom: 'Amine Bensaïd',
        Tel1: '0550123456',
        Adresse: '12 rue Didouche Mourad',
        Commune: 'Alger Centre',
        Wilaya: 'Alger',
        Produit: CONTENTS,
        Qte: 3,
        Prix: 4000,
        Ref: '1042',
        Fragile: '0',
        Testable: '0',
        SKU: '96281375 + 8',
        Exchange: '0',
      },
    ]);
  });

  it('of Yalidine asks for no fee besides our amount', () => {
    expect(rowsOf('yalidine', parcelSheet({ isDesk: true }))).toEqual([
      {
        order_id: '1042',
        from_wilaya_name: 'Alger',
        firstname: 'Amine',
        familyname: 'Bensaïd',
        contact_phone: '0550123456',
        address: '12 rue Didouche Mourad',
        to_commune_name: 'Alger Centre',
        to_wilaya_name: 'Alger',
        product_list: CONTENTS,
        price: 4000,
        do_insurance: 'false',
        declared_value: 3400,
        freeshipping: 'true',
        is_stopdesk: 'true',
        has_exchange: 'false',
      },
    ]);
  });

  it('of the generic profile has every field', () => {
    const customer = customerWith('021234567');
    const [row] = rowsOf('generic', parcelSheet({ tracking: 'yal-1', remark: 'x', customer }));
    expect(row).toMatchObject({
      id: 21,
      order_id: 1042,
      batch_id: 3,
      state: 'picked_up',
      courier_word: 'Ramassé',
      handed_over_at: '2026-11-23T09:00:00.000Z',
      wilaya_code: 16,
      cod_amount: 4000,
      pieces: 3,
    });
    const headers = fileOf('generic').columns.map(({ header }) => header);
    expect(headers.slice(0, PARCEL_FIELDS.length)).toEqual(PARCEL_FIELDS);
    expect(new Set(headers).size).toBe(headers.length);
  });

  it.each([
    ['ecotrack', 'wilaya de livraison', 'commune de livraison*', 'Laghouat'],
    ['colivraison', 'Wilaya', 'Commune', 'Laghouat'],
    ['yalidine', 'to_wilaya_name', 'to_commune_name', 'Laghouat'],
    ['ecomanager', 'Wilaya*', 'Commune', 'Aflou'],
    ['generic', 'wilaya', 'commune', 'Aflou'],
  ])('of %s names a new wilaya by what the courier knows, and keeps the commune', (courier, wilaya, commune, name) => {
    const [row] = rowsOf(courier, parcelSheet({ wilaya: AFLOU, commune: { code: 303, name: 'Aflou', nameAr: '' } }));
    expect([row?.[wilaya], row?.[commune]]).toEqual([name, 'Aflou']);
  });

  it('has the code of the mother for EcoTrack, and no code for a wilaya that the owner made', () => {
    expect(rowsOf('ecotrack', parcelSheet({ wilaya: AFLOU }))[0]?.['code wilaya*']).toBe(3);
    const [own] = rowsOf('ecotrack', parcelSheet({ wilaya: OWN_WILAYA }));
    expect([own?.['code wilaya*'], own?.['wilaya de livraison']]).toEqual([undefined, 'Base de vie']);
  });

  it('writes foreign telephones with 00, and land lines with their 0', () => {
    const phones = ['+33 6 12 34 56 78', '021 23 45 67', '٠٥٥٠١٢٣٤٥٦', 'sans'].map(
      (phone) => rowsOf('yalidine', parcelSheet({ customer: { ...customerWith(''), phone } }))[0]?.contact_phone,
    );
    expect(phones).toEqual(['0033612345678', '021234567', '0550123456', 'sans']);
  });

  it('has the city where the order names no commune, and every text on one line, as spreadsheets can hold it', () => {
    const [row] = rowsOf('yalidine', parcelSheet({ commune: null, address: 'A\r\nB\u0000\u0007C\tD\ud800' }));
    expect([row?.to_commune_name, row?.address]).toEqual(['Alger', 'A B C D']);
  });

  it('names a deleted product without reference by its title, and has one row for a parcel without lines', () => {
    const items = [parcelItem({ reference: ' ', productId: null })];
    expect(rowsOf('ecomanager', parcelSheet({ items }))[0]?.['Produit (SKU)*']).toBe('Circulateur UPS 25-60');
    expect(rowsOf('yalidine', parcelSheet({ items }))[0]?.product_list).toBe('2 x Circulateur UPS 25-60');
    expect(rowsOf('ecomanager', parcelSheet({ items: [] }))).toHaveLength(1);
  });
});

function customerWith(phone2: string): ParcelSheet['customer'] {
  return { firstName: 'Amine', lastName: 'Bensaïd', phone: '+213 550 12 34 56', phone2 };
}
