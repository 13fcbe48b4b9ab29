import type { AdminOrder } from '@/contract/admin/orders';
import type { Flash } from '../../lib/flashes';
import { dialogStatusFailure } from '../failures';
import { customerName, deliveryText, orderDate, orMissing, paymentText, postalCode } from '../order-view';
import { StatusSelect } from '../status-select';
import { ContactLink } from './contact-link';
import { OrderHistory } from './order-history';
import { OrderItems } from './order-items';
import { OrderSummary } from './order-summary';
import { Fact, Section } from './section';

export function OrderDetails({ order, onTold }: { order: AdminOrder; onTold: (flash: Flash) => void }) {
  const code = postalCode(order.shipping_postal_code);
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-4">
        <div className="grid gap-4 md:grid-cols-2">
          <Section title="Customer Information">
            <dl className="grid gap-3">
              <Fact name="Name">{customerName(order)}</Fact>
              <Fact name="Email">
                <ContactLink scheme="mailto" text={order.customer_email} />
              </Fact>
              <Fact name="Phone">
                <ContactLink scheme="tel" text={order.customer_phone} />
              </Fact>
            </dl>
          </Section>
          <Section title="Shipping Address">
            <dl className="grid gap-3">
              <Fact name="Address">{orMissing(order.shipping_address)}</Fact>
              <Fact name="City">{orMissing(order.shipping_city)}</Fact>
              <Fact name="Region">{orMissing(order.shipping_wilaya || order.shipping_region)}</Fact>
              {code !== null && <Fact name="Postal Code">{code}</Fact>}
              {order.shipping_additional_info && (
                <Fact name="Additional Info">
                  <span className="whitespace-pre-line">{order.shipping_additional_info}</span>
                </Fact>
              )}
            </dl>
          </Section>
        </div>
        <Section title="Order Items">
          <OrderItems items={order.items} />
        </Section>
      </div>
      <div className="grid content-start gap-4">
        <Section title="Order Status">
          <dl className="grid gap-3">
            <Fact name="Status">
              <StatusSelect
                id="order-status"
                label="Order Status"
                order={order}
                onTold={onTold}
                failureText={dialogStatusFailure}
              />
            </Fact>
            <Fact name="Order Date">{orderDate(order.order_date)}</Fact>
            <Fact name="Payment Method">{paymentText(order.payment_method)}</Fact>
            <Fact name="Delivery Method">{deliveryText(order.delivery_method)}</Fact>
          </dl>
        </Section>
        <Section title="Order Summary">
          <OrderSummary order={order} />
        </Section>
        <Section title="History">
          <OrderHistory order={order} />
        </Section>
      </div>
    </div>
  );
}
