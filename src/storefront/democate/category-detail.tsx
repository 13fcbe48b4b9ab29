import { ArrowLeft } from 'lucide-react';
import { commonWords } from '@/words/fr/common';
import { ShopLink } from '../ui/shop-link';
import { BrandChoice } from './brand-choice';
import { DEMO_PATH } from './demo-brands';
import type { DemoCategory } from './demo-categories';

/** One category: what it is, then its brands by sub-category. */
export function CategoryDetail({ category }: { category: DemoCategory }) {
  return (
    <>
      <ShopLink
        href={DEMO_PATH}
        className="inline-flex min-h-11 items-center gap-2 font-medium text-blue-900 text-sm hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {commonWords.allCategories}
      </ShopLink>
      <div className="mt-2 mb-8 flex items-center gap-5 sm:gap-8">
        <img
          src={`/democate/${category.slug}.webp`}
          alt=""
          width={640}
          height={480}
          className="aspect-square w-24 shrink-0 rounded-xl bg-slate-100 object-cover sm:aspect-[4/3] sm:w-48"
        />
        <div className="min-w-0">
          <h1 className="break-words font-bold text-2xl tracking-tight sm:text-4xl">{category.name}</h1>
          <p className="mt-2 max-w-2xl text-slate-700 sm:text-lg">{category.text}</p>
        </div>
      </div>
      <BrandChoice key={category.slug} category={category} />
    </>
  );
}
