export type SeedPartNumber = {
  /** the product's reference */
  part: string;
  numbers: readonly {
    number: string;
    kind: 'maker' | 'former' | 'equivalent' | 'ean';
    brand?: string;
  }[];
};

const CP_BOARDS = ['CP01', 'CP02', 'CP03', 'CP04', 'CP05', 'CP06', 'CP07', 'CP08'];

/** Numbers besides the references, all of them named by the products' own titles and descriptions. */
export const partNumbers: readonly SeedPartNumber[] = [
  { part: '0020053968', numbers: [{ number: '0020019991', kind: 'former', brand: 'Vaillant' }] },
  {
    part: 'AS47C1538',
    numbers: [
      { number: 'AS47A', kind: 'former', brand: 'Suntec' },
      { number: 'AS47B', kind: 'former', brand: 'Suntec' },
    ],
  },
  {
    part: '39819530',
    numbers: [
      { number: 'S4962DM', kind: 'maker', brand: 'Honeywell' },
      { number: 'DBM01', kind: 'equivalent', brand: 'Ferroli' },
      { number: 'DBM01.1', kind: 'equivalent', brand: 'Ferroli' },
    ],
  },
  {
    part: 'R20005569',
    numbers: [
      { number: 'CP09', kind: 'maker', brand: 'Beretta' },
      ...CP_BOARDS.map((number) => ({ number, kind: 'former' as const, brand: 'Beretta' })),
    ],
  },
  { part: '5686890', numbers: [{ number: 'SM11485', kind: 'maker', brand: 'Honeywell' }] },
  { part: '3001156', numbers: [{ number: '530SE', kind: 'maker', brand: 'Riello' }] },
  { part: 'LME22.331C2', numbers: [{ number: 'LMG22', kind: 'former', brand: 'Siemens' }] },
  { part: 'S1008600', numbers: [{ number: 'GR02755', kind: 'maker', brand: 'Fime' }] },
  { part: '0020073795', numbers: [{ number: '065153', kind: 'former', brand: 'Vaillant' }] },
];

/** Products that another product of the shop supersedes, by their references. */
export const replacements: readonly { part: string; by: string }[] = [
  // Regulation (EC) 641/2009: three-speed circulators gave way to electronic ones by August 2015.
  { part: '96281477', by: '99411175' },
  { part: '60182244H', by: '60185496' },
];
