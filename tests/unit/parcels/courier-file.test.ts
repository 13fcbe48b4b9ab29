/** The files for couriers, opened again. */
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { describe, expect, it } from 'vitest';
import { COLUMN_VALUES, type CourierFile } from '@/domain/parcels/profile';
import { shippedProfile } from '@/domain/parcels/profiles';
import type { ParcelSheet } from '@/domain/parcels/sheet';
import { courierFile } from '@/parcels/files/courier-file';
import { writeCourierFile } from '@/parcels/files/write-courier-file';
import { parcelItem, parcelSheet } from '../support/parcel-sheet';

const HOSTILE = parcelSheet({
  customer: { firstName: '=1+1', lastName: '@SUM(A1)', phone: '0550123456', phone2: '+33612345678' },
  address: '  -2+3, "cité", 12; étage 2',
  remark: '+x\n=y',
});

function profileOf(courier: string) {
  const profile = shippedProfile(courier);
  if (!profile) throw new Error(`no profile ${courier}`);
  return profile;
}

async function writtenRows(courier: string, sheets: ParcelSheet[]): Promise<unknown[][]> {
  const { file } = profileOf(courier);
  const bytes = await writeCourierFile({ file, sheets });
  return file.format === 'xlsx' ? readSheet(bytes.buffer) : parse(new TextDecoder().decode(bytes));
}

