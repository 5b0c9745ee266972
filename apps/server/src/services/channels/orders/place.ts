import type {
  Channel,
  ChannelDifference,
  ChannelOrder,
  PlaceChannelOrderData,
} from '@comanda/contract'
import { commissionOf } from '../../../channels/channel-price.ts'
import { isTaken } from '../../../database/is-taken.ts'
import { refused } from '../../../errors/refusal.ts'
import { shopNotFound } from '../../../errors/shop-not-found.ts'
import { newIdBeside } from '../../../identifiers/shop-ids.ts'
import { channelOrders } from '../../../tables/channel-orders.ts'
import type { Actor } from '../../../tables/session-events.ts'
import { create } from '../../ordering/table-sessions/beginning/create.ts'
import type { OfChannel } from '../../ordering/table-sessions/beginning/of-channel.ts'
import type { Ordering } from '../../ordering/table-sessions/ordering.ts'
import { channelCart } from './channel-cart.ts'
import { channelOrderRecord, readNamed } from './channel-order-row.ts'
import { refuseOff } from './find-channel.ts'

/** Returns when an order is to be ready, and whether that was over when it came: then it is made at once (CHANNEL-2.5). */
const readyTime = (
  { pickupTime }: PlaceChannelOrderData,
  now: number,
): {
  readonly late: readonly ChannelDifference[]
  readonly own: { readonly pickupTime?: string }
} => {
  if (pickupTime === undefined) return { late: [], own: {} }
  return Date.parse(pickupTime) > now
    ? { late: [], own: { pickupTime } }
    : { late: [{ kind: 'late' }], own: {} }
}

/** What is written of an order beside the order itself. */
const ofChannel = (
  channel: Channel,
  data: PlaceChannelOrderData,
  {
    total,
    differences,
    now,
  }: { total: number; differences: readonly ChannelDifference[]; now: number },
): OfChannel => {
  const { shop, number, shownNumber, customer, courier } = data
  const paidThere = data.paidThere ?? true
  return {
    channel: { _id: channel._id, name: channel.name, number: shownNumber ?? number },
    total,
    paidThere,
    write: (transaction, { _id: order, session, businessDay }, ours) =>
      transaction
        .insert(channelOrders)
        .values({
          _id: newIdBeside(shop),
          shop,
          channel: channel._id,
          number,
          session,
          order,
          total,
          commission: commissionOf(channel, total),
          paidThere,
          businessDay,
          customer: customer ?? null,
          courier: courier ?? null,
          differences: [
            ...differences,
            ...(ours === total ? [] : [{ kind: 'total' as const, ours, theirs: total }]),
          ],
          createTime: new Date(now).toISOString(),
        })
        .execute(),
  }
}

/**
 * `create channelOrders/place`: places an order of a channel once, under the channel's number, at the prices that its guest paid
 * (CHANNEL-2). Returns what came of it before if it was sent before, also if the channel has cancelled it since.
 */
export const placeChannelOrder = async (
  ordering: Ordering,
  channel: Channel,
  data: PlaceChannelOrderData,
  actor: Actor,
): Promise<ChannelOrder> => {
  const { database } = ordering
  const { shop, number, type, remark, customer } = data
  const before = await readNamed(database, data)
  if (before) return channelOrderRecord(before)
  refuseOff(channel)
  const menu = await ordering.menuOf(shop)
  if (!menu) throw refused(shopNotFound)
  const now = ordering.now()
  const { cart, differences, sum } = channelCart(menu, channel, data.lines)
  const { late, own } = readyTime(data, now)
  const requested = {
    shop,
    type,
    cart,
    coupons: [],
    ...own,
    ...(remark === undefined ? {} : { remark }),
    ...(customer?.contactName === undefined ? {} : { contactName: customer.contactName }),
  }
  const sender = { key: number, caller: channel._id }
  const by = { sender, actor, setsPrices: true, origin: undefined, waited: 0 }
  const total = data.total ?? sum
  const all = [...differences, ...late]
  try {
    await create(
      ordering,
      requested,
      by,
      ofChannel(channel, data, { total, differences: all, now }),
    )
  } catch (error) {
    // The channel cancelled it in the meantime, before it came.
    if (!isTaken(error, 'number')) throw error
  }
  const placed = await readNamed(database, data)
  if (!placed) throw new Error('an order of a channel was not written')
  return channelOrderRecord(placed)
}
