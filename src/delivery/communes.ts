/** The communes of the country by their official code. */

import { fold } from '@/domain/text';
import { sortByName } from '@/domain/texts/name-order';
import { COMMUNE_ROWS } from './commune-rows';

export type Commune = {
  code: number;
  wilayaCode: number;
  name: string;
  nameAr: string;
  postalCode: string | null;
};

const COMMUNES: readonly Commune[] = COMMUNE_ROWS.map(([code, wilayaCode, name, nameAr, postalCode]) => ({
  code,
  wilayaCode,
  name,
  nameAr,
  postalCode,
}));

const BY_CODE: ReadonlyMap<number, Commune> = new Map(COMMUNES.map((commune) => [commune.code, commune]));
const BY_WILAYA: ReadonlyMap<number, readonly Commune[]> = Map.groupBy(COMMUNES, ({ wilayaCode }) => wilayaCode);

const WILAYAS_BY_NAME: ReadonlyMap<string, ReadonlySet<number>> = new Map(
  [...Map.groupBy(COMMUNES, ({ name }) => fold(name))].map(([name, communes]) => [
    name,
    new Set(communes.map(({ wilayaCode }) => wilayaCode)),
  ]),
);

/**
 * Whether a city is the name of a commune of other wilayas and not of this one.
 * @param wilayaCode null for a region that is no official wilaya, of which nothing is known
 */
export function isCommuneElsewhere(city: string, wilayaCode: number | null): boolean {
  const wilayas = WILAYAS_BY_NAME.get(fold(city));
  return wilayaCode !== null && wilayas !== undefined && !wilayas.has(wilayaCode);
}

export function findCommune(code: number): Commune | undefined {
  return BY_CODE.get(code);
}

/**
 * The communes of a wilaya in French order.
 * @param wilayaCode null for a region that is not an official wilaya: no communes
 */
export function communesOf(wilayaCode: number | null): readonly Commune[] {
  return wilayaCode === null ? [] : sortByName(BY_WILAYA.get(wilayaCode) ?? []);
}

/** A shorter word must be a whole word of the name: the communes that begin with two given letters are hundreds. */
const BEGINNING = 3;

/** Made when first needed. */
let folded: readonly (readonly [Commune, string])[] | undefined;

/** The communes with a word that begins like this text, in French or in Arabic. */
export function communesNamed(text: string): Commune[] {
  const wanted = fold(text);
  if (wanted === '') return [];
  folded ??= COMMUNES.map((commune) => [commune, ` ${fold(commune.name)} ${fold(commune.nameAr)} `] as const);
  const part = wanted.length < BEGINNING ? ` ${wanted} ` : ` ${wanted}`;
  return folded.filter(([, names]) => names.includes(part)).map(([commune]) => commune);
}
