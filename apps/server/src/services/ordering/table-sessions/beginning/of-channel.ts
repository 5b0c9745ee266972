import type { Menu, OrderChannel } from '@comanda/contract'
import { wholeBill } from '@comanda/engine/bills'
import { fromCents, toCents } from '@comanda/engine/money'
import type { Database } from '../../../../database/connect.ts'
import { newRecordId } from '../../../../identifiers/new-id.ts'
import type { OrderRow } from '../../../../tables/orders.ts'
import type { Actor } from '../../../../tables/session-events.ts'
import type { PaymentRow } from '../../../../tables/session-payments.ts'
import type { LineRow } from '../../../../tables/session-lines.ts'
import type { PlacedOrder } from '../../checkout/checkout.ts'
import { actContext, keptPrice } from '../../pricing/agreed-price.ts'
import type { PricedRow } from '../../pricing/price-session.ts'

/** What a channel says of the order that begins a session (CHANNEL-2). */
export interface OfChannel {
  readonly channel: OrderChannel
  /** What the bill comes to, in currency units: what its guest agreed to. */
  readonly total: number
  readonly paidThere: boolean
  /** Writes what belongs to the order, with the last statements of its transaction. `ours`: what the bill came to without the channel's word. */
  readonly write: (transaction: Database, order: OrderRow, ours: number) => Promise<unknown>
}

/**
 * Returns the price of a bill that comes to what the channel says, however the shop rounds: what differs is an amount of the bill under
 * the channel's name (CHANNEL-3.3).
 */
export const priceOfChannel = async (
  transaction: Database,
  menu: Menu,
  {
    row,
    lines,
    changes,
  }: Pick<PlacedOrder, 'changes'> & { row: PricedRow; lines: readonly LineRow[] },
  { channel: { name }, total }: OfChannel,
  now: Date,
): Promise<PlacedOrder['changes'] & Pick<PricedRow, 'adjusts'>> => {
  const { labels, totals } = changes.result
  const cents = toCents(total)
  if (cents === toCents(totals.total)) return { ...changes, adjusts: [] }
  const amount = fromCents(cents - toCents(totals.total) + toCents(totals.rounding))
  const adjusts = amount === 0 ? [] : [{ name, amount }]
  const context = await actContext(transaction, menu, lines, now, { user: undefined })
  const changed = { row: { ...row, adjusts }, lines }
  const price = keptPrice(wholeBill(changes.result), changed, context, { total, labels })
  return { ...changes, ...price, adjusts }
}

/** Returns what the guest paid at the channel as a payment of the bill, or nothing if they did not. */
export const paidAtChannel = (
  { shop, _id: session }: Pick<PricedRow, 'shop' | '_id'>,
  { channel, total, paidThere }: OfChannel,
  actor: Actor,
  now: Date,
): readonly PaymentRow[] =>
  paidThere && total > 0
    ? [
        {
          _id: newRecordId(),
          shop,
          session,
          method: channel._id,
          type: 'channel',
          amount: total,
          tips: null,
          user: null,
          attempt: null,
          refund: null,
          reverses: null,
          surcharge: null,
          surchargeWithoutTax: null,
          rounding: null,
          tendered: null,
          reference: null,
          shareOf: null,
          items: null,
          deposit: null,
          actor,
          time: now.toISOString(),
          day: null,
        },
      ]
    : []
