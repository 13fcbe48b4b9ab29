import type { PayloadRequest } from 'payload';
import type { OrderRequest, PlacedOrder } from '@/contract/orders';
import { amountsOf, asKept, lineTotal } from '@/domain/charges';
import { toDinars } from '@/domain/money';
import type { RecipientKeys } from '@/domain/recipient';
import type { PricedOrder, PricedProduct } from './compare-claims';
import { customerText } from './customer-text';
import { recordFigures } from './order-figures';

/** Writes the order with its own copy of titles, pictures, prices and the wilaya's name, which later edits never change. */
export async function writeOrder({
  req,
  input,
  priced,
  wilayaName,
  guestId,
  recipient,
  idempotencyKey,
  hash,
}: {
  req: PayloadRequest;
  input: OrderRequest;
  priced: PricedOrder;
  wilayaName: string;
  guestId: string | null;
  /** what limits count a guest's order by, even after it was merged into an account; null for an account's */
  recipient: RecipientKeys | null;
  idempotencyKey: string | null;
  hash: string;
}): Promise<PlacedOrder> {
  const { customer, shipping } = input;
  const orderDate = new Date().toISOString();
  const amounts = amountsOf(priced.totals);
  const order = await req.payload.create({
    collection: 'orders',
    depth: 0,
    overrideAccess: true,
    req,
    data: {
      status: 'pending',
      orderDate,
      customerFirstName: customer.firstName,
      customerLastName: customer.lastName,
      customerEmail: customer.email,
      customerPhone: customer.phone,
      shippingAddress: shipping.address,
      shippingCity: shipping.city,
      shippingRegion: shipping.region,
      wilayaName,
      shippingPostalCode: shipping.postalCode,
      shippingAdditionalInfo: shipping.additionalInfo,
      paymentMethod: input.payment_method,
      deliveryMethod: input.delivery_method,
      customerFolded: customerText(customer),
      phoneKey: recipient?.phones.join(' '),
      emailKey: recipient?.email,
      charges: asKept(priced.totals.charges),
      total: amounts.total,
      items: priced.lines.map(orderItem),
      statusHistory: [{ status: 'pending', at: orderDate, by: req.user?.username ?? 'guest' }],
      account: req.user?.id ?? null,
      guestId,
      idempotencyKey,
      requestHash: hash,
    },
  });
  await recordFigures(req, { orderId: order.id, from: null, to: 'pending' });
  return { order_id: order.id, status: 'pending', ...amounts };
}

function orderItem({ product, quantity, unitCentimes }: PricedProduct) {
  return {
    productId: product.id,
    title: product.title,
    reference: product.reference,
    image: product.main_image,
    quantity,
    price: toDinars(unitCentimes),
    totalPrice: toDinars(lineTotal({ unitCentimes, quantity })),
    isStockCounted: product.stock !== null,
  };
}
