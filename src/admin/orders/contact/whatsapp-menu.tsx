'use client';

import { MessageCircle } from 'lucide-react';
import * as Menu from 'radix-ui/dropdown-menu';
import { cx } from '@/client/classes';
import type { AdminOrder } from '@/contract/admin/orders';
import { officeDeskWords } from '@/words/en/orders/order-desk';
import type { WhatsAppMessage } from '@/words/fr/orders/whatsapp';
import { useRemembered } from '../../lib/use-remembered';
import { Button } from '../../ui/button';
import { deskViewOf } from '../confirmation-view';
import { MESSAGE_LANGUAGES, type MessageLanguage, messageText, whatsappAddress } from './whatsapp-message';

const { whatsapp: words } = officeDeskWords;

// The keys of the catalogue, which `Object.keys` types as strings.
const MESSAGES = Object.keys(words.titles) as WhatsAppMessage[];

const ITEM =
  'block cursor-pointer rounded-md px-3 py-2 outline-none data-highlighted:bg-blue-50 data-highlighted:text-blue-950';

/** Opens WhatsApp with a filled message, in the language that this browser used last. */
export function WhatsAppMenu({ order, className }: { order: AdminOrder; className?: string }) {
  const [remembered, remember] = useRemembered('whatsapp-language');
  const language = MESSAGE_LANGUAGES.find((known) => known === remembered) ?? 'fr';
  if (whatsappAddress(order.customer_phone, '') === null) return null;
  const messages = deskViewOf(order).hasMessages ? MESSAGES : [];
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button className={className}>
          <MessageCircle aria-hidden className="size-5 text-green-700" /> {words.button}
        </Button>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          align="end"
          collisionPadding={8}
          aria-label={words.heading}
          className="bo z-60 max-h-(--radix-dropdown-menu-content-available-height) w-96 max-w-[calc(100vw-16px)] overflow-y-auto rounded-lg border border-slate-300 bg-white p-1 text-slate-900 text-sm shadow-lg"
        >
          <Languages language={language} onChange={remember} />
          {messages.map((message) => (
            <Message
              key={message}
              title={words.titles[message]}
              phone={order.customer_phone}
              text={messageText(message, order, language)}
              language={language}
            />
          ))}
          <Message title={words.blank} phone={order.customer_phone} text="" language={language} />
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Languages({ language, onChange }: { language: MessageLanguage; onChange: (next: string) => void }) {
  return (
    <Menu.RadioGroup
      aria-label={words.language}
      value={language}
      onValueChange={onChange}
      className="mb-1 grid grid-cols-2 gap-1 border-slate-200 border-b pb-1"
    >
      {MESSAGE_LANGUAGES.map((known) => (
        <Menu.RadioItem
          key={known}
          value={known}
          lang={known}
          // The menu stays open for the messages.
          onSelect={(event) => event.preventDefault()}
          className={cx(
            ITEM,
            'grid min-h-10 place-items-center text-center font-medium',
            known === language && 'bg-blue-900 text-white data-highlighted:bg-blue-800 data-highlighted:text-white',
          )}
        >
          {words.languages[known]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

type MessageProps = { title: string; phone: string | null | undefined; text: string; language: MessageLanguage };

function Message({ title, phone, text, language }: MessageProps) {
  return (
    <Menu.Item asChild>
      <a href={whatsappAddress(phone, text) ?? undefined} target="_blank" rel="noopener noreferrer" className={ITEM}>
        <span className="block font-medium">{title}</span>
        {text !== '' && (
          <span
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            className="mt-0.5 line-clamp-3 text-slate-600 text-xs"
          >
            {text}
          </span>
        )}
      </a>
    </Menu.Item>
  );
}
