import { describe, expect, it } from 'vitest';
import { readProfile } from '@/contract/admin/courier-profile';
import { SHIPPED_PROFILES, shippedProfile } from '@/domain/parcels/profiles';
import { webhookEvents } from '@/domain/parcels/webhook';
import { officeProblemWords } from '@/words/en/problems';
import { sayIssue } from '@/words/say-problem';

/** The headers of each file, as the couriers' importers ask for them. */
const HEADERS = {
  ecotrack:
    'reference commande | nom et prenom du destinataire* | telephone* | telephone 2 | code wilaya* | wilaya de livraison | commune de livraison* | adresse de livraison* | produit* | poids (kg) | montant du colis* | remarque | FRAGILE | ECHANGE | PICK UP | RECOUVREMENT | STOP DESK | Lien map',
  ecomanager:
    'Client* | Téléphone* | Téléphone 2 | Wilaya* | Commune | Adresse | Remarque | Produit (SKU)* | Quantité* | Prix unitaire | Frais de livraison | Réduction | Référent | Stop desk',
  colivraison:
    'Nom | Tel1 | Tel2 | Adresse | Commune | Wilaya | Produit | Variant | Qte | Prix | Remarque | Ref | Fragile | Testable | SKU | Weight | Exchange',
  yalidine:
    'order_id | from_wilaya_name | firstname | familyname | contact_phone | address | to_commune_name | to_wilaya_name | product_list | price | do_insurance | declared_value | length | width | height | weight | freeshipping | is_stopdesk | stopdesk_id | has_exchange',
} as const;

describe('the shipped profiles', () => {
  it.each(Object.entries(HEADERS))('%s has the columns that the importer asks for, in its order', (name, headers) => {
    const columns = shippedProfile(name)?.file.columns.map(({ header }) => header);
    expect(columns?.join(' | ')).toBe(headers);
  });

  it('have the format, the rows and the wilayas of their courier', () => {
    const facts = SHIPPED_PROFILES.map((name) => {
      const file = shippedProfile(name)?.file;
      return [name, file?.format, file?.rows, file?.wilayas, file?.yes, file?.no];
    });
    expect(facts).toEqual([
      ['ecotrack', 'xlsx', 'parcel', 58, 'OUI', ''],
      ['ecomanager', 'xlsx', 'line', 69, 'OUI', ''],
      ['colivraison', 'xlsx', 'parcel', 58, '1', '0'],
      ['yalidine', 'csv', 'parcel', 58, 'true', 'false'],
      ['generic', 'csv', 'parcel', 69, 'true', 'false'],
    ]);
  });

  it.each(SHIPPED_PROFILES)('%s can be written as JSON and read back', (name) => {
    const profile = shippedProfile(name);
    expect(readProfile(JSON.parse(JSON.stringify(profile)))).toEqual({ ok: true, profile });
  });

  it('are found by their key alone', () => {
    expect([shippedProfile('constructor'), shippedProfile('EcoTrack'), shippedProfile('')]).toEqual([null, null, null]);
  });
});

describe("an owner's profile", () => {
  const file = { format: 'csv', wilayas: 69, yes: '1', no: '0', columns: [{ header: 'Nom', value: 'name' }] };

  it('needs a name and a file; the rest is as usual', () => {
    const read = readProfile({ name: 'Mon coursier', file });
    expect(read).toMatchObject({ ok: true, profile: { file: { rows: 'parcel' }, words: {}, imports: {} } });
    expect(read.ok && read.profile.webhook.signature).toEqual({ header: 'X-Signature', prefix: 'sha256=' });
  });

  const withColumn = (header: string, value: string) => ({
    name: 'A',
    file: { ...file, columns: [{ header, value }] },
  });

  it.each<[string, unknown, string]>([
    ['no object', [], ''],
    ['no name', { file }, 'name'],
    ['a key that does not exist', { name: 'A', file, colour: 'red' }, ''],
    ['a value that does not exist', withColumn('X', 'moon'), 'file.columns.0'],
    ['no columns', { name: 'A', file: { ...file, columns: [] } }, 'file.columns'],
    ['48 wilayas', { name: 'A', file: { ...file, wilayas: 48 } }, 'file.wilayas'],
    ['a state that does not exist', { name: 'A', file, words: { Livré: 'done' } }, 'words.Livré'],
    ['one word for two states', { name: 'A', file, words: { Livré: 'delivered', LIVRE: 'lost' } }, 'words.LIVRE'],
    ['a value of a line in rows of parcels', withColumn('X', 'lineSku'), 'file.columns.0.value'],
    ['a header with a line break', withColumn('a\nb', 'name'), 'file.columns.0'],
  ])('with %s is refused there', (_, json, path) => {
    const read = readProfile(json);
    const problems = read.ok ? [] : read.problems;
    expect(problems[0]?.path ?? 'accepted').toContain(path);
    expect(problems.map(({ message }) => sayIssue(message, officeProblemWords)).join()).not.toContain('{"code"');
  });
});

describe("a courier's message", () => {
  const yalidine = shippedProfile('yalidine')?.webhook;
  const standard = shippedProfile('ecotrack')?.webhook;

  it('of the usual shape has its values beside the id', () => {
    const body = { events: [{ id: 'e1', reference: 12, status: 'en_hub', occurred_at: '2026-11-22T10:00:00Z' }] };
    expect(standard && webhookEvents(standard, body)).toEqual([
      { id: 'e1', tracking: '', reference: '12', word: 'en_hub', occurredAt: '2026-11-22T10:00:00Z', reason: '' },
    ]);
  });

  it('of Yalidine has them under data', () => {
    const data = { tracking: 'yal-1', status: 'Livré', reason: '' };
    const events = [{ event_id: 'e1', occurred_at: '2026-11-22 10:00:00', data }];
    const body = { type: 'parcel_status_updated', events };
    expect(yalidine && webhookEvents(yalidine, body)).toEqual([
      { id: 'e1', tracking: 'yal-1', reference: '', word: 'Livré', occurredAt: '2026-11-22 10:00:00', reason: '' },
    ]);
    expect(yalidine?.challenge).toEqual({ subscribe: 'subscribe', token: 'crc_token' });
  });

  it.each([null, 1, 'x', [], {}, { events: {} }, JSON.parse('{"__proto__":{"events":[]}}')])(
    'without a list is null: %j',
    (body) => {
      expect(standard && webhookEvents(standard, body)).toBeNull();
    },
  );

  it('may hold entries of any kind', () => {
    expect(standard && webhookEvents(standard, { events: [null, 'x', { id: {} }] })).toHaveLength(3);
  });
});
