import { rangesOf } from './model';

const ferroli = rangesOf('Ferroli');
const lamborghini = rangesOf('Lamborghini');

/** Boilers of the Ferroli group. Ferroli's wall-hung ones: C for a chimney, F for a balanced flue, D for a display. */
export const ferroliAndLamborghini = [
  ferroli({ name: 'Domiproject', spellings: ['Domi Project'] }, [
    { name: 'C 24', kilowatts: 24 },
    { name: 'F 24', kilowatts: 24 },
    { name: 'C 24 D', kilowatts: 24 },
    { name: 'F 24 D', kilowatts: 24 },
    { name: 'C 32 D', kilowatts: 32 },
    { name: 'F 32 D', kilowatts: 32 },
  ]),
  ferroli({ name: 'Domicompact', spellings: ['Domi Compact'] }, [
    { name: 'C 24', kilowatts: 24 },
    { name: 'F 24', kilowatts: 24 },
    { name: 'C 24 D', kilowatts: 24 },
    { name: 'F 24 D', kilowatts: 24 },
    { name: 'C 30', kilowatts: 30 },
    { name: 'F 30', kilowatts: 30 },
  ]),
  ferroli({ name: 'Domina' }, [
    { name: 'C 24 N', kilowatts: 24 },
    { name: 'F 24 N', kilowatts: 24 },
  ]),
  ferroli({ name: 'Domitech' }, [
    { name: 'C 24', kilowatts: 24 },
    { name: 'F 24', kilowatts: 24 },
    { name: 'C 32', kilowatts: 32 },
    { name: 'F 32', kilowatts: 32 },
  ]),
  ferroli({ name: 'Divatop', spellings: ['Diva Top'] }, [
    { name: 'C 24', kilowatts: 24 },
    { name: 'F 24', kilowatts: 24 },
    { name: 'C 32', kilowatts: 32 },
    { name: 'F 32', kilowatts: 32 },
  ]),
  ferroli({ name: 'Divatop Micro' }, [
    { name: 'C 24', kilowatts: 24 },
    { name: 'F 24', kilowatts: 24 },
    { name: 'F 32', kilowatts: 32 },
  ]),
  ferroli({ name: 'Diva' }, [
    { name: 'C 24', kilowatts: 24 },
    { name: 'F 24', kilowatts: 24 },
    { name: 'F 28', kilowatts: 28 },
    { name: 'F 32', kilowatts: 32 },
  ]),
  ferroli({ name: 'Bluehelix Tech', spellings: ['Blue Helix Tech'] }, ['18 A', '25 A', '25 C', '35 C']),
  ferroli({ name: 'Bluehelix Pro', spellings: ['Blue Helix Pro'] }, ['25 C', '32 C']),
  ferroli({ name: 'Bluehelix HiTech RRT', spellings: ['Blue Helix'] }, ['24 C', '28 C', '34 C']),
  ferroli({ name: 'Pegasus' }, [
    { name: 'D 23', kilowatts: 23 },
    { name: 'D 32', kilowatts: 32 },
    { name: 'D 45', kilowatts: 45 },
    { name: '23 T', kilowatts: 23 },
    { name: '32 T', kilowatts: 32 },
    { name: '35 T', kilowatts: 35 },
    { name: '45 T', kilowatts: 45 },
    { name: '56', kilowatts: 56 },
  ]),
  ferroli({ name: 'Zefiro' }, ['C 11', 'C 14']),
  lamborghini({ name: 'Xilo' }, [
    { name: '24 MC W TOP', aliases: ['24 MC'], kilowatts: 24 },
    { name: '24 MCS W TOP', aliases: ['24 MCS'], kilowatts: 24 },
  ]),
  lamborghini({ name: 'Taura' }, [
    { name: '24 MC', kilowatts: 24 },
    { name: '24 MCS', kilowatts: 24 },
    { name: '28 MCS', kilowatts: 28 },
  ]),
  lamborghini({ name: 'Ninfa N Low NOx' }, [{ name: '24 MCS', kilowatts: 24 }]),
  lamborghini({ name: 'Alhena Tech' }, ['24 C', '34 C']),
  lamborghini({ name: 'Mega Prex', energy: 'oil', spellings: ['Megaprex'] }, [{ name: 'N 70', kilowatts: 70 }]),
].flat();
