export type SeedBoilerModel = {
  brand: string;
  range: string;
  name: string;
  /** other ways in which people write or say it */
  aliases?: readonly string[];
  /** codes on its rating plate, where they differ from its name */
  plateCodes?: readonly string[];
  /** years of manufacture; null at an open end */
  years?: readonly [from: number | null, to: number | null];
  energy: 'gas' | 'oil' | 'electric' | 'solid';
  /** nominal output, in kW */
  kilowatts?: number;
};

type Range = {
  name: string;
  /** gas if absent */
  energy?: SeedBoilerModel['energy'];
  /** other spellings of the range; each gives every model an alias */
  spellings?: readonly string[];
};

type Model = string | Omit<SeedBoilerModel, 'brand' | 'range' | 'energy'>;

/** A function that lists the ranges of one brand, so that brand and range are stated once. */
export const rangesOf =
  (brand: string) =>
  ({ name: range, energy = 'gas', spellings = [] }: Range, models: readonly Model[]): SeedBoilerModel[] =>
    models.map((model) => {
      const { name, aliases = [], ...facts } = typeof model === 'string' ? { name: model } : model;
      const others = [...writtenTogether(name), ...aliases, ...spellings.map((spelling) => `${spelling} ${name}`)];
      return { brand, range, name, energy, ...(others.length > 0 && { aliases: others }), ...facts };
    });

/** A name as people type it: "C 24 E" gives "C24E"; "24 C.S.I." gives "24 CSI" and "24CSI". */
function writtenTogether(name: string): string[] {
  const dotless = name.replace(/(?<=[A-Z])\./g, '');
  const joined = dotless.replace(/\b([A-Z]{1,4}) (?=\d)/g, '$1').replace(/(?<=\d) (?=[A-Za-z]{1,3}(?: |$))/g, '');
  return [...new Set([dotless, joined])].filter((form) => form !== name);
}
