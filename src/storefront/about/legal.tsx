import { aboutWords } from '@/words/fr/about';
import { PAGE_WIDTH } from '../layout/page-width';
import { legalTexts } from './legal-texts';

/** The legal texts that the footer links to: placeholders with this shop's details. */
export function Legal() {
  return (
    <section aria-labelledby="informations-legales" className="-mb-16 mt-10 bg-slate-50 sm:mt-20">
      <div className={`${PAGE_WIDTH} py-8 sm:py-16`}>
        <h2 id="informations-legales" className="font-bold text-lg leading-6 tracking-tight sm:text-3xl sm:leading-9">
          {aboutWords.legal.title}
        </h2>
        <div className="mt-5 grid gap-8 sm:mt-8 sm:gap-10 lg:grid-cols-3 lg:gap-12">
          {legalTexts().map(({ id, title, toComplete, facts }) => (
            <article key={id} id={id} className="min-w-0">
              <h3 className="font-semibold sm:text-xl">{title}</h3>
              <ul className="mt-3 flex list-disc flex-col gap-2 ps-5 text-slate-700 text-sm marker:text-slate-400">
                {facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
              <p className="mt-4 border-amber-500 border-s-2 ps-3 text-slate-600 text-sm">
                <strong className="font-semibold text-slate-800">{aboutWords.legal.toComplete}</strong> {toComplete}
              </p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
