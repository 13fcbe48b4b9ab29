import { rangesOf } from './model';

const range = rangesOf('Vaillant');

/**
 * Boilers and water heaters of Vaillant. VUW 240 has 24 kW; the third digit is 0 for a chimney, 2 for a balanced flue, 6
 * for a condensing boiler.
 */
export const vaillant = [
  range({ name: 'atmoTEC plus', spellings: ['Atmotec'] }, [
    { name: 'VU 200/3-5', kilowatts: 20 },
    { name: 'VU 240/3-5', kilowatts: 24 },
    { name: 'VU 280/3-5', kilowatts: 28 },
    { name: 'VUW 200/3-5', aliases: ['VUW 200'], kilowatts: 20 },
    { name: 'VUW 240/3-5', aliases: ['VUW 240'], kilowatts: 24 },
    { name: 'VUW 280/3-5', aliases: ['VUW 280'], kilowatts: 28 },
  ]),
  range({ name: 'atmoTEC pro', spellings: ['Atmotec'] }, [
    { name: 'VUW 240/3-3', kilowatts: 24 },
    { name: 'VUW 240/5-3', kilowatts: 24 },
  ]),
  range({ name: 'turboTEC plus', spellings: ['Turbotec'] }, [
    { name: 'VU 242/3-5', kilowatts: 24 },
    { name: 'VU 282/3-5', kilowatts: 28 },
    { name: 'VUW 242/3-5', aliases: ['VUW 242'], kilowatts: 24 },
    { name: 'VUW 282/3-5', aliases: ['VUW 282'], kilowatts: 28 },
    { name: 'VUW 322/3-5', aliases: ['VUW 322'], kilowatts: 32 },
    { name: 'VUW 362/3-5', aliases: ['VUW 362'], kilowatts: 36 },
  ]),
  range({ name: 'turboTEC pro', spellings: ['Turbotec'] }, [
    { name: 'VUW 242/3-3', kilowatts: 24 },
    { name: 'VUW 282/3-3', kilowatts: 28 },
    { name: 'VUW 242/5-3', kilowatts: 24 },
    { name: 'VUW 282/5-3', kilowatts: 28 },
  ]),
  range({ name: 'ecoTEC pure', spellings: ['Ecotec'] }, [
    { name: 'VMW 236/7-2', aliases: ['VUW 236/7-2'] },
    { name: 'VMW 246/7-2', aliases: ['VUW 246/7-2'] },
    { name: 'VMW 286/7-2', aliases: ['VUW 286/7-2'], kilowatts: 28 },
  ]),
  range({ name: 'ecoTEC pro', spellings: ['Ecotec'] }, [
    { name: 'VMW 236/5-3', aliases: ['VUW 236/5-3'] },
    { name: 'VMW 286/5-3', aliases: ['VUW 286/5-3'] },
    { name: 'VMW 346/5-3', aliases: ['VUW 346/5-3'] },
  ]),
  range({ name: 'ecoTEC plus', spellings: ['Ecotec'] }, [
    'VU 246/3-5',
    'VU 246/5-5',
    'VU 306/5-5',
    { name: 'VMW 246/3-5', aliases: ['VUW 246/3-5'] },
    { name: 'VMW 296/3-5', aliases: ['VUW 296/3-5'] },
    { name: 'VMW 346/3-5', aliases: ['VUW 346/3-5'] },
    { name: 'VMW 246/5-5', aliases: ['VUW 246/5-5'] },
    { name: 'VMW 306/5-5', aliases: ['VUW 306/5-5'] },
    { name: 'VMW 346/5-5', aliases: ['VUW 346/5-5'] },
  ]),
  range({ name: 'atmoMAG', spellings: ['Atmomag', 'MAG'] }, ['11-0/0', '14-0/0', '11-0/1', '14-0/1']),
  range({ name: 'turboMAG', spellings: ['Turbomag'] }, ['11-2/0', '14-2/0', '17-2/0']),
  range({ name: 'eloBLOCK', energy: 'electric' }, [
    { name: 'VE 6', kilowatts: 6 },
    { name: 'VE 9', kilowatts: 9 },
    { name: 'VE 12', kilowatts: 12 },
    { name: 'VE 18', kilowatts: 18 },
    { name: 'VE 24', kilowatts: 24 },
  ]),
].flat();
