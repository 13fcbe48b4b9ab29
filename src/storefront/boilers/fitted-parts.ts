import type { FittedFields } from '@/contract/boilers';

export type FittedPart<T> = {
  product: T;
  /** whether one of its rows is verified */
  isConfirmed: boolean;
  /** position and qualifier of each row that has either */
  places: { position: string; qualifier: string }[];
};

/** Each product once, with all that its rows say; the order of the rows is kept. */
export function fittedParts<T extends { id: number } & FittedFields>(rows: readonly T[]): FittedPart<T>[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((same) => {
    const [product] = same;
    if (!product) return [];
    const places = same
      .map(({ position, qualifier }) => ({ position: position ?? '', qualifier: qualifier ?? '' }))
      .filter(({ position, qualifier }) => position !== '' || qualifier !== '');
    return [{ product, isConfirmed: same.some(({ confidence }) => confidence === 'confirmed'), places }];
  });
}
