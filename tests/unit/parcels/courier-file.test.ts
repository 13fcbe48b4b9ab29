/** The files for couriers, opened again. */
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { describe, expect, it } from 'vitest';
import { courierRows } from '@/domain/parcels/courier-rows';
import { COLUMN_VALUES, type CourierFile } from '@/domain/parcels/profile';
import { shippedProfile } from '@/domain/parcels/profiles';
import { courierFile } from '@/parcels/files/courier-file';
import { writeCourierFile } from '@/parcels/files/write-courier-file';
import { parcelItem, parcelSheet } from '../support/parcel-sheet';

const HOSTILE = parcelSheet({
  customer: { firstName: '=1+1', lastName: '@SUM(A1)', phone: '0550123456', phone2: '+33612345678' },
  address: '  -2+3, "cité", 12; étage 2',
  remark: '+x\n=y',
});

const profileOf = (courier: string) => shippedProfile(courier) ?? expect.fail(`no profile ${courier}`);

async function rowsIn(bytes: Uint8Array<ArrayBuffer>, format: CourierFile['format']): Promise<unknown[][]> {
  return format === 'xlsx' ? readSheet(bytes.buffer) : parse(Buffer.from(bytes).toString());
}

describe('a file for a courier', () => {
  it.each(['ecotrack', 'ecomanager', 'colivraison'])('of %s is a spreadsheet with its rows', async (courier) => {
    const { file } = profileOf(courier);
    const sheets = [parcelSheet({ codCentimes: 400_050, isDesk: true }), parcelSheet()];

    const rows = await rowsIn(await writeCourierFile({ file, sheets }), file.format);

    expect(rows).toEqual(courierRows(file, sheets));
  });

  it('of EcoTrack has its telephones as texts, and nothing that a spreadsheet runs', async () => {
    const bytes = await writeCourierFile({ file: profileOf('ecotrack').file, sheets: [HOSTILE] });
    const rows = await readSheet(bytes.buffer);

    const cells = Object.fromEntries((rows[0] ?? []).map((header, index) => [String(header), rows[1]?.[index]]));
    expect(cells).toMatchObject({
      'nom et prenom du destinataire*': "'=1+1 @SUM(A1)",
      'telephone*': '0550123456',
      'telephone 2': '0033612345678',
      'code wilaya*': 16,
      'adresse de livraison*': `'-2+3, "cité", 12; étage 2`,
      'montant du colis*': 4000,
      remarque: "'+x =y",
    });
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
    const bytes = await writeCourierFile({ file: profileOf('colivraison').file, sheets });
    const [, ...rows] = await readSheet(bytes.buffer);
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
        const rows = await rowsIn(await writeCourierFile({ file, sheets }), file.format);
        expect(rows).toHaveLength(2);
        for (const cell of rows.flat()) expect(String(cell ?? '')).not.toMatch(/(?:^|[;,\t|])[\s"]*[=+\-@]|^\t|[\r\n]/);
      }),
      { numRuns: 60 },
    );
  });

  it('is made in a thread, with the name and type of its format', async () => {
    const { name, type, bytes } = await courierFile(profileOf('colivraison'), { batchId: 3, sheets: [parcelSheet()] });
    expect(name).toBe('parcels-3.xlsx');
    expect(type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(await readSheet(bytes.buffer)).toHaveLength(2);
  });
});
