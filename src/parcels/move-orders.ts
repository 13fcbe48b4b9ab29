import type { PayloadRequest } from 'payload';
import { followStatuses } from '@/confirmation/follow-statuses';
import type { OrderStatus } from '@/domain/orders/order-status';
import { lockPieces } from '@/orders/status/lock-pieces';
import { moveStatuses } from '@/orders/status/move-statuses';
import { writeOff } from '@/orders/status/write-offs';
import { BEFORE_SHIPPING } from './before-shipping';
import { findLost, readLosses, restockFound } from './losses';
import type { ParcelMove } from './parcel-move';
import { readReturn } from './return-row';

/**
 * Moves orders along with their parcels, in one transaction. Only what is new moves them: a person who set the status otherwise
 * meanwhile is not overruled by an event that comes twice. Late events of a parcel that another one has replaced move no order.
 */
export async function moveOrders(req: PayloadRequest, moves: readonly ParcelMove[]): Promise<void> {
  const current = moves.filter(({ parcel }) => parcel.isCurrent);
  // All at once: each of the steps moves pieces of some of the orders.
  await lockPieces(
    req,
    current.filter(mayMoveStock).map(({ parcel }) => parcel.orderId),
  );
  const found = await findLost(req, current);
  await setStatus(req, [...current.filter(isHandedOver), ...found], 'shipping');
  await setStatus(req, current.filter(isDelivered), 'delivered');
  for (const move of current.filter(isDecided)) await giveBack(req, move);
}

function mayMoveStock(move: ParcelMove): boolean {
  return isDecided(move) || move.parcel.state === 'lost' || move.parcel.orderStatus === 'cancelled';
}

async function setStatus(req: PayloadRequest, moves: readonly ParcelMove[], to: OrderStatus): Promise<void> {
  // An order whose pieces are gone from the stock stays cancelled, for a clerk to look at.
  const { changed } = await moveStatuses(req, { ids: moves.map(({ parcel }) => parcel.orderId), to });
  await followStatuses(req, { moved: changed, to });
}

function isHandedOver(move: ParcelMove): boolean {
  const { parcel, facts } = move;
  const isNew = parcel.handedOverAt === null && facts.handedOverAt !== null;
  return isNew && BEFORE_SHIPPING.includes(parcel.orderStatus) && facts.state !== 'cancelled' && !isDelivered(move);
}

function isDelivered({ parcel, facts }: ParcelMove): boolean {
  return facts.state === 'delivered' && parcel.state !== 'delivered';
}

function isDecided({ parcel }: ParcelMove): boolean {
  return parcel.events.some(({ source, isWaiting }) => source === 'return' && isWaiting);
}

/** Only a decided return moves stock and cancels the order. */
async function giveBack(req: PayloadRequest, move: ParcelMove): Promise<void> {
  const { id, orderId, orderStatus } = move.parcel;
  const decided = await readReturn(req, id);
  if (!decided) return;
  const isLoss = (await readLosses(req, [id])).has(id);
  if (isLoss) return restockFound(req, { orderId, parcelId: id, decided });
  if (orderStatus === 'cancelled') return;
  await writeOff(req, { orderId, lines: decided.lines });
  await setStatus(req, [move], 'cancelled');
}
