import type { CallError } from '@comanda/client'
import type { CartLine } from '@comanda/engine/cart'
import type { OrderingKey } from '@comanda/locales/ordering'

/** How a refused order is shown. */
export type Refusal =
  | { readonly kind: 'price'; readonly total: number }
  /** The whole bill comes to another sum; `total` is the cart's. */
  | { readonly kind: 'bill'; readonly after: number; readonly total: number }
  | {
      readonly kind: 'stock'
      readonly product: string | undefined
      readonly left: number
      readonly isGone: boolean
    }
  /** A coupon or reward that the server refuses; `error` is its code. */
  | { readonly kind: 'coupon'; readonly coupon: string | undefined; readonly error: string }
  /** The table has just ordered: `time` is the instant from which it may order again. */
  | { readonly kind: 'wait'; readonly time: string }
  | { readonly kind: 'message'; readonly key: OrderingKey }

const messages: Readonly<Record<string, OrderingKey>> = {
  shopClosed: 'checkout.error.shopClosed',
  timeSlotNotFound: 'checkout.error.shopClosed',
  sessionClosed: 'checkout.error.sessionClosed',
  sessionNotFound: 'checkout.error.sessionClosed',
  orderCutoff: 'checkout.error.orderCutoff',
  cartChanged: 'checkout.error.cartChanged',
  cartInvalid: 'checkout.error.cartInvalid',
  licensePlateRequired: 'checkout.error.licensePlateRequired',
  optionsInvalid: 'checkout.error.optionsInvalid',
  exceedMaxPending: 'checkout.error.exceedMaxPending',
  orderInterval: 'checkout.error.orderIntervalSoon',
  tooManyLines: 'checkout.error.tooManyLines',
  idempotencyKeyReused: 'checkout.error.idempotencyKeyReused',
  purchaseLimit: 'checkout.error.purchaseLimit',
  tooManyUnpaid: 'checkout.error.tooManyUnpaid',
  tooManyAttempts: 'checkout.error.tooManyAttempts',
  tooManyCalls: 'checkout.error.tooManyCalls',
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Returns the new total of the result that comes with `priceChanged`. */
const totalOf = (data: Readonly<Record<string, unknown>>): number => {
  const result = data['result'] as { totals?: { total?: unknown } } | undefined
  return numberOf(result?.totals?.total)
}

/** Returns what the whole bill would come to, if `priceChanged` is about it. */
const billAfter = (data: Readonly<Record<string, unknown>>): number | undefined => {
  const bill = data['bill'] as { after?: unknown } | undefined
  return bill && numberOf(bill.after)
}

const ofRewards: ReadonlySet<string> = new Set(['couponRefused', 'giftRefused', 'pointsMissing'])
const isOfCoupon = (code: string): boolean =>
  code.startsWith('couponErrors.') || code.startsWith('errors.') || ofRewards.has(code)

/** Returns how an error of the checkout is shown; `undefined` for an unknown error. */
export const refusalOf = (
  { code = '', data = {}, reason }: Pick<CallError, 'code' | 'data' | 'reason'>,
  lines: readonly CartLine[],
): Refusal | undefined => {
  if (reason !== undefined) return { kind: 'message', key: 'checkout.error.offline' }
  if (code === 'priceChanged') {
    const after = billAfter(data)
    const total = totalOf(data)
    return after === undefined ? { kind: 'price', total } : { kind: 'bill', after, total }
  }
  if (code === 'outOfStock' || code === 'productNotAvailable') {
    const ofLine = lines.find((line) => line.id === data['line'])?.product
    const product = typeof data['product'] === 'string' ? data['product'] : ofLine
    return {
      kind: 'stock',
      product,
      left: numberOf(data['left']),
      isGone: code === 'productNotAvailable',
    }
  }
  if (code === 'orderInterval' && typeof data['time'] === 'string')
    return { kind: 'wait', time: data['time'] }
  if (isOfCoupon(code)) {
    const coupon = typeof data['coupon'] === 'string' ? data['coupon'] : undefined
    return { kind: 'coupon', coupon, error: code }
  }
  const key = Object.hasOwn(messages, code) ? messages[code] : undefined
  return key && { kind: 'message', key }
}
