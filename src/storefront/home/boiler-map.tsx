import { homeWords } from '@/words/fr/home';
import { listingLink } from '../catalogue/links';
import { ShopLink } from '../ui/shop-link';
import { BoilerDrawing } from './boiler-drawing';
import { MAP, MAP_POINTS, type MappedCategory } from './boiler-map-data';

/** Room between a label and its line, in the drawing's units. */
const GAP = 6;

/** A boiler whose parts lead to their categories. */
export function BoilerMap({ categories }: { categories: readonly MappedCategory[] }) {
  return (
    <nav aria-label={homeWords.map} className="relative hidden self-center lg:block">
      <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden className="w-full rtl:-scale-x-100">
        <BoilerDrawing />
        {MAP_POINTS.filter(isAmong(categories)).map(({ slug, side, labelY, x, y }) => {
          const end = side === 'start' ? MAP.labelWidth + GAP : MAP.width - MAP.labelWidth - GAP;
          return (
            <g key={slug}>
              <path d={`M${end} ${labelY}L${x} ${y}`} className="fill-none stroke-blue-300/70" strokeDasharray="2 4" />
              <circle cx={x} cy={y} r="4" className="fill-orange-400 stroke-blue-950" strokeWidth="2" />
            </g>
          );
        })}
      </svg>
      <ul>
        {categories.map(({ point: { slug, side, labelY }, name }) => (
          <li
            key={slug}
            className={`-translate-y-1/2 absolute ${side === 'start' ? 'start-0 text-end' : 'end-0 text-start'}`}
            style={{ top: `${(100 * labelY) / MAP.height}%`, width: `${(100 * MAP.labelWidth) / MAP.width}%` }}
          >
            <ShopLink
              href={listingLink({ category: slug, opensFilters: true })}
              className="inline-flex min-h-9 items-center rounded-md px-1 font-medium text-blue-50 text-sm leading-tight underline decoration-blue-400/60 underline-offset-4 hover:text-white hover:decoration-white"
            >
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isAmong(categories: readonly MappedCategory[]): (point: { slug: string }) => boolean {
  return ({ slug }) => categories.some(({ point }) => point.slug === slug);
}
