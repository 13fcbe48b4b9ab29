import { ariston } from './ariston';
import { baxi } from './baxi';
import { berettaAndRiello } from './beretta-riello';
import { boschGroup } from './bosch-group';
import { chaffoteaux } from './chaffoteaux';
import { deDietrich } from './de-dietrich';
import { ferroliAndLamborghini } from './ferroli-lamborghini';
import { immergas } from './immergas';
import type { SeedBoilerModel } from './model';
import { saunierDuval } from './saunier-duval';
import { simeAndBiasi } from './sime-biasi';
import { unicalAndFondital } from './unical-fondital';
import { vaillant } from './vaillant';
import { viessmannAndFrisquet } from './viessmann-frisquet';

export type { SeedBoilerModel } from './model';

/**
 * Boilers and water heaters found in Algerian and French homes. Years, plate codes and outputs are left out where they
 * are not certain.
 */
export const boilerModels: readonly SeedBoilerModel[] = [
  saunierDuval,
  vaillant,
  chaffoteaux,
  ariston,
  berettaAndRiello,
  ferroliAndLamborghini,
  immergas,
  baxi,
  deDietrich,
  boschGroup,
  viessmannAndFrisquet,
  simeAndBiasi,
  unicalAndFondital,
].flat();
