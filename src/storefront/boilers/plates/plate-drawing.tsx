import { plateWords } from '@/words/fr/boilers/plates';
import type { PlateSpot } from './plate-places';

type Box = { x: number; y: number; width: number; height: number };

/** Where the orange plate is in the drawing. Places behind a cover are dashed. */
const SPOTS: Record<PlateSpot, Box & { isHidden: boolean }> = {
  bottom: { x: 66, y: 206, width: 48, height: 14, isHidden: false },
  flap: { x: 60, y: 178, width: 60, height: 18, isHidden: true },
  'casing-side': { x: 148, y: 96, width: 14, height: 48, isHidden: false },
  'inside-front': { x: 62, y: 108, width: 56, height: 30, isHidden: true },
  'control-panel': { x: 60, y: 160, width: 60, height: 18, isHidden: true },
  rear: { x: 164, y: 60, width: 10, height: 56, isHidden: true },
};

/** A wall boiler seen from the front and below, its rating plate marked. */
export function PlateDrawing({ spot, className }: { spot: PlateSpot; className?: string }) {
  const { isHidden, ...box } = SPOTS[spot];
  return (
    <figure className={className}>
      <svg viewBox="0 0 200 260" role="img" aria-label={plateWords.legend[spot]} fill="none" strokeWidth="2.5">
        <g className="fill-white stroke-blue-900" strokeLinejoin="round" strokeLinecap="round">
          <path d="M140 20l24 14v170l-24 8z" className="fill-slate-100" />
          <rect x="40" y="20" width="100" height="180" rx="6" />
          <path d="M40 156h100" />
          <path d="M78 20V8h24v12" />
          <path d="M40 200l14 24h72l14-24" className="fill-slate-100" />
          <path d="M62 224v26M80 224v26M98 224v26M116 224v26" />
        </g>
        <g className="stroke-blue-900/60">
          <circle cx="60" cy="34" r="4" />
          <path d="M72 34h36" />
        </g>
        <rect
          {...box}
          rx="2"
          className={isHidden ? 'fill-orange-200 stroke-orange-600' : 'fill-orange-400 stroke-orange-700'}
          strokeDasharray={isHidden ? '5 3' : undefined}
        />
        <path
          d={`M${box.x + 6} ${box.y + box.height / 2}h${Math.max(box.width - 12, 2)}`}
          className="stroke-orange-900"
          strokeWidth="2"
        />
      </svg>
      <figcaption className="mt-2 text-center text-slate-600 text-sm">{plateWords.legend[spot]}</figcaption>
    </figure>
  );
}
