import type { DrawPart, PartKind } from '../part';
import { boilerFloor, boilerWall, waterHeater } from './boilers';
import { booster, circulator, condensatePump, pump, threeSpeedCirculator } from './circulators';
import { circuitBoard, displayBoard } from './electronics';
import { fanCoil, panelRadiator, radiator, towelRadiator, unitHeater } from './emitters';
import { condensingExchanger, hydraulicGroup, plateExchanger, primaryExchanger } from './exchangers';
import { bottle, fan, filter, strainer } from './filters';
import { flue, fluePipe } from './flues';
import { burner, burnerRamp, gasValve, nozzle, oilPump } from './gas';
import { electrode, heatingElement, thermocouple } from './ignition';
import { actuator, ignitionTransformer } from './motors';
import { copperPipe, elbow, fitting, gasket, hose, pipe, tee } from './pipes';
import { cistern, manifold, mixerTap, siphon } from './plumbing';
import { radiatorValve, thermostaticHead } from './radiator-valves';
import { airVent, pressureReducer, safetyValve } from './safety';
import { clipSensor, flowSwitch, pressureSwitch, sensor, waterPressureSwitch, wiredSensor } from './sensing';
import { aquastat, dialThermostat, limitThermostat, pressureGauge, roomThermostat } from './thermostats';
import { butterflyValve, checkValve, threeWayValve, valve } from './valves';
import { blockVessel, expansionVessel, flatVessel } from './vessels';

/** How each kind of part is drawn. */
export const parts: Record<PartKind, DrawPart> = {
  actuator,
  'air-vent': airVent,
  aquastat,
  'block-vessel': blockVessel,
  'boiler-floor': boilerFloor,
  'boiler-wall': boilerWall,
  booster,
  bottle,
  burner,
  'burner-ramp': burnerRamp,
  'butterfly-valve': butterflyValve,
  'check-valve': checkValve,
  'circuit-board': circuitBoard,
  circulator,
  cistern,
  'clip-sensor': clipSensor,
  'condensate-pump': condensatePump,
  'condensing-exchanger': condensingExchanger,
  'copper-pipe': copperPipe,
  'dial-thermostat': dialThermostat,
  'display-board': displayBoard,
  elbow,
  electrode,
  'expansion-vessel': expansionVessel,
  fan,
  'fan-coil': fanCoil,
  filter,
  fitting,
  'flat-vessel': flatVessel,
  'flow-switch': flowSwitch,
  flue,
  'flue-pipe': fluePipe,
  'gas-valve': gasValve,
  gasket,
  'heating-element': heatingElement,
  hose,
  'hydraulic-group': hydraulicGroup,
  'ignition-transformer': ignitionTransformer,
  'limit-thermostat': limitThermostat,
  manifold,
  'mixer-tap': mixerTap,
  nozzle,
  'oil-pump': oilPump,
  'panel-radiator': panelRadiator,
  pipe,
  'plate-exchanger': plateExchanger,
  'pressure-gauge': pressureGauge,
  'pressure-reducer': pressureReducer,
  'pressure-switch': pressureSwitch,
  'primary-exchanger': primaryExchanger,
  pump,
  radiator,
  'radiator-valve': radiatorValve,
  'room-thermostat': roomThermostat,
  'safety-valve': safetyValve,
  sensor,
  siphon,
  strainer,
  tee,
  thermocouple,
  'thermostatic-head': thermostaticHead,
  'three-speed-circulator': threeSpeedCirculator,
  'three-way-valve': threeWayValve,
  'towel-radiator': towelRadiator,
  'unit-heater': unitHeater,
  valve,
  'water-heater': waterHeater,
  'water-pressure-switch': waterPressureSwitch,
  'wired-sensor': wiredSensor,
};
