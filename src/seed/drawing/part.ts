import type { Pen } from './lib/pen';
import type { Point } from './lib/shapes';

/** A drawn part, centred on the origin. */
export type Part = {
  art: string;
  width: number;
  height: number;
  /** standing parts rest on the floor; flat ones hang on a wall or lie, seen from above */
  pose: 'standing' | 'flat';
  /** the centre of a close-up */
  focus: Point;
};

export type DrawPart = (pen: Pen) => Part;

/** Every kind of part that can be drawn. */
export const partKinds = [
  'boiler-wall',
  'boiler-floor',
  'water-heater',
  'circulator',
  'pump',
  'condensate-pump',
  'fan',
  'gas-valve',
  'three-way-valve',
  'actuator',
  'valve',
  'check-valve',
  'safety-valve',
  'pressure-reducer',
  'air-vent',
  'thermostatic-head',
  'radiator-valve',
  'plate-exchanger',
  'primary-exchanger',
  'hydraulic-group',
  'circuit-board',
  'display-board',
  'ignition-transformer',
  'pressure-switch',
  'water-pressure-switch',
  'flow-switch',
  'sensor',
  'thermocouple',
  'electrode',
  'aquastat',
  'limit-thermostat',
  'room-thermostat',
  'pressure-gauge',
  'expansion-vessel',
  'radiator',
  'panel-radiator',
  'towel-radiator',
  'fan-coil',
  'burner',
  'burner-ramp',
  'nozzle',
  'oil-pump',
  'gasket',
  'filter',
  'strainer',
  'pipe',
  'hose',
  'fitting',
  'manifold',
  'mixer-tap',
  'siphon',
  'cistern',
  'flue',
  'bottle',
  'heating-element',
  'three-speed-circulator',
  'booster',
  'condensing-exchanger',
  'flat-vessel',
  'block-vessel',
  'clip-sensor',
  'wired-sensor',
  'dial-thermostat',
  'unit-heater',
  'butterfly-valve',
  'copper-pipe',
  'elbow',
  'tee',
  'flue-pipe',
] as const;

export type PartKind = (typeof partKinds)[number];

/** Parts whose lettering or scale has a direction: never shown mirrored. */
export const handedKinds: ReadonlySet<PartKind> = new Set([
  'pressure-gauge',
  'room-thermostat',
  'dial-thermostat',
  'thermostatic-head',
  'display-board',
  'aquastat',
]);
