import { formatOfficeAmount } from '@/domain/price-texts';
import type { OfficeProblemMessages } from '@/domain/problem';
import { MAX_DOCUMENT_MEGABYTES } from '@/domain/products/documents';
import { MAX_IMAGE_MEGABYTES } from '@/domain/products/image-rules';
import { english } from '../english';

const NAMED = {
  brand: 'Brand',
  category: 'Category',
  wilaya: 'Wilaya',
  courier: 'Courier',
  picture: 'Picture',
  document: 'Document',
  product: 'Product',
  boiler: 'Boiler model',
} as const;

/** What is said at a field of the back office. */
export const officeProblemWords = english('problems', {
  required: 'This field is required.',
  notText: 'This must be text.',
  tooLong: ({ max }) => `Must be at most ${max} characters`,
  oddCharacters: 'This text holds a character that cannot be stored',
  linkInName: 'A name cannot contain a web address.',
  linkInAddress: 'A postal address cannot contain a web address.',
  email: 'This is not a valid e-mail address.',
  phone: 'This is not a valid telephone number.',
  orderNumber: 'This is not the number of an order.',
  username: '3 to 64 characters: letters without accents, digits, dots, dashes or underscores.',
  passwordMissing: 'Enter a password.',
  passwordTooShort: ({ min }) => `The password must have at least ${min} characters.`,
  passwordTooLong: ({ max }) => `The password must have at most ${max} characters.`,
  passwordCommon: 'This password is too common. Choose another one.',
  passwordSimple: 'This password is too simple. Mix more characters.',
  passwordIsName: 'The password must not be the username or the e-mail address.',
  passwordUnchanged: 'Choose a password other than the current one.',
  passwordWrong: 'This is not your password.',
  currentPasswordWrong: 'This is not your current password.',
  codeWrong: 'This code is wrong, or was used already.',
  amountExpected: 'This must be an amount.',
  parameterOutOfRange: ({ name, min, max }) => `${name} must be a whole number from ${min} to ${max}`,
  parameterNegative: ({ name }) => `${name} must be an amount of 0 or more`,
  unknownProduct: 'Unknown product.',
  unknownBoiler: 'Unknown boiler.',
  quantityNotWhole: 'The quantity must be a whole number.',
  quantityTooLow: ({ min }) => `The quantity must be at least ${min}.`,
  quantityTooHigh: ({ max }) => `The quantity must be at most ${max}.`,
  noLines: 'The order has no lines.',
  tooManyLines: 'The order has too many lines.',
  tooManyQuickLines: ({ max }) => `The list must have at most ${max} lines.`,
  productTwice: 'The same product is listed twice.',
  unknownWilaya: 'Unknown wilaya.',
  unknownCommune: 'Unknown commune of this wilaya.',
  paymentMethod: 'Only cash on delivery is available.',
  deliveryMethod: 'Only home delivery and collection at the desk are available.',
  guestId: 'The guest id is not valid.',
  idempotencyKey: 'Idempotency-Key: 1 to 200 printable characters.',
  numberOutOfRange: ({ max }) => `Must be a number above 0, at most ${max}`,
  wholeNumberOutOfRange: ({ min, max }) => `Must be a whole number from ${min} to ${max}`,
  productTitleMissing: 'Product title is required',
  priceNotPositive: 'Price must be greater than 0',
  priceTooHigh: ({ max }) => `Price must be at most ${max}`,
  categoriesMissing: 'Please select at least one category',
  shortDescriptionTooLong: ({ max }) => `Short description must be at most ${max} characters`,
  stockReasonMissing: 'Choose why the stock is corrected.',
  stockNotWhole: 'Stock must be a whole number of 0 or more',
  descriptionNotRichText: 'Description must be rich text',
  descriptionTooLong: ({ max }) => `Description must be at most ${max} characters`,
  descriptionTooManyTags: ({ max }) => `Description must have at most ${max} HTML tags`,
  dateMissing: 'Please give a date',
  imageAddress: 'Image address must be an https address or a path of this site',
  imageAddressInsecure: 'Image address must begin with https, not http: browsers do not show the picture otherwise',
  dateExpected: 'Date must be a date such as 2026-11-22',
  stockStatusExpected: 'Stock status must be instock or outofstock',
  referenceTaken: 'A product with this reference already exists',
  priceChangeExpected: ({ steps }) =>
    `price must be {amount} or {percent}, with round one of ${steps.join(', ')} or left out`,
  listChangeExpected: 'This must be {add}, {remove} or {replace} with the id of one category or brand',
  bulkChangeExpected: ({ kinds }) => `change must hold one or more of ${kinds.join(', ')}`,
  bulkSelectionExpected: 'Give either ids or the filter of the list',
  bulkTooMany: ({ max }) => `At most ${inThousands(max)} products can be changed at once. Narrow the list.`,
  bulkPlanUnknown: 'This preview is gone, or was made of another selection or change. Preview it again.',

  nameMissing: ({ kind }) => `${NAMED[kind]} name is required`,
  nameHasComma: ({ kind }) => `${NAMED[kind]} name cannot contain a comma`,
  nameHasBar: ({ kind }) => `${NAMED[kind]} name cannot contain |`,
  nameTaken: ({ kind, field }) => `A ${kind} with this ${field} already exists`,
  slugMissing: 'Slug is required',
  slugCharacters: 'Slug can only contain lowercase letters, numbers, and hyphens',
  parentNotAnId: 'Parent must be the id of a category',
  fitAnswerExpected: 'Parts of a boiler must be yes, no or empty',
  categoryCycle: 'A category cannot be its own parent or lie below one of its subcategories',
  unknownDocument: ({ kind, id }) => `${NAMED[kind]} ${id} does not exist`,
  feeMissing: 'Price is required',
  feeNegative: 'Price cannot be negative',

  pictureType: 'Please select a valid image file (JPEG, PNG, or WebP)',
  pictureTooLarge: `Image size must be less than ${MAX_IMAGE_MEGABYTES}MB`,
  documentType: 'Please select a PDF file',
  documentTooLarge: `The PDF must be less than ${MAX_DOCUMENT_MEGABYTES}MB`,
  slotUnknown: ({ max }) => `Position must be a number from 1 to ${max}`,
  slotEmpty: ({ position }) => `There is no image in position ${position}`,

  // Without colon and comma: Payload's own forms would take what follows them for a list of fields.
  staleEdit:
    'Somebody else has changed this since you opened it. Nothing was saved. Reload to see the changes and edit again.',
  staleEditBy: ({ by }) =>
    `${by} has changed this since you opened it. Nothing was saved. Reload to see the changes and edit again.`,
  stockChanged: ({ stock }) =>
    `Stock changed since this form was opened: it is ${stock === null ? 'no longer counted' : `now ${stock}`}. Reload and enter it again`,
  piecesSold: ({ stock }) =>
    `Pieces were sold since this copy was saved: the stock is now ${stock}. Send it as stock_seen to change it`,

  changedSince: ({ by }) =>
    by === null ? 'Somebody has changed this product meanwhile.' : `${by} has changed this product meanwhile.`,
  productGone: 'This product no longer exists.',
  undoOver: ({ minutes }) => `This can be undone for ${minutes} minutes only.`,
  bulkUndone: 'This change was undone before it was complete.',

  fieldNotText: ({ field }) => `${fieldName(field)} must be a text`,
  fieldNotNumber: ({ field }) => `${fieldName(field)} must be a number`,
  rowsExpected: 'This must be a list of rows',
  fieldNotIds: ({ field }) => `${field} must be ids`,
  tooManyIds: ({ field }) => `${field}: too many`,
  parameterNotOneOf: ({ name, options }) => `${name} must be one of ${options.join(', ')}`,
  parameterNotAMoment: ({ name }) => `${name} must be a day such as 2026-11-22, or a moment`,
  parameterNotADay: ({ name }) => `${name} must be a day such as 2026-11-22`,
  parameterNotAnId: ({ name }) => `${name} must be an id`,
  periodBackwards: 'from must not be after to',
  flagExpected: 'Must be true or false',
  versionExpected: 'updated_at must be a date as the answers give it',
  unknownItem: 'This order has no such line.',
  orderNumbersExpected: 'ids must be numbers of orders: 1,2,3',
  tooManyOrders: ({ max }) => `At most ${max} orders can be chosen at once`,

  numberUnreadable: ({ text }) => `"${text}" is not a number`,
  numberAmbiguous: ({ text, separator }) => `"${text}" can be read in two ways: write it without a ${separator}`,
  flagUnreadable: ({ text }) => `"${text}" is neither true nor false`,

  importFileMissing: 'Please choose a CSV or Excel file',
  importTooLarge: ({ megabytes }) => `The file must be at most ${megabytes} MB`,
  importTooManyLines: ({ max }) => `The file has more than ${inThousands(max)} products: import it in parts`,
  importTooManyColumns: ({ max }) => `The header has more than ${max} columns`,
  importLineTooLong: ({ max }) => `A line of the file is longer than ${inThousands(max)} characters`,
  importColumnTwice: ({ column }) => `The column "${column}" occurs twice`,
  importColumnsNeeded: ({ columns }) => `The first line must name these columns too: ${columns.join(', ')}`,
  importColumnsMissing: 'The first line must name the columns, with "reference" or "title" among them',
  importEmpty: 'The file is empty',
  importWithoutLines: 'The file has no products: there is nothing below its first line',
  importNotCsv: 'This is neither CSV nor an Excel file (.xlsx): save the table as "CSV UTF-8" or as .xlsx',
  exportTooLarge: 'The table is too large for an Excel file: narrow it, or export it as CSV',
  importNotSpreadsheet: 'This is not a readable Excel file (.xlsx): save the table again, as .xlsx or as "CSV UTF-8"',
  importHeaderUnreadable: ({ line }) =>
    `The header (line ${line}) cannot be read: it has an unclosed quote or a wrong character`,
  importRunning: 'Another import is running: wait until it ends, or cancel it',
  importEnded: 'This import has already ended',
  lineUnread: ({ line, reason }) => `Line ${line}: ${reason}`,
  lineQuoteOpen:
    'A quote (") is opened and not closed, or stands in the middle of a quoted cell: the line was not read',
  lineNotUtf8: ({ line }) => `Line ${line} is not valid UTF-8`,
  cellIsError: ({ column, text }) => `${column}: "${text}" is an error of the spreadsheet`,
  cellAsNumber: ({ column, text }) =>
    `${column}: "${text}" is a number as a spreadsheet writes it, not what was typed: format the column as text and type it again`,
  cellAsDate: ({ column, text }) =>
    `${column}: "${text}" is a date that a spreadsheet made of it: format the column as text and type it again`,
  cellLostZeros: ({ text, known }) => `"${known}" is there already: did a spreadsheet drop the zeros before "${text}"?`,
  lineTooManyCells: ({ cells, columns }) => `The line has ${cells} cells, the header ${columns}`,
  lineRepeated: ({ column, line }) => `Line ${line} has the same ${column}`,
  lineTitleAmbiguous: 'Several products without a reference have this title: give it a reference',
  lineUnknownBrand: ({ name }) => `There is no brand "${name}"`,
  lineUnknownCategory: ({ name }) => `There is no category "${name}"`,
  lineCategoryElsewhere: ({ name, path }) => `"${name}" exists, but not at "${path}"`,
  lineUnknownProduct: ({ text }) => `There is no product ${text} yet`,
  lineUnknownPicture: ({ address }) => `There is no picture at ${address}`,

  feeChangeExpected: 'Give exactly one of set, add and percent, as a number',
  feeColumnsMissing: 'The first line must name the columns: which wilaya or commune, and at least one value',
  feeColumnsUnknown: ({ columns }) => `Unknown columns: ${columns.join(', ')}`,
  feeTooManyLines: ({ max }) => `The file has more than ${inThousands(max)} lines`,
  feeUnknownWilaya: 'There is no such wilaya',
  feeUnknownCommune: 'There is no commune with this code',
  feeCommuneWithoutCode: 'A commune needs its code: its name may occur in several wilayas',
  feeOtherName: ({ name }) => `The line belongs to "${name}": were its cells moved?`,
  feeOtherWilaya: 'The commune belongs to another wilaya',
  feeWilayaServed: 'A wilaya is served as long as it is in the list: delete it, or set its communes',
  feeDaysAsDate: ({ text }) => `"${text}" looks like a date: a spreadsheet may have made it of days such as 2-3`,
  feeLineRepeated: ({ line }) => `Line ${line} is about the same place`,

  personKeyExpected: 'Enter a telephone or an e-mail address.',
  reasonNamesPerson: 'The reason stays in the activity: leave out name, telephone and e-mail of the person.',

  profileKey: 'A key has lowercase letters, digits and hyphens, such as my-courier',
  profileShipped: 'A profile with this key is part of the shop: choose another key',
  profileUnknown: ({ known }) => `There is no such profile. There are: ${known.join(', ')}`,
  secretSpaces: 'The secret begins or ends with a space',
  profileLineValue: ({ value }) => `"${value}" is a value of one line: set rows to "line"`,
  profileTooManyWords: ({ max }) => `At most ${inThousands(max)} words`,
  profileWordTwice: 'The same word, apart from case and accents, means another state',
  courierFileMissing: 'Please choose a CSV or XLSX file',
  courierFileTooLarge: ({ megabytes }) => `The file must be at most ${megabytes} MB`,
  courierFileTooManyLines: ({ max }) => `The file has more than ${inThousands(max)} lines: import it in parts`,
  courierFileUnreadable: 'This file cannot be read: save it as CSV or XLSX',
  courierFileEmpty: 'The file has no lines below its header',
  lineTwoOrders: ({ tracking, order, reference }) =>
    `Tracking number ${tracking} is the parcel of order ${order}, but the line names order ${reference}`,
  lineOtherCourier: ({ tracking, courier, order, reference }) =>
    `Tracking number ${tracking} is a parcel of ${courier} (order ${order}), but the line names order ${reference} of this courier`,
  lineTrackingTwice: ({ tracking, order, reference }) =>
    `The file gives tracking number ${tracking} to order ${order} and to order ${reference}`,
  lineContradicts: ({ line, reason }) => `Line ${line}: ${reason}`,
  courierDateMissing:
    'Say which column is the date of the status. If the file has none, say when its news is from: an old file would move parcels back.',
  newsFromUnreadable: ({ text }) => `"${text}" is not a day or moment from 2000 to tomorrow`,
  columnsExpected: ({ fields }) =>
    `The columns must be a list such as [{"heading":"…","field":"${fields[0]}"}]; a field is ${fields.join(', ')}, or null for a column that is not read`,
  columnChosenTwice: ({ field }) => `Two columns cannot both be "${field}"`,
  courierColumnsMissing: ({ need }) => `The file needs the columns "reference" or "tracking", and "${need}"`,

  amountNegative: 'The amount cannot be negative',
  amountNotPositive: 'The amount must be above 0',
  amountZero: 'The amount cannot be 0',
  dayExpected: 'This must be a day such as 2026-11-22',
  parcelOrReason: 'Name the parcel (parcel_id, order_id or tracking) or give a reason',
  parcelUnnamed: 'A line names its parcel by tracking or order_id',
  remittanceLinesMissing: "Give the lines, or the courier's file",
  remittanceLinesTwice: "Give the lines or the courier's file, not both",
  remittanceTotal: ({ total, amount }) =>
    `The lines less the fees come to ${formatOfficeAmount(total)}, not ${formatOfficeAmount(amount)}: the difference is ${formatOfficeAmount(amount - total)}`,
  lineAmount: ({ line, text }) => `Line ${line}: "${text}" is not an amount of 0 or more`,
  boilerTaken: 'There is a model with this brand, range and name already',
  fitmentRepeated: ({ line }) =>
    `Line ${line} lists this product for this model already, with the same position, qualifier and serial numbers`,
  barInText: 'A bar ( | ) separates texts in exported tables, so no text may hold one',
  fitmentTwice: 'This product is listed for this model already, with the same position, qualifier and serial numbers',
  powerOutOfRange: ({ max }) => `Must be more than 0 and at most ${max}`,
  partNumberWithoutSigns: 'A number needs a letter or a digit',
  partNumberTwice: 'This product has this number already',
  faultCodeWithoutSigns: 'A code needs a letter or a digit',
  faultCodeTaken: 'This code of this brand is described already',
  searchWordWithoutLetters: 'This needs a letter or a digit',
  searchWordTaken: 'There is an entry for this word already',
  symptomSlugTaken: 'Another symptom has this address',
  replacedByItself: 'A product cannot replace itself',
  tooManyTexts: ({ max }) => `At most ${max} entries`,
  lineUnknownBoiler: ({ name }) => `There is no boiler model ${name}`,
  replacementCycle: 'That product is itself replaced, directly or through others, by this one',
} satisfies OfficeProblemMessages);

/** 'Short description' for `short_description`. */
function fieldName(field: string): string {
  const name = field.replaceAll('_', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function inThousands(count: number): string {
  return count.toLocaleString('en-US');
}
