'use client';

import { useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { officeDashboardWords } from '@/words/en/dashboard';
import { cmsPath } from '../lib/paths';
import { healthQuery } from './queries';

/** The pictures that browsers refuse to show. Renders nothing without any, or while their list cannot be read. */
export function InsecurePictures() {
  const pictures = useQuery(healthQuery()).data?.insecure_images ?? [];
  if (pictures.length === 0) return null;
  return (
    <section
      aria-labelledby="insecure-pictures"
      className="rounded-xl border border-amber-300 bg-amber-50 px-5 py-4 text-amber-950 text-sm"
    >
      <h2 id="insecure-pictures" className="flex items-center gap-2 font-semibold text-base">
        <ImageOff aria-hidden className="size-5 shrink-0" />
        {officeDashboardWords.notShown(pictures.length)}
      </h2>
      <p className="mt-1">{officeDashboardWords.notShownHint}</p>
      <ul className="mt-2 max-h-60 overflow-y-auto">
        {pictures.map(({ id, title, field, url }) => (
          <li key={`${id} ${field}`} className="py-1">
            <a href={cmsPath('products', id)} className="font-medium underline underline-offset-2">
              {title}
            </a>
            <span className="block break-all text-amber-900">{officeDashboardWords.picture(field, url)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
