import { rangesOf } from './model';

const unical = rangesOf('Unical');
const fondital = rangesOf('Fondital');

/** Boilers of Unical and Fondital: CTN for a chimney, CTFS for a balanced flue, KC condensing. */
export const unicalAndFondital = [
  unical({ name: 'Idea' }, [
    { name: 'AC 24', kilowatts: 24 },
    { name: 'CS 24', kilowatts: 24 },
    { name: 'CS 28', kilowatts: 28 },
  ]),
  unical({ name: 'Eve 05' }, [
    { name: 'CTN 24 F', kilowatts: 24 },
    { name: 'CTFS 24 F', kilowatts: 24 },
    { name: 'CTFS 28 F', kilowatts: 28 },
  ]),
  unical({ name: 'Alkon' }, ['18 R', '24 R', '24 C', '28 R', '28 C', '35 R', '35 C']),
  unical({ name: 'Airfuel', energy: 'solid' }, [{ name: '25', kilowatts: 25 }]),
  fondital({ name: 'Antea' }, [
    { name: 'CTN 24', kilowatts: 24 },
    { name: 'CTFS 24', kilowatts: 24 },
  ]),
  fondital({ name: 'Minorca' }, [
    { name: 'CTN 24', kilowatts: 24 },
    { name: 'CTFS 24', kilowatts: 24 },
  ]),
  fondital({ name: 'Panarea' }, [
    { name: 'CTN 24', kilowatts: 24 },
    { name: 'CTFS 24', kilowatts: 24 },
  ]),
  fondital({ name: 'Itaca' }, [
    { name: 'CTN 24', kilowatts: 24 },
    { name: 'CTFS 24', kilowatts: 24 },
    { name: 'CTFS 28', kilowatts: 28 },
    'KC 24',
    'KC 28',
  ]),
  fondital({ name: 'Formentera' }, ['KC 24', 'KC 28', 'KC 32', 'KR 32']),
  fondital({ name: 'Nias Dual' }, [
    { name: 'BTN 24', kilowatts: 24 },
    { name: 'BTFS 24', kilowatts: 24 },
    { name: 'BTFS 28', kilowatts: 28 },
  ]),
].flat();
