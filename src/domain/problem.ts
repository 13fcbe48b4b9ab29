/**
 * What is wrong with a value, as a code and the values that its message needs. Rules return a code; the edge (an endpoint, a
 * form, the CMS) puts it into words (src/words/say-problem.ts).
 */

/** At a field that people fill in. A new code needs a message in each catalogue; the compiler asks for it. */
type FieldValues = {
  required: null;
  notText: null;
  tooLong: { max: number };
  oddCharacters: null;
  linkInName: null;
  linkInAddress: null;
  email: null;
  phone: null;
  orderNumber: null;
  username: null;
  passwordMissing: null;
  passwordTooShort: { min: number };
  passwordTooLong: { max: number };
  passwordCommon: null;
  passwordSimple: null;
  passwordIsName: null;
  passwordUnchanged: null;
  passwordWrong: null;
  currentPasswordWrong: null;
  codeWrong: null;
  amountExpected: null;
};

/** In requests, where only a program can be wrong. No page of the shop loads these messages. */
type RequestValues = {
  /** of a query's parameter */
  parameterOutOfRange: { name: string; min: number; max: number };
  parameterNegative: { name: string };
  parameterNotOneOf: { name: string; options: readonly string[] };
  unknownProduct: null;
  unknownBoiler: null;
  quantityNotWhole: null;
  quantityTooLow: { min: number };
  quantityTooHigh: { max: number };
  noLines: null;
  tooManyLines: null;
  tooManyQuickLines: { max: number };
  productTwice: null;
  unknownWilaya: null;
  unknownCommune: null;
  paymentMethod: null;
  deliveryMethod: null;
  guestId: null;
  idempotencyKey: null;
};

/** In calls and forms of the back office alone. The shop's catalogue has no messages for these. */
type OfficeValues = ProductValues &
  FeeValues &
  NamedValues &
  PictureValues &
  EditValues &
  QueryValues &
  TypedValues &
  ImportValues &
  CourierValues &
  CashValues &
  PersonValues &
  BoilerValues &
  SettingValues;

type ProductValues = {
  wholeNumberOutOfRange: { min: number; max: number };
  numberOutOfRange: { max: number };
  productTitleMissing: null;
  priceNotPositive: null;
  priceTooHigh: { max: number };
  categoriesMissing: null;
  shortDescriptionTooLong: { max: number };
  stockNotWhole: null;
  stockReasonMissing: null;
  descriptionNotRichText: null;
  descriptionTooLong: { max: number };
  descriptionTooManyTags: { max: number };
  dateMissing: null;
  dateExpected: null;
  stockStatusExpected: null;
  imageAddress: null;
  imageAddressInsecure: null;
  referenceTaken: null;
  priceChangeExpected: { steps: readonly number[] };
  listChangeExpected: null;
  bulkChangeExpected: { kinds: readonly string[] };
  bulkSelectionExpected: null;
  bulkTooMany: { max: number };
  bulkPlanUnknown: null;
};

/** Documents with a unique name. */
export type NamedKind = 'brand' | 'category' | 'wilaya' | 'courier';

type NamedValues = {
  nameMissing: { kind: NamedKind };
  nameHasComma: { kind: NamedKind };
  nameHasBar: { kind: NamedKind };
  nameTaken: { kind: NamedKind; field: 'name' | 'slug' };
  slugMissing: null;
  slugCharacters: null;
  parentNotAnId: null;
  fitAnswerExpected: null;
  categoryCycle: null;
  unknownDocument: { kind: 'brand' | 'category' | 'picture' | 'document' | 'product' | 'boiler'; id: number };
  feeMissing: null;
  feeNegative: null;
};

/** Delivery fees, and the lines of a table of them. */
type FeeValues = {
  feeChangeExpected: null;
  feeColumnsMissing: null;
  feeColumnsUnknown: { columns: readonly string[] };
  feeTooManyLines: { max: number };
  feeUnknownWilaya: null;
  feeUnknownCommune: null;
  feeCommuneWithoutCode: null;
  /** the place of this id or code has another name than the line says */
  feeOtherName: { name: string };
  feeOtherWilaya: null;
  feeWilayaServed: null;
  feeDaysAsDate: { text: string };
  feeLineRepeated: { line: number };
};

type PictureValues = {
  pictureType: null;
  pictureTooLarge: null;
  documentType: null;
  documentTooLarge: null;
  slotUnknown: { max: number };
  slotEmpty: { position: number };
};

/** Edits that meet another change. */
type EditValues = {
  staleEdit: null;
  staleEditBy: { by: string };
  /** `stock` null: no longer counted */
  stockChanged: { stock: number | null };
  piecesSold: { stock: number | null };
  /** null: it is not known who changed it */
  changedSince: { by: string | null };
  productGone: null;
  undoOver: { minutes: number };
  bulkUndone: null;
};

/** Fields and parameters that a program sends in a form that the call does not take. */
type QueryValues = {
  fieldNotText: { field: string };
  fieldNotNumber: { field: string };
  rowsExpected: null;
  fieldNotIds: { field: string };
  tooManyIds: { field: string };
  parameterNotAMoment: { name: string };
  parameterNotADay: { name: string };
  parameterNotAnId: { name: string };
  periodBackwards: null;
  flagExpected: null;
  versionExpected: null;
  orderNumbersExpected: null;
  unknownItem: null;
  tooManyOrders: { max: number };
};

/** Numbers and flags that people type. */
type TypedValues = {
  numberUnreadable: { text: string };
  numberAmbiguous: { text: string; separator: 'comma' | 'point' };
  flagUnreadable: { text: string };
};

