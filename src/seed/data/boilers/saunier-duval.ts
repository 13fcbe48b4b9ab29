import { rangesOf } from './model';

const range = rangesOf('Saunier Duval');

/** Boilers and water heaters of Saunier Duval: C for a chimney, F for a balanced flue, E for electronic ignition. */
export const saunierDuval = [
  range({ name: 'Thema' }, [
    { name: 'C 23', kilowatts: 23 },
    { name: 'C 23 E', kilowatts: 23 },
    { name: 'F 23', kilowatts: 23 },
    { name: 'F 23 E', kilowatts: 23 },
    { name: 'C 24 E', kilowatts: 24 },
    { name: 'F 24 E', aliases: ['F 24', 'F24'], kilowatts: 24 },
  ]),
  range({ name: 'Themaclassic', spellings: ['Thema Classic'] }, [
    { name: 'C 24 E', aliases: ['C 24', 'C24', 'Thema Classic C 24E'], kilowatts: 24 },
    { name: 'F 24 E', aliases: ['F 24', 'F24', 'Thema Classic F 24E'], kilowatts: 24 },
    { name: 'C 25 E', aliases: ['C 25'], kilowatts: 25 },
    { name: 'F 25 E', aliases: ['F 25'], kilowatts: 25 },
    { name: 'C 30 E', aliases: ['C 30'], kilowatts: 30 },
    { name: 'F 30 E', aliases: ['F 30'], kilowatts: 30 },
  ]),
  range({ name: 'Thema Condens', spellings: ['ThemaCondens'] }, [
    'F 25',
    'F 30',
    { name: 'F AS 18', aliases: ['FAS 18', 'FAS18', 'AS 18'] },
    { name: 'F AS 25', aliases: ['FAS 25', 'FAS25', 'AS 25'] },
    { name: 'F AS 26', aliases: ['FAS 26', 'FAS26', 'AS 26'], kilowatts: 26 },
  ]),
  range({ name: 'ThemaFast', spellings: ['Thema Fast'] }, [
    { name: 'C 25 E', kilowatts: 25 },
    { name: 'F 25 E', kilowatts: 25 },
    { name: 'F 30 E', kilowatts: 30 },
  ]),
  range({ name: 'ThemaFast Condens', spellings: ['Thema Fast Condens'] }, ['F 25', 'F 30']),
  range({ name: 'Thematek', spellings: ['Thema Tek'] }, [
    { name: 'C 23 E', kilowatts: 23 },
    { name: 'F 23 E', kilowatts: 23 },
  ]),
  range({ name: 'Isofast', spellings: ['Iso Fast'] }, [
    { name: 'F 28 E', kilowatts: 28 },
    { name: 'C 32 E', kilowatts: 32 },
    { name: 'F 32 E', kilowatts: 32 },
    { name: 'F 35 E', kilowatts: 35 },
  ]),
  range({ name: 'Isotwin', spellings: ['Iso Twin'] }, [
    { name: 'C 25 E', kilowatts: 25 },
    { name: 'F 25 E', kilowatts: 25 },
    { name: 'F 30 E', kilowatts: 30 },
  ]),
  range({ name: 'Isotwin Condens' }, ['25-A', '30-A', '35-A']),
  range({ name: 'Thelia' }, [
    { name: '23', kilowatts: 23 },
    { name: '23 E', kilowatts: 23 },
    { name: 'SB 23', kilowatts: 23 },
  ]),
  range({ name: 'Semia' }, [
    { name: 'C 24', kilowatts: 24 },
    { name: 'F 24', kilowatts: 24 },
  ]),
  range({ name: 'Opalia' }, ['C 11', 'C 11 E', 'C 14 E', 'F 11 E', 'F 14 E']),
].flat();
