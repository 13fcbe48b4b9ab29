import { rangesOf } from './model';

const sime = rangesOf('Sime');
const biasi = rangesOf('Biasi');

/** Boilers of Sime (OF for a chimney, BF for a balanced flue) and of Biasi (E and S). */
export const simeAndBiasi = [
  sime({ name: 'Format' }, ['25/60', '30/60', '25 OF', '25 BF', '30 BF']),
  sime({ name: 'Format.zip', spellings: ['Format Zip'] }, ['25 OF', '25 BF', '30 BF', '35 BF']),
  sime({ name: 'Format DGT' }, ['25 OF', '25 BF', '30 BF']),
  sime({ name: 'Open.zip', spellings: ['Open Zip'] }, ['25 BF', '30 BF']),
  sime({ name: 'Open DGT' }, ['25 BF', '30 BF']),
  sime({ name: 'Open Hybrid' }, [{ name: '25', aliases: ['25 kW'], kilowatts: 25 }]),
  sime({ name: 'Metropolis DGT', spellings: ['Metropolis'] }, ['25 OF', '25 BF', '30 BF']),
  sime({ name: 'Brava DGT HE' }, ['25', '30']),
  sime({ name: 'Murelle HE' }, ['25', '30', '35']),
  sime({ name: 'RX' }, [
    '19 CE',
    { name: '26 CE', aliases: ['26'] },
    { name: '37 CE', aliases: ['37'], kilowatts: 36.9 },
    { name: '48 CE', aliases: ['48'] },
    { name: '55 CE', aliases: ['55'] },
    '26 CE IONO',
    '37 CE IONO',
    '48 CE IONO',
  ]),
  sime({ name: 'Estelle', energy: 'oil' }, ['4', '5', '6']),
  biasi({ name: 'Parva M90', spellings: ['Parva', 'M90'] }, [
    { name: '24S', aliases: ['24 S', 'M90.24S'] },
    { name: '28S', aliases: ['28 S', 'M90.28S'] },
    { name: '24E', aliases: ['24 E', 'M90.24E'] },
    { name: '28E', aliases: ['28 E', 'M90.28E'] },
  ]),
  biasi({ name: 'Inovia' }, [
    { name: '24S', aliases: ['24 S'], plateCodes: ['M290.24CM'] },
    { name: '28S', aliases: ['28 S'], plateCodes: ['M290.28CM'] },
    { name: '32S', aliases: ['32 S'], plateCodes: ['M290.32CM'] },
  ]),
  biasi({ name: 'Basica' }, ['M290L.24CM', 'M290L.28CM', 'M290L.32CM']),
  biasi({ name: 'Rinnova' }, ['24S', '28S']),
  biasi({ name: 'Rinnova Cond' }, ['25S', '30S', '35S']),
  biasi({ name: 'Woodpell', energy: 'solid' }, [{ name: '23', kilowatts: 23 }]),
].flat();
