import { aristonAndChaffoteaux } from './ariston-chaffoteaux';
import { baxi } from './baxi';
import { berettaAndRiello } from './beretta-riello';
import { biasi } from './biasi';
import { boschGroup } from './bosch-group';
import { deDietrich } from './de-dietrich';
import type { SeedFaultCode } from './fault-code';
import { ferroliAndLamborghini } from './ferroli-lamborghini';
import { immergas } from './immergas';
import { saunierDuval } from './saunier-duval';
import { sime } from './sime';
import { vaillant } from './vaillant';
import { viessmann } from './viessmann';

export type { SeedFaultCode } from './fault-code';

/** The fault codes that a shop starts with: public knowledge of the trade, one row for each brand and code. */
export const faultCodes: readonly SeedFaultCode[] = [
  ...saunierDuval,
  ...vaillant,
  ...aristonAndChaffoteaux,
  ...berettaAndRiello,
  ...ferroliAndLamborghini,
  ...immergas,
  ...baxi,
  ...boschGroup,
  ...viessmann,
  ...deDietrich,
  ...sime,
  ...biasi,
];
