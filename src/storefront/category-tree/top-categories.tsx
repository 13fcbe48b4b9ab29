import { ChevronDown } from 'lucide-react';
import { cx } from '@/client/classes';
import { ProductPicture } from '@/storefront/ui/product-picture';
import { commonWords } from '@/words/fr/common';
import { PANEL_ID } from './category-panel';
import type { TreeCategory } from './tree-category';

type TopCategoriesProps = {
  categories: readonly TreeCategory[];
  chosenId: number | undefined;
  onChoose: (category: TreeCategory) => void;
};

/** The buttons keep their places while a category opens below them. A plain form until the script has loaded. */
export function TopCategories({ categories, chosenId, onChoose }: TopCategoriesProps) {
  return (
    <form action="/CategoryPage" onSubmit={(event) => event.preventDefault()}>
      <ul className="grid grid-cols-2 gap-2 sm:gap-3 md:grid-cols-3">
        {categories.map((category) => (
          <li key={category.id}>
            <TopCategory category={category} isChosen={category.id === chosenId} onChoose={() => onChoose(category)} />
          </li>
        ))}
      </ul>
    </form>
  );
}

function TopCategory({
  category: { name, slug, image_url, product_count },
  isChosen,
  onChoose,
}: {
  category: TreeCategory;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <button
      type="submit"
      name="category"
      value={slug}
      aria-expanded={isChosen}
      aria-controls={isChosen ? PANEL_ID : undefined}
      onClick={onChoose}
      className={cx(
        'flex h-full w-full cursor-pointer items-center gap-2 rounded-xl border p-2 text-start transition-colors duration-150 sm:gap-4 sm:p-3',
        isChosen
          ? 'border-blue-900 bg-blue-50 ring-1 ring-blue-900'
          : 'border-slate-300 bg-white hover:border-blue-900 hover:bg-slate-50',
      )}
    >
      <ProductPicture
        src={image_url}
        sizes="(min-width: 640px) 80px, 48px"
        size={80}
        isPriority
        className="w-12 shrink-0 rounded-lg object-cover sm:w-20"
      />
      <span className="min-w-0 flex-1">
        <span className="block hyphens-auto break-words font-semibold text-slate-900 text-sm leading-5 sm:text-base">
          {name}
        </span>
        <span className="text-slate-600 text-sm tabular-nums">{commonWords.productCount(product_count)}</span>
      </span>
      <ChevronDown
        aria-hidden
        className={cx('size-5 shrink-0 text-slate-500 transition-transform max-sm:hidden', isChosen && 'rotate-180')}
      />
    </button>
  );
}
