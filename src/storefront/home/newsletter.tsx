import { claims } from '@/shop';
import { newsletterWords } from '@/words/fr/message-forms';
import { PAGE_WIDTH } from '../layout/section';
import { NewsletterForm } from './newsletter-form';

export function Newsletter() {
  return (
    <section aria-labelledby="lettre" className="on-dark mt-9 bg-blue-950 text-white sm:mt-14">
      <div className={`${PAGE_WIDTH} grid gap-5 py-8 sm:py-10 lg:grid-cols-2 lg:items-center lg:gap-12`}>
        <div>
          <h2 id="lettre" className="font-bold text-xl tracking-tight sm:text-3xl">
            {newsletterWords.newsletter.ours}
          </h2>
          <p className="mt-2 max-w-xl text-blue-100">{newsletterWords.newsletter.text(claims.newsletterReaders)}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
