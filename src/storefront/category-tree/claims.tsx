import { claims } from '@/shop';
import { categoryTreeWords } from '@/words/fr/catalogue/category-tree';

/** The shop's claims beside its categories; fixed texts. */
export function Claims() {
  if (claims.catalogue === null) return null;
  const { products, categories, brands } = claims.catalogue;
  const figures = [
    { figure: products, what: categoryTreeWords.claims.products },
    { figure: categories, what: categoryTreeWords.claims.categories },
    { figure: brands, what: categoryTreeWords.claims.brands },
  ];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-slate-600 text-sm sm:gap-x-6 sm:text-base">
      {figures.map(({ figure, what }) => (
        <li key={what}>
          <span className="font-bold text-blue-900 tabular-nums">{figure}</span> {what}
        </li>
      ))}
    </ul>
  );
}
