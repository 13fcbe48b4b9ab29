'use client';

import { ExternalLink, MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { mapEmbedUrl, mapPageUrl } from '@/domain/map';
import { shop } from '@/shop';
import { Button } from '../ui/button';
import { MapDrawing } from './map-drawing';

/**
 * Where the shop is. The map comes from OpenStreetMap and only after a click: until then nobody else learns of the visit,
 * and the page neither waits for it nor misses it where there is no network.
 */
export function ShopMap() {
  const [isWanted, setIsWanted] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);

  // The button that had the focus is gone.
  useEffect(() => {
    if (isWanted) frame.current?.focus();
  }, [isWanted]);

  return (
    <div className="overflow-hidden rounded-xl border border-slate-200">
      <div className="relative h-72 bg-slate-100">
        {isWanted ? (
          <iframe
            ref={frame}
            src={mapEmbedUrl(shop.position)}
            title={`Carte : ${shop.name}, ${shop.address}`}
            referrerPolicy="no-referrer"
            className="absolute inset-0 size-full border-0"
          />
        ) : (
          <>
            <MapDrawing className="absolute inset-0 size-full" />
            <div className="absolute inset-0 grid place-items-center p-4 pt-28">
              <Button variant="outline" size="lg" onClick={() => setIsWanted(true)}>
                Afficher la carte
              </Button>
            </div>
          </>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 px-4 py-2">
        <p className="flex min-h-11 items-center gap-2">
          <MapPin aria-hidden className="size-5 text-blue-900" />
          <span>
            Siège : <span className="font-semibold">{shop.address}</span>
          </span>
        </p>
        <a
          href={mapPageUrl(shop.position)}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-blue-900 text-sm hover:underline"
        >
          Ouvrir dans OpenStreetMap
          <ExternalLink aria-hidden className="size-4" />
          <span className="sr-only"> (nouvelle fenêtre)</span>
        </a>
      </div>
    </div>
  );
}
