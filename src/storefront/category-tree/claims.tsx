import { categoryTreeWords } from '@/words/fr/category-tree';

const CLAIMS = [
  { figure: '+150', what: categoryTreeWords.claims.products },
  { figure: '+60', what: categoryTreeWords.claims.categories },
  { figure: '+30', what: categoryTreeWords.claims.brands },
];

/** The shop's claims beside its categories; fixed texts. */
export function Claims() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-slate-600 text-sm sm:gap-x-6 sm:text-base">
      {CLAIMS.map(({ figure, what }) => (
        <li key={what}>
          <span className="font-bold text-blue-900 tabular-nums">{figure}</span> {what}
        </li>
      ))}
    </ul>
  );
}
