import { counterUnits, dishLines, unitsOfAll } from '@comanda/client'
import type { TableSession } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import {
  type CoinShop,
  itemAmount,
  type LineUnit,
  shareAmount,
  smallestCoin,
} from '@comanda/engine/payments'
import { amountIn } from '../../staff/bills/amount-in.ts'

/** How many units of each line somebody pays, by the line. */
export type PaidUnits = Readonly<Record<string, number>>

/** What of a bill is paid now. */
export type Part =
  | { readonly kind: 'all' }
  | { readonly kind: 'share'; readonly of: number }
  | { readonly kind: 'lines'; readonly units: PaidUnits }
  | { readonly kind: 'amount'; readonly text: string }

const unsettled = ['pending', 'review']

/** Returns the units of a bill that are paid, or are being paid by phones. */
export const takenUnits = ({ attempts, payments }: TableSession): LineUnit[] =>
  unitsOfAll([
    ...attempts
      .filter(({ status }) => status === 'paid' || unsettled.includes(status))
      .map(({ items = [] }) => ({ units: items })),
    ...counterUnits(payments),
  ])

/** Returns the units that were chosen, as `tableSessions/pay` takes them. */
const chosenLines = (units: PaidUnits) =>
  Object.entries(units).flatMap(([line, quantity]) => (quantity > 0 ? [{ line, quantity }] : []))

const linesDue = (session: TableSession, units: PaidUnits, shop: CoinShop) => {
  const { result, outstanding, attempts } = session
  const pending = attempts
    .filter(({ status }) => unsettled.includes(status))
    .reduce((sum, { amount }) => sum + toCents(amount), 0)
  const bill = {
    total: toCents(result.totals.total),
    lines: dishLines(session),
    taken: takenUnits(session),
    payable: toCents(outstanding) - pending,
    step: smallestCoin(shop),
  }
  const part = itemAmount(bill, chosenLines(units))
  return 'missing' in part || part.amount <= 0 ? undefined : fromCents(part.amount)
}

/** Returns what is paid of a bill, in currency units; undefined if nothing that is due was chosen or typed. */
export const dueOf = (session: TableSession, part: Part, shop: CoinShop): number | undefined => {
  const { result, outstanding, payments } = session
  if (part.kind === 'all') return outstanding
  if (part.kind === 'lines') return linesDue(session, part.units, shop)
  if (part.kind === 'share') {
    const gone = new Set(payments.map(({ reverses }) => reverses))
    const taken = payments.filter(({ _id, shareOf }) => shareOf === part.of && !gone.has(_id))
    const bill = {
      total: toCents(result.totals.total),
      of: part.of,
      taken: taken.length,
      payable: toCents(outstanding),
      step: smallestCoin(shop),
    }
    return fromCents(shareAmount(bill))
  }
  const amount = amountIn(part.text)
  return amount !== undefined && amount > 0 && amount <= outstanding ? amount : undefined
}

/** Returns the fields of `tableSessions/pay` for a part. */
export const partFields = (part: Part) => {
  if (part.kind === 'share') return { share: { of: part.of } }
  if (part.kind === 'lines') return { lines: chosenLines(part.units) }
  return part.kind === 'amount' ? { amount: amountIn(part.text) ?? 0 } : {}
}
