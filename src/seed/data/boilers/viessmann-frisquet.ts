import { rangesOf } from './model';

const viessmann = rangesOf('Viessmann');
const frisquet = rangesOf('Frisquet');

/** Boilers of Viessmann and Frisquet. What distinguishes Viessmann's is the type on the rating plate. */
export const viessmannAndFrisquet = [
  viessmann({ name: 'Vitodens 050-W', spellings: ['Vitodens 050'] }, ['B0HA', 'B0KA', 'BPJC', 'BPJD']),
  viessmann({ name: 'Vitodens 100-W', spellings: ['Vitodens 100'] }, [
    'WB1A',
    'WB1B',
    'WB1C',
    'B1HA',
    'B1KA',
    'B1HC',
    'B1KC',
  ]),
  viessmann({ name: 'Vitodens 200-W', spellings: ['Vitodens 200'] }, ['WB2A', 'WB2B', 'WB2C', 'B2HA', 'B2KA', 'B2HB']),
  viessmann({ name: 'Vitodens 222-W', spellings: ['Vitodens 222'] }, ['B2LA', 'B2LB']),
  viessmann({ name: 'Vitodens 300-W', spellings: ['Vitodens 300'] }, ['WB3C', 'WB3D', 'B3HA']),
  viessmann({ name: 'Vitopend 100' }, ['WH0A', 'WH1B']),
  viessmann({ name: 'Vitopend 100-W' }, ['WH1D', 'A1HB', 'A1JB']),
  viessmann({ name: 'Vitopend 200' }, ['WH2A']),
  viessmann({ name: 'Vitogas 100-F', spellings: ['Vitogas 100'] }, ['GS1D']),
  frisquet({ name: 'Hydromotrix' }, [
    { name: 'Tradition 23 kW', kilowatts: 23 },
    { name: 'Evolution 23 kW', kilowatts: 23 },
    { name: 'Evolution 32 kW', kilowatts: 32 },
    { name: 'Condensation 25 kW', kilowatts: 25 },
    { name: 'Condensation 32 kW', kilowatts: 32 },
  ]),
  frisquet({ name: 'Hydroconfort' }, [
    { name: 'Evolution 25 kW', kilowatts: 25 },
    { name: 'Condensation 25 kW', kilowatts: 25 },
  ]),
  frisquet({ name: 'Prestige' }, [
    { name: 'Condensation 20 kW', kilowatts: 20 },
    { name: 'Condensation 32 kW', kilowatts: 32 },
  ]),
].flat();
