import { claims } from '@/shop';
import { newsletterWords } from '@/words/fr/message-forms';
import { PAGE_WIDTH } from '../layout/page-width';
import { NewsletterForm } from './newsletter-form';

export function Newsletter() {
  return (
    <section aria-labelledby="lettre" className="on-dark mt-8 bg-blue-950 text-white sm:mt-14">
      <div className={`${PAGE_WIDTH} grid gap-4 py-6 sm:gap-5 sm:py-10 lg:grid-cols-2 lg:items-center lg:gap-12`}>
        <div>
          <h2 id="lettre" className="font-bold text-lg leading-6 tracking-tight sm:text-3xl sm:leading-9">
            {newsletterWords.newsletter.ours}
          </h2>
          <p className="mt-1 max-w-xl text-blue-100 text-sm sm:mt-2 sm:text-base">
            {newsletterWords.newsletter.text(claims.newsletter_readers)}
          </p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
