import { rangesOf } from './model';

const range = rangesOf('Baxi');

/** Boilers of Baxi: i for a chimney, Fi or F for a balanced flue, a leading "1." for heating only. */
export const baxi = [
  range({ name: 'Luna' }, [
    { name: '240 i', kilowatts: 24 },
    { name: '240 Fi', kilowatts: 24 },
  ]),
  range({ name: 'Luna 3', spellings: ['Luna3'] }, [
    { name: '240 i', kilowatts: 24 },
    { name: '240 Fi', kilowatts: 24 },
    { name: '280 Fi', kilowatts: 28 },
    { name: '310 Fi', kilowatts: 31 },
    { name: '1.310 Fi', kilowatts: 31 },
  ]),
  range({ name: 'Luna 3 Comfort', spellings: ['Luna3 Comfort'] }, [
    { name: '240 i', kilowatts: 24 },
    { name: '240 Fi', kilowatts: 24 },
    { name: '310 Fi', kilowatts: 31 },
    { name: '1.240 Fi', kilowatts: 24 },
    { name: '1.310 Fi', kilowatts: 31 },
  ]),
  range({ name: 'Luna Duo-tec', spellings: ['Luna Duotec'] }, ['1.24', '24', '28', '33', '40']),
  range({ name: 'Duo-tec Compact', spellings: ['Duotec Compact'] }, ['1.24', '20', '24', '28']),
  range({ name: 'Eco 3', spellings: ['Eco3'] }, [
    { name: '240 i', kilowatts: 24 },
    { name: '240 Fi', kilowatts: 24 },
    { name: '280 Fi', kilowatts: 28 },
  ]),
  range({ name: 'Eco 3 Compact', spellings: ['Eco3 Compact'] }, [
    { name: '240 i', kilowatts: 24 },
    { name: '240 Fi', kilowatts: 24 },
    { name: '1.240 Fi', kilowatts: 24 },
  ]),
  range({ name: 'Eco Four' }, [
    { name: '24', kilowatts: 24 },
    { name: '24 F', kilowatts: 24 },
    { name: '1.24 F', kilowatts: 24 },
  ]),
  range({ name: 'Eco 4S', spellings: ['Eco4S'] }, [
    '10 F',
    { name: '18 F', kilowatts: 18 },
    { name: '24', kilowatts: 24 },
    { name: '24 F', kilowatts: 24 },
    { name: '1.24 F', kilowatts: 24 },
  ]),
  range({ name: 'Eco 5 Compact' }, [
    { name: '24', kilowatts: 24 },
    { name: '24 F', kilowatts: 24 },
  ]),
  range({ name: 'Main' }, [
    { name: '24 i', kilowatts: 24 },
    { name: '24 Fi', kilowatts: 24 },
  ]),
  range({ name: 'Main Four' }, [
    { name: '24', kilowatts: 24 },
    { name: '240 F', kilowatts: 24 },
  ]),
  range({ name: 'Main 5' }, [
    { name: '18 F', kilowatts: 18 },
    { name: '24 F', kilowatts: 24 },
  ]),
  range({ name: 'Nuvola 3', spellings: ['Nuvola3'] }, [
    { name: '240 i', kilowatts: 24 },
    { name: '240 Fi', kilowatts: 24 },
    { name: '280 Fi', kilowatts: 28 },
  ]),
  range({ name: 'Fourtech' }, [
    { name: '24', kilowatts: 24 },
    { name: '24 F', kilowatts: 24 },
  ]),
].flat();
