'use client';

import { useState } from 'react';
import { galleryWords } from '@/words/fr/catalogue/gallery';
import { Thumbnails } from './thumbnails';
import { ZoomablePicture } from './zoomable-picture';

/** The product's pictures: a large one to look into, and all of them to choose from. */
export function Gallery({ pictures, title }: { pictures: readonly string[]; title: string }) {
  const [chosen, setChosen] = useState(0);
  const src = pictures[chosen] ?? null;
  return (
    <div>
      <ZoomablePicture key={src} src={src} alt={title} />
      {pictures.length > 1 && (
        <>
          <Thumbnails pictures={pictures} chosen={chosen} onChoose={setChosen} />
          <noscript>
            <ul className="mt-3 flex flex-wrap gap-4 text-blue-900 text-sm underline">
              {pictures.map((picture, index) => (
                <li key={picture}>
                  <a href={picture}>{galleryWords.image(index + 1)}</a>
                </li>
              ))}
            </ul>
          </noscript>
        </>
      )}
    </div>
  );
}
