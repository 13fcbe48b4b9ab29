import type { AdminOrder } from '@/contract/admin/orders';
import { officeOrderScreenWords } from '@/words/en/orders/order-screens';
import type { Flash } from '../../lib/flashes';
import { LongMoment } from '../../ui/moment';
import { deskViewOf } from '../confirmation-view';
import { dialogStatusFailure } from '../failures';
import { MoneySection } from '../money/money-section';
import { orMissing, presentAdminOrder } from '../order-view';
import { ParcelSection } from '../parcel/parcel-section';
import { StatusSelect } from '../status-select';
import { OrderHistory } from './order-history';
import { OrderItems } from './order-items';
import { OrderSummary } from './order-summary';
import { ContactLink, Fact, Section } from './section';

const { facts } = officeOrderScreenWords;

export function OrderDetails({ order, onFlash }: { order: AdminOrder; onFlash: (flash: Flash) => void }) {
  const { contact, payment, delivery, items, charges, total } = presentAdminOrder(order);
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-4">
        <div className="grid gap-4 md:grid-cols-2">
          <Section title={officeOrderScreenWords.customer}>
            <dl className="grid gap-3">
              <Fact name={facts.name}>{orMissing(contact.name)}</Fact>
              <Fact name={facts.email}>
                <ContactLink scheme="mailto" text={contact.email} />
              </Fact>
              <Fact name={facts.phone}>
                <ContactLink scheme="tel" text={contact.phone} />
              </Fact>
              {contact.phone2 && (
                <Fact name={facts.phone2}>
                  <ContactLink scheme="tel" text={contact.phone2} />
                </Fact>
              )}
            </dl>
          </Section>
          <Section title={officeOrderScreenWords.shippingAddress}>
            <dl className="grid gap-3">
              <Fact name={facts.address}>{orMissing(contact.street)}</Fact>
              <Fact name={facts.city}>{orMissing(contact.city)}</Fact>
              {contact.commune && <Fact name={facts.commune}>{contact.commune}</Fact>}
              <Fact name={facts.region}>{orMissing(contact.wilaya)}</Fact>
              {contact.postalCode && <Fact name={facts.postalCode}>{contact.postalCode}</Fact>}
              {contact.extra && (
                <Fact name={facts.extra}>
                  <bdi className="whitespace-pre-line">{contact.extra}</bdi>
                </Fact>
              )}
            </dl>
          </Section>
        </div>
        <Section title={officeOrderScreenWords.items}>
          <OrderItems items={items} />
        </Section>
        {(order.parcel !== null || deskViewOf(order).expectsParcel) && <ParcelSection order={order} />}
        {order.parcel && <MoneySection parcel={order.parcel} />}
      </div>
      <div className="grid content-start gap-4">
        <Section title={officeOrderScreenWords.status}>
          <dl className="grid gap-3">
            <Fact name={facts.status}>
              <StatusSelect
                id="order-status"
                label={officeOrderScreenWords.status}
                order={order}
                onFlash={onFlash}
                failureText={dialogStatusFailure}
              />
            </Fact>
            <Fact name={facts.date}>
              <LongMoment at={order.order_date} />
            </Fact>
            <Fact name={facts.payment}>{orMissing(payment)}</Fact>
            <Fact name={facts.delivery}>{orMissing(delivery)}</Fact>
          </dl>
        </Section>
        <Section title={officeOrderScreenWords.summary}>
          <OrderSummary charges={charges} total={total} />
        </Section>
        <Section title={officeOrderScreenWords.history}>
          <OrderHistory order={order} onFlash={onFlash} />
        </Section>
      </div>
    </div>
  );
}
