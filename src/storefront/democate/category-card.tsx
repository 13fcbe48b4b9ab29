import { isBlank } from '@/domain/text';
import { containsText } from '@/domain/texts/find-text';
import { categoryListWords } from '@/words/fr/catalogue/category-lists';
import { democateWords } from '@/words/fr/catalogue/democate';
import { ShopLink } from '../ui/shop-link';
import { brandsOf, demoHref } from './demo-brands';
import type { DemoCategory } from './demo-categories';

/** as many of the met names as fit below a card's text */
const SHOWN = 3;

type CategoryCardProps = {
  category: DemoCategory;
  /** the search text */
  text: string;
};

/** One category of the grid: picture, name, and what below it the search has met. */
export function CategoryCard({ category, text }: CategoryCardProps) {
  const brands = brandsOf(category).map(({ name }) => name);
  const below = [...category.subCategories.map(({ name }) => name), ...brands];
  const met = isBlank(text) ? [] : below.filter((name) => containsText([name], text));
  return (
    <ShopLink
      href={demoHref(category)}
      className="group flex h-full flex-col overflow-hidden rounded-xl border border-slate-200 bg-white transition-shadow duration-150 hover:border-blue-900 hover:shadow-md"
    >
      <img
        src={`/democate/${category.slug}.webp`}
        alt=""
        width={640}
        height={480}
        className="aspect-[4/3] w-full bg-slate-100 object-cover"
      />
      <span className="flex flex-1 flex-col gap-1 p-5">
        <span className="font-semibold text-lg group-hover:text-blue-900">{category.name}</span>
        <span className="text-slate-600 text-sm">{category.text}</span>
        <span className="mt-auto pt-2 text-slate-700 text-sm tabular-nums">
          {met.length > 0
            ? democateWords.with(met.slice(0, SHOWN).join(', '), met.length > SHOWN ? ` +${met.length - SHOWN}` : '')
            : `${categoryListWords.subcategoryCount(category.subCategories.length)}, ${categoryListWords.brandCount(brands.length)}`}
        </span>
      </span>
    </ShopLink>
  );
}
