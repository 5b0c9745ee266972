import type { TableGuest, TableSession } from '@comanda/contract'
import type { CartLine } from '@comanda/engine/cart'
import { fromCents, toCents } from '@comanda/engine/money'
import type { PriceResult } from '@comanda/engine/pricing'
import { type SeatShare, type SharedLine, sharesOf } from '@comanda/engine/table-cart'

type Seated = Pick<TableGuest, 'seat'>

/** Returns the seats that share: those of guests, and of lines whose guest is not known any more. */
const seatsOf = (guests: readonly Seated[], lines: readonly SharedLine[]): string[] => [
  ...new Set([...guests.map(({ seat }) => seat), ...lines.flatMap(({ seat }) => seat ?? [])]),
]

/** Returns what each seat bears of a cart as it is priced, in currency units (TABLE-4.1). */
export const cartShares = (
  { lines: prices, taxes, totals }: PriceResult,
  lines: readonly CartLine[],
  guests: readonly Seated[],
): readonly SeatShare[] => {
  const seatOf = new Map(lines.map(({ id, chairId }) => [id, chairId]))
  const onTop = taxes.some(({ included }) => !included)
  const shared = prices.map(({ id, net, surcharge, tax }): SharedLine => {
    const seat = seatOf.get(id)
    return { seat, net, surcharge, taxExcluded: onTop ? tax : 0 }
  })
  return sharesOf(totals.total, shared, seatsOf(guests, shared))
}

/** Returns what each seat bears of what was ordered, in currency units (TABLE-4.1). */
export const billShares = (
  { products, taxes, result }: Pick<TableSession, 'products' | 'taxes' | 'result'>,
  guests: readonly Seated[],
): readonly SeatShare[] => {
  const onTop = taxes.some(({ included }) => !included)
  const shared = products
    .filter(({ status }) => status !== 'cancel')
    .map((line): SharedLine => ({
      seat: line.chairId,
      net: line.actualPrice,
      surcharge: line.totalSurcharge,
      taxExcluded: onTop ? line.totalTax : 0,
    }))
  return sharesOf(result.totals.total, shared, seatsOf(guests, shared))
}

/** Returns what is left for seats that no guest has, which a plain client or staff have named: with it the shares sum to the bill. */
export const shareOfOthers = (shares: readonly SeatShare[], guests: readonly Seated[]): number => {
  const known = new Set(guests.map(({ seat }) => seat))
  const cents = shares.map(({ seat, amount }) => (known.has(seat) ? 0 : toCents(amount)))
  return fromCents(cents.reduce((total, one) => total + one, 0))
}
