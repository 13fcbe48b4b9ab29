/**
 * The geometry of the picture zoom, in CSS pixels from the middle of the picture's box.
 * The picture is drawn with `translate(x, y) scale(scale)` around that middle.
 */
export type Point = { x: number; y: number };
export type Box = { width: number; height: number };
export type Zoom = Point & { scale: number };

export const MIN_SCALE = 1;
export const MAX_SCALE = 5;
/** for each click and each notch of the wheel */
export const ZOOM_STEP = 1.5;

export const AT_REST: Zoom = { scale: MIN_SCALE, x: 0, y: 0 };

/** Multiplies the scale within 1 to 5, keeping what lies under `at` where it is. */
export function zoomBy({ zoom, factor, at, box }: { zoom: Zoom; factor: number; at: Point; box: Box }): Zoom {
  const scale = clamp(zoom.scale * factor, MIN_SCALE, MAX_SCALE);
  const ratio = scale / zoom.scale;
  return within({ scale, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio }, box);
}

/** Moves the picture, no further than its scaled overflow. */
export function panBy({ zoom, by, box }: { zoom: Zoom; by: Point; box: Box }): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, box);
}

/** What two fingers do that went from `before` to `after`: they pinch around their middle and drag it along. */
export function pinch({ zoom, before, after, box }: { zoom: Zoom; before: Pair; after: Pair; box: Box }): Zoom {
  const from = middle(before);
  const to = middle(after);
  const factor = distance(after) / Math.max(1, distance(before));
  return panBy({ zoom: zoomBy({ zoom, factor, at: from, box }), by: { x: to.x - from.x, y: to.y - from.y }, box });
}
export type Pair = readonly [Point, Point];

/** The factor of a wheel event: a full notch is one step, the small deltas of a touchpad are parts of it. */
export function wheelFactor({ deltaY, deltaMode }: { deltaY: number; deltaMode: number }): number {
  const isNotch = deltaMode !== 0 || Math.abs(deltaY) >= 50;
  return ZOOM_STEP ** -(isNotch ? Math.sign(deltaY) : deltaY / 100);
}

function within(zoom: Zoom, box: Box): Zoom {
  const overflowX = ((zoom.scale - 1) * box.width) / 2;
  const overflowY = ((zoom.scale - 1) * box.height) / 2;
  return { ...zoom, x: clamp(zoom.x, -overflowX, overflowX), y: clamp(zoom.y, -overflowY, overflowY) };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

function distance([a, b]: Pair): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle([a, b]: Pair): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
