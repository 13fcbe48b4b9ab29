'use client';

import { shop } from '@/shop';
import { accountFieldWords } from '@/words/fr/fields';
import { ticketWords } from '@/words/fr/message-forms';
import { Button } from '../ui/button';
import { FieldFrame, fieldAria, INPUT_CLASS } from '../ui/field-frame';
import { useSmallForm } from '../ui/use-small-form';

const ticketLines = () =>
  [
    { name: 'firstName', label: accountFieldWords.firstName, type: 'text', autoComplete: 'given-name', maxLength: 100 },
    { name: 'lastName', label: accountFieldWords.lastName, type: 'text', autoComplete: 'family-name', maxLength: 100 },
    { name: 'email', label: accountFieldWords.email, type: 'email', autoComplete: 'email', maxLength: 254 },
  ] as const;

/** A message to the shop. It is only logged, an alert confirms it, the fields are cleared. */
export function TicketForm() {
  const { form, problems } = useSmallForm({
    send: (ticket, element) => {
      console.log(ticketWords.ticket, ticket);
      window.alert(ticketWords.sent);
      element.reset();
    },
  });
  return (
    <form aria-labelledby="ticket" className="grid gap-5 sm:grid-cols-2" {...form}>
      <p className="text-slate-600 text-sm sm:col-span-2">{ticketWords.allRequired}</p>
      {ticketLines().map(({ name, label, ...input }) => (
        <div key={name} className={name === 'email' ? 'sm:col-span-2' : undefined}>
          <FieldFrame name={name} label={label} error={problems[name]}>
            <input
              {...input}
              {...fieldAria({ name, error: problems[name] })}
              name={name}
              required
              className={INPUT_CLASS}
            />
          </FieldFrame>
        </div>
      ))}
      <div className="sm:col-span-2">
        <FieldFrame name="message" label={ticketWords.message} error={problems.message}>
          <textarea
            {...fieldAria({ name: 'message', error: problems.message })}
            name="message"
            required
            rows={8}
            maxLength={2000}
            placeholder={ticketWords.messageHint}
            className={INPUT_CLASS}
          />
        </FieldFrame>
      </div>
      <noscript className="sm:col-span-2">{ticketWords.noScript(shop.email)}</noscript>
      <Button type="submit" variant="action" size="lg" className="sm:col-span-2 sm:justify-self-start">
        {ticketWords.send}
      </Button>
    </form>
  );
}
