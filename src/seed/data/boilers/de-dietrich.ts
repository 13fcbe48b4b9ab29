import { rangesOf } from './model';

const range = rangesOf('De Dietrich');

/** Boilers of De Dietrich: MI for instant hot water, BIC with a small tank, FF for a balanced flue. */
export const deDietrich = [
  range({ name: 'MCR' }, ['24 S', '24/28 MI', '24/28 BIC', '30/35 MI', '34/39 MI']),
  range({ name: 'MCR-P', spellings: ['MCRP'] }, ['24', '24/28 MI', '30/35 MI']),
  range({ name: 'MCX' }, ['24 Plus', '24/28 MI Plus', '24/28 BIC Plus']),
  range({ name: 'Innovens MCA', spellings: ['MCA'] }, ['15', '25', '25/28 MI', '35']),
  range({ name: 'Zena' }, [
    { name: 'MS 24', kilowatts: 24 },
    { name: 'MS 24 FF', kilowatts: 24 },
    { name: 'MS 24 MI', kilowatts: 24 },
    { name: 'MS 24 MI FF', kilowatts: 24 },
  ]),
  range({ name: 'City' }, [
    { name: '2.24', kilowatts: 24 },
    { name: '3.24/II FF', aliases: ['3.24 II FF'], kilowatts: 24 },
  ]),
  range({ name: 'Twineo' }, ['EGC 17/29', 'EGC 25']),
  range({ name: 'GSC' }, [{ name: '115', aliases: ['115 25 kW'], kilowatts: 25 }]),
  range({ name: 'DTG' }, [
    { name: '110 Eco.NOx', aliases: ['110', '110 Eco Nox'] },
    { name: '130 Eco.NOx Plus', aliases: ['130', '130 Eco Nox Plus'] },
    { name: '230 Eco.NOx', aliases: ['230', '230 Eco Nox'] },
    { name: '330 Eco.NOx', aliases: ['330', '330 Eco Nox'] },
  ]),
  range({ name: 'GT', energy: 'oil' }, ['120', '220']),
  range({ name: 'GTU', energy: 'oil' }, ['120 FF', '1200 FF']),
].flat();