describe('a file for a courier', () => {
  it('of EcoTrack is a spreadsheet, its telephones texts, its codes and amounts numbers', async () => {
    expect(await writtenRows('ecotrack', [parcelSheet({ codCentimes: 400_050, isDesk: true }), HOSTILE])).toEqual([
      [
        'reference commande',
        'nom et prenom du destinataire*',
        'telephone*',
        'telephone 2',
        'code wilaya*',
        'wilaya de livraison',
        'commune de livraison*',
        'adresse de livraison*',
        'produit*',
        'poids (kg)',
        'montant du colis*',
        'remarque',
        'FRAGILE',
        'ECHANGE',
        'PICK UP',
        'RECOUVREMENT',
        'STOP DESK',
        'Lien map',
      ],
      [
        '1042',
        'Amine Bensaïd',
        '0550123456',
        null,
        16,
        'Alger',
        'Alger Centre',
        '12 rue Didouche Mourad',
        '2 x Circulateur UPS 25-60 (96281375) + 1 x Joint plat (8)',
        null,
        4000.5,
        null,
        null,
        null,
        null,
        null,
        'OUI',
        null,
      ],
      [
        '1042',
        "'=1+1 @SUM(A1)",
        '0550123456',
        '0033612345678',
        16,
        'Alger',
        'Alger Centre',
        `'-2+3, "cité", 12; étage 2`,
        '2 x Circulateur UPS 25-60 (96281375) + 1 x Joint plat (8)',
        null,
        4000,
        "'+x =y",
        null,
        null,
        null,
        null,
        null,
        null,
      ],
    ]);
  });

  it('of EcoManager has a row for each line', async () => {
    expect(await writtenRows('ecomanager', [parcelSheet()])).toEqual([
      [
        'Client*',
        'Téléphone*',
        'Téléphone 2',
        'Wilaya*',
        'Commune',
        'Adresse',
        'Remarque',
        'Produit (SKU)*',
        'Quantité*',
        'Prix unitaire',
        'Frais de livraison',
        'Réduction',
        'Référent',
        'Stop desk',
      ],
      [
        'Amine Bensaïd',
        '0550123456',
        null,
        'Alger',
        'Alger Centre',
        '12 rue Didouche Mourad',
        null,
        '96281375',
        2,
        1500,
        600,
        null,
        '1042',
        null,
      ],
      [
        'Amine Bensaïd',
        '0550123456',
        null,
        'Alger',
        'Alger Centre',
        '12 rue Didouche Mourad',
        null,
        '8',
        1,
        400,
        null,
        null,
        '1042',
        null,
      ],
    ]);
  });

  it('of Colivraison is a spreadsheet as well', async () => {
    expect(await writtenRows('colivraison', [parcelSheet()])).toEqual([
      [
        'Nom',
        'Tel1',
        'Tel2',
        'Adresse',
        'Commune',
        'Wilaya',
        'Produit',
        'Variant',
        'Qte',
        'Prix',
        'Remarque',
        'Ref',
        'Fragile',
        'Testable',
        'SKU',
        'Weight',
        'Exchange',
      ],
      [
        'Amine Bensaïd',
        '0550123456',
        null,
        '12 rue Didouche Mourad',
        'Alger Centre',
        'Alger',
        '2 x Circulateur UPS 25-60 (96281375) + 1 x Joint plat (8)',
        null,
        3,
        4000,
        null,
        '1042',
        '0',
        '0',
        '96281375 + 8',
        null,
        '0',
      ],
    ]);
  });

  it('of Yalidine is CSV in UTF-8, without a mark before the first header', async () => {
    const bytes = await writeCourierFile({ file: profileOf('yalidine').file, sheets: [HOSTILE] });
    expect(Buffer.from(bytes).toString('utf8')).toBe(
      'order_id,from_wilaya_name,firstname,familyname,contact_phone,address,to_commune_name,to_wilaya_name,product_list,price,do_insurance,declared_value,length,width,height,weight,freeshipping,is_stopdesk,stopdesk_id,has_exchange\r\n' +
        `1042,Alger,'=1+1,'@SUM(A1),0550123456,"'-2+3, ""cité"", 12; étage 2",Alger Centre,Alger,2 x Circulateur UPS 25-60 (96281375) + 1 x Joint plat (8),4000,false,3400,,,,,true,false,,false\r\n`,
    );
  });

  it('keeps telephones as text in the spreadsheet itself', async () => {
    const bytes = await writeCourierFile({ file: profileOf('ecotrack').file, sheets: [parcelSheet()] });
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(/<c r="C2"[^>]*>/.exec(sheet)?.[0]).toMatch(/t="(?:s|inlineStr|str)"/);
    expect(sheet).not.toContain('<f>');
  });

  it('may hold texts that are names of properties', async () => {
    const names = ['valueOf', 'constructor', '__proto__'];
    const sheets = names.map((address) => parcelSheet({ address }));
    const [, ...rows] = await writtenRows('colivraison', sheets);
    expect(rows.map((row) => String(row[3]).trim())).toEqual(names);
  });

  it('has no cell that a spreadsheet runs and no row more, for any customer', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string().map((rest) => `=${rest}`),
      fc.string().map((rest) => `A;=${rest}`),
    );
    const columns = [...COLUMN_VALUES.map((value) => ({ header: value, value })), { header: 'text', text: '-1' }];
    const files = (['csv', 'xlsx'] as const).map(
      (format): CourierFile => ({ ...profileOf('generic').file, format, rows: 'line', columns }),
    );
    await fc.assert(
      fc.asyncProperty(text, text, text, fc.constantFrom(...files), async (name, address, title, file) => {
        const customer = { firstName: name, lastName: title, phone: address, phone2: name };
        const sheets = [parcelSheet({ customer, address, items: [parcelItem({ title, reference: title })] })];
        const bytes = await writeCourierFile({ file, sheets });
        const rows: unknown[][] =
          file.format === 'xlsx' ? await readSheet(bytes.buffer) : parse(Buffer.from(bytes).toString());
        expect(rows).toHaveLength(2);
        for (const cell of rows.flat()) expect(String(cell ?? '')).not.toMatch(/(?:^|[;,\t|])[\s"]*[=+\-@]|^\t|[\r\n]/);
      }),
      { numRuns: 60 },
    );
  });

  it('is made in a thread, with the name and type of its format', async () => {
    const { name, type, bytes } = await courierFile(profileOf('colivraison'), { batchId: 3, sheets: [parcelSheet()] });
    expect([name, type]).toEqual([
      'parcels-3.xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    expect(await readSheet(bytes.buffer)).toHaveLength(2);
  });
});
