/** The columns of a file that a courier sends, found by their headings. */
import {
  type ColumnChoice,
  type FieldNames,
  headingKey,
  type MappedColumn,
  mapColumns,
  openColumns,
  type TableHead,
} from '../import/map-columns';
import { IMPORT_COLUMNS, type ImportColumn, type ImportHeaders } from './profile';

/**
 * What couriers call them, in French, English and Arabic. 'Date' alone may be that of the order, so that more exact names come
 * before it.
 */
export const COURIER_FILE_NAMES: Required<FieldNames<ImportColumn>> = {
  reference: [
    'reference',
    'référence commande',
    'ref commande',
    'n° commande',
    'numéro de commande',
    'num commande',
    'commande',
    'id commande',
    'order id',
    'order number',
    'order reference',
    'order',
    'ref',
    'réf.',
    'référence client',
    'client reference',
    'external id',
    'référent',
    'رقم الطلب',
    'رقم الطلبية',
    'المرجع',
  ],
  tracking: [
    'tracking',
    'tracking number',
    'tracking code',
    'tracking id',
    'tracking no',
    'n° tracking',
    'numéro de tracking',
    'code tracking',
    'n° de suivi',
    'n° suivi',
    'numéro de suivi',
    'numéro suivi',
    'num suivi',
    'code de suivi',
    'code suivi',
    'suivi',
    'n° colis',
    'n° de colis',
    'numéro de colis',
    'numéro du colis',
    'code colis',
    'id colis',
    'code barre',
    'code-barres',
    'barcode',
    'awb',
    'waybill',
    'parcel number',
    'shipment number',
    'رقم التتبع',
    'رقم الطرد',
  ],
  status: [
    'status',
    'statut',
    'état',
    'dernier statut',
    'dernier état',
    'statut du colis',
    'statut colis',
    'état du colis',
    'état colis',
    'statut actuel',
    'état actuel',
    'statut de livraison',
    'statut livraison',
    'état de livraison',
    'état livraison',
    'statut de la commande',
    'situation',
    'situation du colis',
    'dernière situation',
    'state',
    'last status',
    'current status',
    'parcel status',
    'delivery status',
    'shipment status',
    'activité',
    'dernière activité',
    'الحالة',
    'حالة الطرد',
  ],
  date: [
    'date du dernier statut',
    'date dernier statut',
    'date du dernier état',
    'date dernier état',
    'date du statut',
    'date statut',
    "date de l'état",
    'date état',
    'date de statut',
    'date de situation',
    'date situation',
    'date de mise à jour',
    'date mise à jour',
    'date de dernière mise à jour',
    'date dernière mise à jour',
    'dernière mise à jour',
    'mise à jour',
    'mis à jour le',
    'date maj',
    'maj',
    'date de dernière activité',
    'date dernière activité',
    'date événement',
    "date de l'événement",
    'date last status',
    'last status date',
    'status date',
    'date of status',
    'last update',
    'last updated',
    'update date',
    'updated at',
    'event date',
    'occurred at',
    'timestamp',
    'horodatage',
    'date',
    'date et heure',
    'date heure',
    'date/time',
    'datetime',
    'تاريخ الحالة',
    'تاريخ آخر حالة',
    'التاريخ',
  ],
  reason: [
    'reason',
    'motif',
    'raison',
    'cause',
    "motif d'échec",
    'motif échec',
    'motif de retour',
    'motif retour',
    'raison du retour',
    'failure reason',
    'return reason',
    'السبب',
  ],
  amount: [
    'amount',
    'montant encaissé',
    'montant recouvré',
    'montant collecté',
    'montant versé',
    'montant du colis',
    'montant colis',
    'montant',
    'recouvrement',
    'encaissement',
    'encaissé',
    'cod',
    'cod amount',
    'amount collected',
    'collected',
    'prix du colis',
    'المبلغ',
  ],
  fee: [
    'fee',
    'frais',
    'frais de livraison',
    'frais livraison',
    'frais de service',
    'tarif',
    'tarif de livraison',
    'tarif livraison',
    'prestation',
    'commission',
    'delivery fee',
    'shipping fee',
    'fees',
    'رسوم التوصيل',
  ],
};

