'use client';

import { RotateCcw, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/client/classes';
import { ProductPicture } from '@/storefront/ui/product-picture';
import { galleryWords } from '@/words/fr/catalogue/gallery';
import { useZoom } from './use-zoom';
import { MAX_SCALE, MIN_SCALE } from './zoom';

const SIZES = '(min-width: 1280px) 34vw, (min-width: 768px) 46vw, 240px';
/** asks for the largest source there is */
const ZOOMED_SIZES = '2400px';

/** The large picture. One for each source: a new source is a new one, at rest. */
export function ZoomablePicture({ src, alt }: { src: string | null; alt: string }) {
  const { place, zoom, zoomIn, zoomOut, reset, handlers } = useZoom();
  const isZoomed = zoom.scale > MIN_SCALE;
  return (
    <div className="relative overflow-hidden rounded-xl border border-slate-200 bg-white">
      <div
        ref={place}
        {...handlers}
        data-testid="zoom-area"
        className={cx('select-none', isZoomed ? 'cursor-move touch-none' : 'cursor-zoom-in touch-pan-y')}
      >
        <div
          data-testid="zoom-content"
          draggable={false}
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
          className="pointer-events-none"
        >
          <ProductPicture
            src={src}
            alt={alt}
            sizes={isZoomed ? ZOOMED_SIZES : SIZES}
            size={800}
            isPriority
            // Low on a phone, where title and price share the first view with it.
            className="w-full max-md:aspect-auto max-md:h-60"
          />
        </div>
      </div>
      {/* Never on the picture: in the margin of a phone's low gallery, below a square picture. */}
      <div className="flex justify-end gap-1 border-slate-200 p-1 max-md:absolute max-md:inset-y-0 max-md:end-0 max-md:flex-col max-md:justify-center md:border-t noscript:hidden">
        <ZoomButton label={galleryWords.zoomOut} onClick={zoomOut} isDisabled={!isZoomed}>
          <ZoomOut aria-hidden className="size-5" />
        </ZoomButton>
        <ZoomButton label={galleryWords.zoomIn} onClick={zoomIn} isDisabled={zoom.scale >= MAX_SCALE}>
          <ZoomIn aria-hidden className="size-5" />
        </ZoomButton>
        <ZoomButton label={galleryWords.zoomReset} onClick={reset} isDisabled={!isZoomed}>
          <RotateCcw aria-hidden className="size-5" />
        </ZoomButton>
      </div>
    </div>
  );
}

type ZoomButtonProps = { label: string; onClick: () => void; isDisabled: boolean; children: ReactNode };

function ZoomButton({ label, onClick, isDisabled, children }: ZoomButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // not `disabled`: the focus must stay on the button that has just reached the end
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
      className="grid size-8 place-items-center rounded-md text-slate-800 md:size-10 hover:bg-slate-100 aria-disabled:cursor-not-allowed aria-disabled:text-slate-400 aria-disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
}
