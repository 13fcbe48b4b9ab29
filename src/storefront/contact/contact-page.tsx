import { contactWords } from '@/words/fr/contact';
import { PAGE_WIDTH } from '../layout/page-width';
import { ContactCards } from './contact-cards';
import { ShopMap } from './map';
import { OpeningHours } from './opening-hours';
import { TicketForm } from './ticket-form';

export function ContactPage() {
  return (
    <main id="contenu" tabIndex={-1}>
      <div className={`${PAGE_WIDTH} pt-8 lg:pt-12`}>
        <h1 className="font-bold text-3xl tracking-tight sm:text-4xl">{contactWords.title}</h1>
        <p className="mt-3 mb-8 max-w-2xl text-lg text-slate-700">{contactWords.intro}</p>
        <h2 className="sr-only">{contactWords.reachUs}</h2>
        <ContactCards />
      </div>
      <div className={`${PAGE_WIDTH} mt-14 grid gap-10 lg:mt-20 lg:grid-cols-[4fr_3fr] lg:gap-16`}>
        <section aria-labelledby="ticket">
          <h2 id="ticket" className="mb-4 font-bold text-xl tracking-tight sm:text-3xl">
            {contactWords.openTicket}
          </h2>
          <TicketForm />
        </section>
        <section aria-labelledby="plan" className="flex min-w-0 flex-col gap-4">
          <h2 id="plan" className="font-bold text-xl tracking-tight sm:text-3xl">
            {contactWords.findUs}
          </h2>
          <OpeningHours />
          <ShopMap />
        </section>
      </div>
    </main>
  );
}
