'use client';

import { shop } from '@/shop';
import { Button } from '../ui/button';
import { FieldFrame, fieldAria, INPUT_CLASS } from '../ui/field-frame';
import { useSmallForm } from '../ui/use-small-form';

const LINES = [
  { name: 'firstName', label: 'Prénom', type: 'text', autoComplete: 'given-name', maxLength: 100 },
  { name: 'lastName', label: 'Nom', type: 'text', autoComplete: 'family-name', maxLength: 100 },
  { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'email', maxLength: 254 },
] as const;

/** A message to the shop. It is only logged, an alert confirms it, the fields are cleared. */
export function TicketForm() {
  const { form, problems } = useSmallForm((ticket, element) => {
    console.log('Ticket', ticket);
    window.alert('Votre ticket a été envoyé !');
    element.reset();
  });
  return (
    <form aria-labelledby="ticket" className="grid gap-5 sm:grid-cols-2" {...form}>
      <p className="text-slate-600 text-sm sm:col-span-2">Tous les champs sont obligatoires.</p>
      {LINES.map(({ name, label, ...input }) => (
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
        <FieldFrame name="message" label="Message" error={problems.message}>
          <textarea
            {...fieldAria({ name: 'message', error: problems.message })}
            name="message"
            required
            rows={8}
            maxLength={2000}
            placeholder="Marque et modèle de la chaudière, pièce cherchée, panne constatée…"
            className={INPUT_CLASS}
          />
        </FieldFrame>
      </div>
      <noscript className="sm:col-span-2">
        {`Sans JavaScript, ce formulaire ne part pas : écrivez-nous à ${shop.email}.`}
      </noscript>
      <Button type="submit" variant="action" size="lg" className="sm:col-span-2 sm:justify-self-start">
        Envoyer le ticket
      </Button>
    </form>
  );
}