/** Columns that couriers send along and that hold no date. */
const OTHER_NAMES = [
  ...[
    'id',
    'n°',
    '#',
    'type',
    'produit',
    'produits',
    'article',
    'contenu',
    'quantité',
    'qté',
    'prix',
    'total',
    'poids',
  ],
  ...['client', 'nom', 'prénom', 'nom et prénom', 'nom client', 'nom du client', 'destinataire', 'téléphone', 'tel'],
  ...['téléphone 2', 'tel 2', 'mobile', 'adresse', 'commune', 'ville', 'wilaya', 'code wilaya', 'stop desk', 'email'],
  ...['remarque', 'commentaire', 'observation', 'note', 'boutique', 'agence', 'bureau', 'hub', 'station', 'livreur'],
  ...['customer', 'name', 'phone', 'address', 'city', 'product', 'quantity', 'price', 'weight', 'comment', 'driver'],
];

const KNOWN_KEYS = new Set([...Object.values(COURIER_FILE_NAMES).flat(), ...OTHER_NAMES].map(headingKey));

/** Whether some column is neither known nor set aside by a person: the date may be in it. */
export function mayHoldDate(columns: readonly MappedColumn[], { headers, choice }: Reading): boolean {
  return openColumns(columns, choice).some((column) => !isKnown(column, headers));
}

function isKnown({ heading }: MappedColumn, headers: ImportHeaders): boolean {
  const key = headingKey(heading);
  return (
    KNOWN_KEYS.has(key) ||
    Object.values(headers)
      .flat()
      .some((name) => headingKey(name) === key)
  );
}

/** An order's number, or letters and digits without spaces as in tracking numbers. */
const NUMBER_LIKE = /^#?\s*\d{1,9}$|^(?=(?:.*\d){3})[\p{L}\d/-]{5,40}$/u;
const OTHER_NUMBER = /^(?:\+|00)?(?:213)?0?[5-7]\d{8}$|^\d{1,4}[-/]\d{1,2}[-/]\d{1,4}$/;

/**
 * Headings of columns that may name the parcels as well, but are neither read nor set aside by a person. The file is read without
 * them; but a parcel that has no tracking number yet is found by its order alone, and the two numbers of a line check each other.
 */
export function unreadNames({ columns, sample }: TableHead, reading: Reading): string[] {
  const isRead = (name: ImportColumn) => columns.some(({ field }) => field === name);
  if (isRead('reference') && isRead('tracking')) return [];
  const open = new Set(openColumns(columns, reading.choice).filter((column) => !isKnown(column, reading.headers)));
  return columns.flatMap((column, place) => {
    const cells = sample.map((row) => row[place] ?? '').filter((cell) => cell !== '');
    const isName = cells.length > 0 && cells.every((cell) => NUMBER_LIKE.test(cell) && !OTHER_NUMBER.test(cell));
    return isName && open.has(column) ? [column.heading] : [];
  });
}

/** What the file is for: statuses of parcels, or amounts that a courier pays. */
export type ImportNeed = 'status' | 'amount';

type Reading = { headers: ImportHeaders; choice: ColumnChoice };

/** Maps a row of headings; the profile's names come before the usual ones. */
export function courierColumns(row: readonly string[], { headers, choice }: Reading): (ImportColumn | null)[] {
  return mapColumns(row, { fields: IMPORT_COLUMNS, names: [headers, COURIER_FILE_NAMES], choice });
}

/** The fields without which a file says nothing; of each group one is enough. */
export function neededColumns(need: ImportNeed): ImportColumn[][] {
  return [['reference', 'tracking'], [need]];
}
