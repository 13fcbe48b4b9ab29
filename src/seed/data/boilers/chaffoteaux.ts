import { rangesOf } from './model';

const range = rangesOf('Chaffoteaux');

/** Boilers and water heaters of Chaffoteaux: CF for a chimney, FF for a balanced flue. */
export const chaffoteaux = [
  range({ name: 'Pigma' }, [
    { name: '25 CF', kilowatts: 25 },
    { name: '25 FF', kilowatts: 25 },
    { name: '30 FF', kilowatts: 30 },
  ]),
  range({ name: 'Pigma Evo' }, [
    { name: '25 CF', kilowatts: 25 },
    { name: '25 FF', kilowatts: 25 },
    { name: '30 FF', kilowatts: 30 },
  ]),
  range({ name: 'Pigma Ultra' }, [
    { name: '25 CF', kilowatts: 25 },
    { name: '25 FF', kilowatts: 25 },
  ]),
  range({ name: 'Pigma Green' }, ['25', '30']),
  range({ name: 'Talia' }, [
    { name: '25 CF', kilowatts: 25 },
    { name: '25 FF', kilowatts: 25 },
    { name: '30 CF', kilowatts: 30 },
    { name: '30 FF', kilowatts: 30 },
  ]),
  range({ name: 'Talia Green' }, ['25', '30', '35']),
  range({ name: 'Niagara C' }, [
    { name: '25 CF', aliases: ['Niagara 25 CF'], kilowatts: 25 },
    { name: '25 FF', aliases: ['Niagara 25 FF'], kilowatts: 25 },
    { name: '30 FF', aliases: ['Niagara 30 FF'], kilowatts: 30 },
  ]),
  range({ name: 'Niagara C Green' }, ['25', '30']),
  range({ name: 'Inoa' }, [
    { name: '24 CF', kilowatts: 24 },
    { name: '24 FF', kilowatts: 24 },
  ]),
  range({ name: 'Inoa Green' }, [
    { name: '25', aliases: ['25 FF'], kilowatts: 25 },
    { name: '30', aliases: ['30 FF'], kilowatts: 30 },
  ]),
  range({ name: 'Mira C' }, [
    { name: '25 CF', aliases: ['Mira 25 CF'], kilowatts: 25 },
    { name: '25 FF', aliases: ['Mira 25 FF'], kilowatts: 25 },
    { name: '30 FF', aliases: ['Mira 30 FF'], kilowatts: 30 },
  ]),
  range({ name: 'Mira C Green' }, ['25', '30']),
  range({ name: 'Urbia Green' }, ['25', '30']),
  range({ name: 'Nectra' }, [
    { name: '1.23 CF', kilowatts: 23 },
    { name: '2.23 CF', kilowatts: 23 },
    { name: '2.23 FF', kilowatts: 23 },
  ]),
  range({ name: 'Alixia' }, [
    { name: '24 CF', kilowatts: 24 },
    { name: '24 FF', kilowatts: 24 },
  ]),
  range({ name: 'Fluendo' }, ['11', '14']),
].flat();
