import { handedKinds, type PartKind } from './kinds';
import { parts } from './parts';
import { boxView, detailView, dimensionView, mainView } from './views';

export { drawBrand } from './brand';
export { drawCategory } from './category';
export { type PartKind, partKinds } from './kinds';
export { renderSvg } from './render';

const views = [mainView, detailView, boxView, dimensionView] as const;

export type PartPicture = { kind: PartKind; seed: string; view: 0 | 1 | 2 | 3 };

/** An 800 × 800 picture of a part, as SVG: whole, from close by, with its box, or with its dimensions. */
export function drawPart({ kind, seed, view }: PartPicture): string {
  return views[view]({ seed: `${kind}:${seed}`, draw: parts[kind], isHanded: handedKinds.has(kind) });
}
