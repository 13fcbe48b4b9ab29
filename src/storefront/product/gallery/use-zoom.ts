'use client';

import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { AT_REST, type Box, type Point, panBy, pinch, wheelFactor, ZOOM_STEP, type Zoom, zoomBy } from './zoom';

/** px; a press that moves less is a click */
const CLICK_SLACK = 6;
const MIDDLE: Point = { x: 0, y: 0 };

/** Click, wheel, drag and pinch on one element. Remount it for another picture: that resets it. */
export function useZoom() {
  const place = useRef<HTMLDivElement>(null);
  const current = useRef(AT_REST);
  const [zoom, setZoom] = useState(AT_REST);
  const fingers = useRef(new Map<number, Point>());
  const travelled = useRef(0);

  const show = useCallback((next: Zoom) => {
    current.current = next;
    setZoom(next);
  }, []);
  const zoomAt = useCallback(
    (factor: number, at: Point = MIDDLE) => {
      if (place.current) show(zoomBy({ zoom: current.current, factor, at, box: boxOf(place.current) }));
    },
    [show],
  );

  // React listens to the wheel passively; here the page must stay where it is while the picture grows.
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      const before = current.current;
      zoomAt(wheelFactor(event), pointIn(element, event));
      if (current.current.scale !== before.scale) event.preventDefault();
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [zoomAt]);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (fingers.current.size === 0) travelled.current = 0;
    // Two fingers are never a click, however still they lie.
    else travelled.current = Number.POSITIVE_INFINITY;
    fingers.current.set(event.pointerId, pointIn(event.currentTarget, event));
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const from = fingers.current.get(event.pointerId);
    if (!from) return;
    const to = pointIn(event.currentTarget, event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    const box = boxOf(event.currentTarget);
    const by = { x: to.x - from.x, y: to.y - from.y };
    travelled.current += Math.hypot(by.x, by.y);
    fingers.current.set(event.pointerId, to);
    if (other) show(pinch({ zoom: current.current, before: [from, other], after: [to, other], box }));
    else show(panBy({ zoom: current.current, by, box }));
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    const at = fingers.current.get(event.pointerId);
    fingers.current.delete(event.pointerId);
    if (at && travelled.current < CLICK_SLACK) zoomAt(ZOOM_STEP, at);
  };
  const onPointerCancel = (event: PointerEvent<HTMLDivElement>) => {
    fingers.current.delete(event.pointerId);
  };

  return {
    place,
    zoom,
    zoomIn: () => zoomAt(ZOOM_STEP),
    zoomOut: () => zoomAt(1 / ZOOM_STEP),
    reset: () => show(AT_REST),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}

function boxOf(element: HTMLElement): Box {
  return { width: element.clientWidth, height: element.clientHeight };
}

function pointIn(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