/** Files of products, and their lines. */
type ImportValues = {
  importFileMissing: null;
  importTooLarge: { megabytes: number };
  importTooManyLines: { max: number };
  importTooManyColumns: { max: number };
  importLineTooLong: { max: number };
  importColumnTwice: { column: string };
  importColumnsMissing: null;
  importColumnsNeeded: { columns: readonly string[] };
  importEmpty: null;
  importWithoutLines: null;
  importNotCsv: null;
  importNotSpreadsheet: null;
  exportTooLarge: null;
  importHeaderUnreadable: { line: number };
  importRunning: null;
  importEnded: null;
  /** a line of a file that is taken as a whole or not at all */
  lineUnread: { line: number; reason: string };
  lineQuoteOpen: null;
  lineNotUtf8: { line: number };
  /** cells that a spreadsheet has changed */
  cellIsError: { column: string; text: string };
  cellAsNumber: { column: string; text: string };
  cellAsDate: { column: string; text: string };
  /** the same name with zeros before it is there already */
  cellLostZeros: { text: string; known: string };
  lineTooManyCells: { cells: number; columns: number };
  lineRepeated: { column: string; line: number };
  lineTitleAmbiguous: null;
  lineUnknownBrand: { name: string };
  lineUnknownCategory: { name: string };
  lineCategoryElsewhere: { name: string; path: string };
  lineUnknownPicture: { address: string };
  lineUnknownProduct: { text: string };
};

/** Boilers, what fits them, part numbers, fault codes, words of the search. */
type BoilerValues = {
  boilerTaken: null;
  fitmentTwice: null;
  /** `line`: the earlier one */
  fitmentRepeated: { line: number };
  barInText: null;
  powerOutOfRange: { max: number };
  partNumberWithoutSigns: null;
  partNumberTwice: null;
  faultCodeWithoutSigns: null;
  faultCodeTaken: null;
  searchWordWithoutLetters: null;
  searchWordTaken: null;
  symptomSlugTaken: null;
  replacedByItself: null;
  replacementCycle: null;
  tooManyTexts: { max: number };
  lineUnknownBoiler: { name: string };
};

/** Settings of the shop. */
type SettingValues = {
  unknownSetting: null;
  groupExpected: null;
  listOutOfRange: { min: number; max: number };
  numberBetween: { min: number; max: number };
  notOneOf: { options: readonly string[] };
  clockExpected: null;
  webAddress: null;
  logoExpected: null;
  logoType: null;
  unsafeSvg: null;
  colourExpected: null;
  colourOnWhite: null;
  colourUnderText: null;
};

/** Profiles of couriers, which owners write, and the files that couriers send. */
type CourierValues = {
  profileKey: null;
  profileShipped: null;
  profileUnknown: { known: readonly string[] };
  secretSpaces: null;
  profileLineValue: { value: string };
  profileTooManyWords: { max: number };
  profileWordTwice: null;
  courierFileMissing: null;
  courierFileTooLarge: { megabytes: number };
  courierFileTooManyLines: { max: number };
  courierFileUnreadable: null;
  courierFileEmpty: null;
  courierColumnsMissing: { need: 'status' | 'amount' };
  courierDateMissing: null;
  /** the tracking number's order, and the one that is named beside it */
  lineTwoOrders: { tracking: string; order: number; reference: number };
  lineOtherCourier: { tracking: string; courier: string; order: number; reference: number };
  lineTrackingTwice: { tracking: string; order: number; reference: number };
  /** in a line of a courier's file */
  lineContradicts: { line: number; reason: string };
  newsFromUnreadable: { text: string };
  columnsExpected: { fields: readonly string[] };
  columnChosenTwice: { field: string };
};

/** Cash of parcels, and what couriers pay. Amounts are dinars. */
/** The data of a person. */
type PersonValues = { personKeyExpected: null; reasonNamesPerson: null };

type CashValues = {
  amountNegative: null;
  amountNotPositive: null;
  amountZero: null;
  dayExpected: null;
  parcelUnnamed: null;
  parcelOrReason: null;
  remittanceLinesMissing: null;
  remittanceLinesTwice: null;
  remittanceTotal: { total: number; amount: number };
  /** in a line of a courier's file */
  lineAmount: { line: number; text: string };
};

type ProblemValues = FieldValues & RequestValues & OfficeValues;

export type ProblemCode = keyof ProblemValues;
export type Problem = {
  [Code in ProblemCode]: ProblemValues[Code] extends null
    ? { code: Code }
    : { code: Code; values: ProblemValues[Code] };
}[ProblemCode];

type MessagesFor<Values> = {
  [Code in keyof Values]: Values[Code] extends null ? string : (values: Values[Code]) => string;
};

export type FieldProblemMessages = MessagesFor<FieldValues>;
export type RequestProblemMessages = MessagesFor<RequestValues>;
/** A message for each code that the shop refuses with. */
export type ProblemMessages = FieldProblemMessages & RequestProblemMessages;
export type OfficeProblemMessages = ProblemMessages & MessagesFor<OfficeValues>;

export const REQUIRED: Problem = { code: 'required' };

/** A problem as the message of a schema's issue, which must be a text. */
export function asIssue(problem: Problem): string {
  return JSON.stringify(problem);
}

/** @returns null for an issue that the schema library words by itself */
export function fromIssue(message: string): Problem | null {
  if (!message.startsWith('{"code":')) return null;
  // Only asIssue writes messages in this form.
  return JSON.parse(message) as Problem;
}
