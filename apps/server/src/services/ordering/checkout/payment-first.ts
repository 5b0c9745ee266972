import type { Menu, Shop } from '@comanda/contract'
import type { OrderType } from '@comanda/engine/catalog'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { isPaidOnline, offeredMethod } from '../../../payments/offered-method.ts'
import type { Actor } from '../../../tables/session-events.ts'

type WhenPaid = NonNullable<NonNullable<Shop['payFirst']>['kiosk']>

const defaults: Readonly<Record<Exclude<OrderType, 'topUp'> | 'kiosk', WhenPaid>> = {
  takeAway: 'online',
  dineInNoTable: 'online',
  delivery: 'online',
  dineIn: 'no',
  kiosk: 'always',
}

/** Minutes within which an order that is paid first is paid, if the shop sets none: enough for a bank's second step. */
const PAY_WITHIN = 15

/** An order that may have to be paid first. */
interface PlacedBy {
  readonly menu: Pick<Menu, 'shop'>
  readonly type: OrderType
  readonly actor: Actor
  /** The payment method that it names. */
  readonly payBy: string | undefined
}

const whenPaid = ({ menu: { shop }, type, actor }: PlacedBy): WhenPaid => {
  const of = actor.role === 'kiosk' ? 'kiosk' : type
  if (of === 'topUp') return 'always'
  if (of !== 'kiosk' && shop.acceptance?.[of] === 'paid') return 'always'
  return shop.payFirst?.[of] ?? defaults[of]
}

/**
 * Returns until when an order is to be paid before it is cooked, or null if it is cooked at once (PAY-4.2). Throws a
 * refusal if it names a payment method that the shop does not offer for it.
 */
export const payUntil = async (
  transaction: Database,
  order: PlacedBy,
  now: Date,
): Promise<string | null> => {
  const { menu, type, payBy } = order
  const { shop } = menu
  const method =
    payBy === undefined ? undefined : await offeredMethod(transaction, payBy, shop._id, type)
  if (payBy !== undefined && !method)
    throw refused({
      kind: 'BadRequest',
      code: 'paymentRefused',
      message: 'Payment Fail',
      field: 'payBy',
      detail: { reason: 'notOffered' },
    })
  const when = whenPaid(order)
  if (when === 'no' || (when === 'online' && !(method && isPaidOnline(method)))) return null
  return new Date(now.getTime() + (shop.payWithin ?? PAY_WITHIN) * 60_000).toISOString()
}
