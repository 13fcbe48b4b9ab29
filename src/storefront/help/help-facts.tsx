import { FACT_TOPICS, type FactTopic, type HelpTopic, TOPIC_PAGES } from '@/domain/boilers/help-topics';
import { buttonClass } from '@/storefront/ui/button';
import { ShopLink } from '@/storefront/ui/shop-link';
import { ShopPhones } from '@/storefront/ui/shop-phones';
import { helpWords } from '@/words/fr/help';

/** Where each topic leads on. */
const LEADS_TO: Record<FactTopic, readonly HelpTopic[]> = {
  delivery: ['tracking', 'catalogue'],
  guarantee: ['contact', 'tracking'],
  returns: ['tracking', 'contact'],
  invoice: ['quote', 'contact'],
  payment: ['catalogue', 'quote'],
};

/** The facts of a topic, what it leads to, and the other topics. */
export function HelpFacts({ topic }: { topic: FactTopic }) {
  const others = FACT_TOPICS.filter((other) => other !== topic);
  return (
    <div className="mt-6 max-w-3xl">
      <ul className="flex list-disc flex-col gap-3 ps-6 text-slate-800 leading-7 marker:text-slate-400">
        {Object.entries(helpWords.pages[topic].facts).map(([name, fact]) => (
          <li key={name} className="ps-1">
            {typeof fact === 'string' ? fact : fact()}
          </li>
        ))}
      </ul>
      <p className="mt-6 text-slate-700">
        {helpWords.ask} <ShopPhones />
      </p>
      <ul className="mt-5 flex flex-wrap gap-3">
        {LEADS_TO[topic].map((other) => (
          <li key={other}>
            <ShopLink href={TOPIC_PAGES[other]} className={buttonClass({ variant: 'outline' })}>
              {helpWords.topics[other].title}
            </ShopLink>
          </li>
        ))}
        <li>
          <ShopLink href={`${TOPIC_PAGES.about}#conditions-de-vente`} className={buttonClass({ variant: 'outline' })}>
            {helpWords.terms}
          </ShopLink>
        </li>
      </ul>
      <nav aria-label={helpWords.title} className="mt-10 border-slate-200 border-t pt-4">
        <ul className="flex flex-wrap gap-x-6">
          {others.map((other) => (
            <li key={other}>
              <ShopLink
                href={TOPIC_PAGES[other]}
                className="inline-flex min-h-11 items-center font-semibold text-blue-900 text-sm underline underline-offset-4 hover:no-underline"
              >
                {helpWords.topics[other].title}
              </ShopLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
