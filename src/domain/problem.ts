/**
 * What is wrong with a value, as a code and the figures that a message about it needs. Rules return it and know no words;
 * whoever answers a person puts it into words (src/words/say-problem.ts).
 */

/** At a field that people fill in. A new code is a row here and a message in every catalogue: the compiler asks for both. */
type FieldValues = {
  required: null;
  notText: null;
  tooLong: { max: number };
  oddCharacters: null;
  linkInName: null;
  linkInAddress: null;
  email: null;
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
  numberExpected: null;
  wholeNumberExpected: null;
};

/** In requests that only programs write wrongly: no page of the shop needs their messages. */
type RequestValues = {
  /** of a query's parameter */
  parameterOutOfRange: { name: string; min: number; max: number };
  parameterNegative: { name: string };
  unknownProduct: null;
  quantityNotWhole: null;
  quantityTooLow: { min: number };
  quantityTooHigh: { max: number };
  noLines: null;
  tooManyLines: null;
  productTwice: null;
  unknownWilaya: null;
  paymentMethod: null;
  deliveryMethod: null;
  guestId: null;
  idempotencyKey: null;
};

/** Of what only the back office edits: the shop's catalogue needs no messages for these. */
type OfficeValues = {
  wholeNumberOutOfRange: { min: number; max: number };
  productTitleMissing: null;
  priceNotPositive: null;
  priceTooHigh: { max: number };
  categoriesMissing: null;
  shortDescriptionTooLong: { max: number };
  stockNotWhole: null;
  descriptionNotRichText: null;
  descriptionTooLong: { max: number };
  descriptionTooManyTags: { max: number };
  dateMissing: null;
  imageAddress: null;
  imageAddressInsecure: null;
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
  // Nobody else writes an issue's message in this form.
  return JSON.parse(message) as Problem;
}
