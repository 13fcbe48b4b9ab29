import { ExternalLink, MapPin } from 'lucide-react';
import { parts } from '@/client/parts';
import { mapEmbedUrl, mapPageUrl } from '@/domain/links';
import { shop } from '@/shop';
import { commonWords } from '@/words/fr/common';
import { contactWords } from '@/words/fr/contact';
import { MapDrawing } from './map-drawing';

/** Where the shop is, on a map if it has set its place. OpenStreetMap's map is loaded when it comes near the viewport; a drawing takes its place until then. */
export function ShopMap() {
  return (
    <div className="overflow-hidden rounded-xl border border-slate-200">
      {shop.map && (
        <div className="relative h-72 bg-slate-100">
          <MapDrawing className="absolute inset-0 size-full" />
          <iframe
            src={mapEmbedUrl(shop.map)}
            title={contactWords.map(shop.name, shop.address)}
            loading="lazy"
            referrerPolicy="no-referrer"
            className="absolute inset-0 size-full border-0"
          />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 px-4 py-2">
        <p className="flex min-h-11 items-center gap-2">
          <MapPin aria-hidden className="size-5 text-blue-900" />
          <span>{parts(contactWords.seat(<span className="font-semibold">{shop.address}</span>))}</span>
        </p>
        {shop.map && (
          <a
            href={mapPageUrl(shop.map)}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-blue-900 text-sm hover:underline"
          >
            {contactWords.openMap}
            <ExternalLink aria-hidden className="size-4" />
            <span className="sr-only">{commonWords.newWindow}</span>
          </a>
        )}
      </div>
    </div>
  );
}
