import { rangesOf } from './model';

const range = rangesOf('Ariston');

/** Boilers and water heaters of Ariston: CF for a chimney, FF for a balanced flue. */
export const ariston = [
  range({ name: 'Clas', spellings: ['Class'] }, [
    { name: '24 CF', kilowatts: 24 },
    { name: '24 FF', kilowatts: 24 },
    { name: '28 CF', kilowatts: 28 },
    { name: '28 FF', kilowatts: 28 },
  ]),
  range({ name: 'Clas Evo' }, [
    { name: '24 CF', kilowatts: 24 },
    { name: '24 FF', kilowatts: 24 },
    { name: '28 FF', kilowatts: 28 },
  ]),
  range({ name: 'Clas B' }, [
    { name: '24 CF', kilowatts: 24 },
    { name: '24 FF', kilowatts: 24 },
    { name: '30 FF', kilowatts: 30 },
  ]),
  range({ name: 'Clas X' }, [
    { name: '24 CF', kilowatts: 24 },
    { name: '24 FF', kilowatts: 24 },
    { name: '28 FF', kilowatts: 28 },
  ]),
  range({ name: 'Clas Premium' }, ['24', '30']),
  range({ name: 'Clas Premium Evo' }, ['24', '30', '35']),
  range({ name: 'Clas One' }, ['24', '30', '35']),
  range({ name: 'Genus' }, [
    { name: '24 CF', kilowatts: 24 },
    { name: '24 FF', kilowatts: 24 },
    { name: '28 CF', kilowatts: 28 },
    { name: '28 FF', kilowatts: 28 },
    { name: '35 FF', kilowatts: 35 },
  ]),
  range({ name: 'Genus Evo' }, [
    { name: '24 FF', kilowatts: 24 },
    { name: '30 FF', kilowatts: 30 },
  ]),
  range({ name: 'Genus Premium' }, ['24', '30', '35']),
  range({ name: 'Genus Premium Evo' }, ['24', '30', '35']),
  range({ name: 'Genus One' }, ['24', '30', '35']),
  range({ name: 'Egis' }, [
    { name: '24 CF', kilowatts: 24 },
    { name: '24 FF', kilowatts: 24 },
  ]),
  range({ name: 'Egis Plus' }, [
    { name: '24 CF', kilowatts: 24 },
    { name: '24 FF', kilowatts: 24 },
  ]),
  range({ name: 'Cares X' }, [
    { name: '24 CF', kilowatts: 24 },
    { name: '24 FF', kilowatts: 24 },
  ]),
  range({ name: 'Cares Premium' }, ['24', '30']),
  range({ name: 'Matis' }, [
    { name: '24 CF', kilowatts: 24 },
    { name: '24 FF', kilowatts: 24 },
  ]),
  range({ name: 'BS II', spellings: ['BS 2', 'BS'] }, [
    { name: '24 CF', kilowatts: 24 },
    { name: '24 FF', kilowatts: 24 },
  ]),
  range({ name: 'Microgenus' }, ['23 MI', '23 MFFI', '27 MFFI']),
  range({ name: 'Fast Evo' }, ['11 B', '14 B', '11 C', '14 C']),
].flat();
