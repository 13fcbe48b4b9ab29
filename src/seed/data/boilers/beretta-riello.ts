import { rangesOf } from './model';

const beretta = rangesOf('Beretta');
const riello = rangesOf('Riello');

/** Boilers of the Riello group. At Beretta C.A.I. is for a chimney, C.S.I. for a balanced flue; at Riello KI and KIS. */
export const berettaAndRiello = [
  beretta({ name: 'Ciao' }, [
    { name: '20 C.A.I.', kilowatts: 20 },
    { name: '24 C.A.I.', kilowatts: 24 },
    { name: '24 C.S.I.', kilowatts: 24 },
    { name: '28 C.S.I.', kilowatts: 28 },
  ]),
  beretta({ name: 'Ciao e' }, [
    { name: '24 C.A.I.', kilowatts: 24 },
    { name: '28 C.A.I.', kilowatts: 28 },
    { name: '24 C.S.I.', kilowatts: 24 },
    { name: '28 C.S.I.', kilowatts: 28 },
  ]),
  beretta({ name: 'Ciao Green' }, ['25 C.S.I.', '29 C.S.I.']),
  beretta({ name: 'City' }, [
    { name: '24 C.A.I.', kilowatts: 24 },
    { name: '24 C.S.I.', kilowatts: 24 },
    { name: '28 C.A.I.', kilowatts: 28 },
    { name: '28 C.S.I.', kilowatts: 28 },
  ]),
  beretta({ name: 'Junior' }, [
    { name: '24 C.A.I.', kilowatts: 24 },
    { name: '24 C.S.I.', kilowatts: 24 },
    { name: '28 C.S.I.', kilowatts: 28 },
  ]),
  beretta({ name: 'Super Exclusive', spellings: ['Exclusive'] }, [
    { name: '24 C.A.I.', kilowatts: 24 },
    { name: '24 C.S.I.', kilowatts: 24 },
    { name: '28 C.S.I.', kilowatts: 28 },
    { name: 'Mix 26 C.S.I.', kilowatts: 26 },
  ]),
  beretta({ name: 'Mynute', spellings: ['Minute'] }, [
    { name: '24 C.A.I.', kilowatts: 24 },
    { name: '24 C.S.I.', kilowatts: 24 },
    { name: '28 C.A.I.', kilowatts: 28 },
    { name: '28 C.S.I.', kilowatts: 28 },
  ]),
  beretta({ name: 'Mynute J' }, [
    { name: '20 C.S.I.', kilowatts: 20 },
    { name: '24 C.S.I.', kilowatts: 24 },
  ]),
  beretta({ name: 'Mynute X' }, ['25C', '30C', '35C']),
  beretta({ name: 'Idrabagno', spellings: ['Idra Bagno'] }, ['11', '13']),
  riello({ name: 'Caldariello' }, [
    { name: '24 KI', kilowatts: 24 },
    { name: '24 KIS', kilowatts: 24 },
  ]),
  riello({ name: 'Family' }, [
    { name: '26 KIS', kilowatts: 26 },
    { name: '30 KIS', kilowatts: 30 },
  ]),
  riello({ name: 'Residence' }, [
    { name: '24 KI', kilowatts: 24 },
    { name: '24 KIS', kilowatts: 24 },
    { name: '28 KIS', kilowatts: 28 },
  ]),
  riello({ name: 'Residence Condens' }, ['25 KIS', '30 KIS', '35 KIS']),
  riello({ name: 'Start' }, [
    { name: '24 KI', kilowatts: 24 },
    { name: '24 KIS', kilowatts: 24 },
  ]),
  riello({ name: 'Start Condens' }, ['25 KIS', '29 KIS']),
  riello({ name: 'Bag³', energy: 'oil', spellings: ['Bag 3'] }, [{ name: 'Basic 3 Kombi 31', kilowatts: 31 }]),
].flat();
