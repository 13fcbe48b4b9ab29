import { boilerBrandSlug, boilerIdentity, boilerSearchText, boilerSlug } from '@/domain/boilers/boiler-identity';
import { type BoilerName, boilerName, type Energy } from '@/domain/boilers/boilers';

export type BoilerModel = BoilerName & {
  aliases: readonly string[];
  plateCodes: readonly string[];
  yearFrom: number | null;
  yearTo: number | null;
  energy: Energy | null;
  /** kilowatts */
  power: number | null;
};

/** What is derived from a model's names, by the columns of `boiler_models`; its address may need a number at its end. */
export function derivedColumns(model: Pick<BoilerModel, keyof BoilerName | 'aliases' | 'plateCodes'>) {
  return {
    slug: boilerSlug(model),
    title: boilerName(model),
    brandSlug: boilerBrandSlug(model.brand),
    identity: boilerIdentity(model),
    searchText: boilerSearchText(model, [...model.aliases, ...model.plateCodes]),
  };
}
