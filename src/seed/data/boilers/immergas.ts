import { rangesOf } from './model';

const range = rangesOf('Immergas');

/** Boilers and water heaters of Immergas: Nike for a chimney, Eolo for a balanced flue, Victrix condensing. */
export const immergas = [
  range({ name: 'Eolo Star' }, [
    { name: '23 kW', kilowatts: 23 },
    { name: '24 3 E', aliases: ['24', '24 kW'], kilowatts: 24 },
    { name: '24 4 E', aliases: ['24', '24 kW'], kilowatts: 24 },
  ]),
  range({ name: 'Nike Star' }, [
    { name: '23 kW', kilowatts: 23 },
    { name: '24 3 E', aliases: ['24', '24 kW'], kilowatts: 24 },
    { name: '24 4 E', aliases: ['24', '24 kW'], kilowatts: 24 },
  ]),
  range({ name: 'Eolo Mini' }, [
    { name: '24 3 E', kilowatts: 24 },
    { name: '28 3 E', kilowatts: 28 },
  ]),
  range({ name: 'Nike Mini' }, [
    { name: '24 3 E', kilowatts: 24 },
    { name: '28 3 E', kilowatts: 28 },
  ]),
  range({ name: 'Eolo Mythos' }, [{ name: '24 2 E', kilowatts: 24 }]),
  range({ name: 'Nike Mythos' }, [{ name: '24 2 E', kilowatts: 24 }]),
  range({ name: 'Eolo Maior' }, [
    { name: '24 4 E', kilowatts: 24 },
    { name: '28 4 E', kilowatts: 28 },
    { name: '32 4 E', kilowatts: 32 },
  ]),
  range({ name: 'Avio' }, [{ name: '24 2 ErP', aliases: ['24'], kilowatts: 24 }]),
  range({ name: 'Victrix' }, [
    { name: '24', aliases: ['24 kW'], kilowatts: 24 },
    { name: '26', aliases: ['26 kW'], kilowatts: 26 },
    { name: '24 TT', kilowatts: 24 },
  ]),
  range({ name: 'Victrix EXA' }, ['24', '28']),
  range({ name: 'Victrix Tera' }, ['28 1', '32 1', '38 1', { name: '28 Plus', kilowatts: 28 }]),
  range({ name: 'Victrix Superior' }, ['26', '32']),
  range({ name: 'Victrix Zeus' }, ['26']),
  range({ name: 'Julius' }, ['11', '14']),
].flat();
