/** Compares the measurements with the shop's promises. Pure. */
import type { Measurement } from './figures';

export type Verdict = {
  criterion: string;
  /** the least share of the floor, or the greatest growth */
  reached: number;
  limit: number;
  isMet: boolean;
  /** false if it is only measured, as a basis for later work */
  isPromised: boolean;
  /** the measurement that decides */
  where: string;
};

/** `changed`: after a sale, and promised when it is asked for the first time too. */
const SHARES: readonly { call: string; title: string; share: number; changed?: number }[] = [
  { call: 'products', title: 'a page of products', share: 0.45 },
  { call: 'products, filtered', title: 'a page of products, filtered', share: 0.45 },
  { call: 'product', title: 'one product', share: 0.3 },
  { call: 'products, boiler', title: 'a page of products, by boiler', share: 0.8, changed: 0.45 },
  { call: 'products, number', title: 'a search by number', share: 0.8, changed: 0.45 },
  { call: 'boiler', title: 'a boiler with its parts', share: 0.8, changed: 0.45 },
  { call: 'order', title: 'an order', share: 0.3 },
  { call: 'order with a key', title: 'an order with an Idempotency-Key', share: 0.3 },
];

const MAX_GROWTH = 3;

/** Twenty lines; the other orders have two. */
export const LONG_ORDER = 'order of 20 lines';
const MAX_LONG_ORDER = 2;

const MODES = [
  { modes: ['kept', '-'], title: 'as it runs', isPromised: true, isKept: true },
  { modes: ['sold'], title: 'after each sale', isPromised: true, isKept: false },
  { modes: ['first'], title: 'asked for the first time', isPromised: false, isKept: false },
] as const;

/** The worst of all sizes and numbers of connections decides each criterion. */
export function verdicts(measurements: readonly Measurement[]): Verdict[] {
  return MODES.flatMap(({ modes, title, isPromised, isKept }) => {
    const ofMode = measurements.filter(({ mode }) => modes.some((one) => one === mode));
    const shares = SHARES.flatMap(({ call, title: what, share, changed }) =>
      worst({
        criterion: `${what}, ${title}: share of its floor`,
        candidates: ofMode.filter((one) => one.call === call).map((one) => ({ one, value: shareOfFloor(one) })),
        limit: isKept ? share : (changed ?? share),
        isFloor: true,
      }).map((verdict) => ({ ...verdict, isPromised: isPromised || changed !== undefined })),
    );
    const growths = ofMode
      .filter(({ call }) => !call.startsWith('order'))
      .flatMap((one) => {
        const value = growth(one, measurements);
        return value === null ? [] : [{ one, value }];
      });
    const grown = worst({
      criterion: `p50 of any catalogue call, ${title}: growth with the catalogue`,
      candidates: growths,
      limit: MAX_GROWTH,
      isFloor: false,
    });
    const long = worst({
      criterion: `an order of 20 lines, ${title}: p50 beside one of 2 lines`,
      candidates: ofMode.flatMap((one) => {
        const value = lengthening(one, ofMode);
        return value === null ? [] : [{ one, value }];
      }),
      limit: MAX_LONG_ORDER,
      isFloor: false,
    });
    return [...shares, ...[...grown, ...long].map((verdict) => ({ ...verdict, isPromised }))];
  });
}

/** The shop's answers a second as a share of the floor's; infinite if the floor finished no request in its time. */
export function shareOfFloor({ shop, floor }: Measurement): number {
  return floor.rate > 0 ? shop.rate / floor.rate : Number.POSITIVE_INFINITY;
}

/** The p50 beside that of the smallest catalogue in the run; null for the smallest itself. */
export function growth(one: Measurement, all: readonly Measurement[]): number | null {
  const [smallest] = all
    .filter((other) => other.call === one.call && other.mode === one.mode && other.connections === one.connections)
    .toSorted((left, right) => left.products - right.products);
  return smallest && smallest.products < one.products ? one.shop.p50 / smallest.shop.p50 : null;
}

/** The p50 of a long order beside that of a short one; null for other calls. */
function lengthening(one: Measurement, all: readonly Measurement[]): number | null {
  if (one.call !== LONG_ORDER) return null;
  const short = all.find(
    ({ call, products, connections }) =>
      call === 'order' && products === one.products && connections === one.connections,
  );
  return short ? one.shop.p50 / short.shop.p50 : null;
}

type Candidate = { one: Measurement; value: number };

function worst({
  criterion,
  candidates,
  limit,
  isFloor,
}: {
  criterion: string;
  candidates: readonly Candidate[];
  limit: number;
  isFloor: boolean;
}): Omit<Verdict, 'isPromised'>[] {
  const [decisive] = candidates.toSorted((left, right) =>
    isFloor ? left.value - right.value : right.value - left.value,
  );
  if (!decisive) return [];
  const { one, value } = decisive;
  const where = `${one.call}, ${one.products} products, ${one.connections} connections`;
  return [{ criterion, reached: value, limit, isMet: isFloor ? value >= limit : value <= limit, where }];
}
