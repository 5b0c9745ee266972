import { toCents } from '@comanda/engine/money'
import type { AccountName } from './account-chart.ts'
import type { BookedFigures } from './booked-figures.ts'

/** A sum of a day before it has an account: cents, positive if it is a debit. */
export interface DayEntry {
  readonly what: AccountName
  readonly cents: number
  /** Of sales and taxes: the rate. */
  readonly percent?: number
  /** Of payments: the method. */
  readonly method?: string
}

type Payment = BookedFigures['payments'][number]
type Taxes = NonNullable<BookedFigures['taxes']>

const paymentEntries = (payment: Payment): DayEntry[] => {
  const { method, type, amount, tips, surcharge, rounding = 0, referenced = 0 } = payment
  const taken = toCents(amount) + toCents(tips) + toCents(surcharge) + toCents(rounding)
  const of = method === undefined ? {} : { method }
  const byReader = type === 'counter' ? toCents(referenced) : 0
  return [
    { what: type === 'counter' ? 'cash' : type, ...of, cents: taken - byReader },
    { what: 'terminal', ...of, cents: byReader },
    { what: 'tips', cents: 0 - toCents(tips) },
    { what: 'paymentSurcharges', cents: 0 - toCents(surcharge) },
    { what: 'rounding', cents: 0 - toCents(rounding) },
  ]
}

/** What a channel keeps, it does not owe (LEDGER-1.7). */
const commissionEntries = ({ channels = [] }: BookedFigures): DayEntry[] =>
  channels.flatMap(({ channel, commission }) => [
    { what: 'channelCommissions', cents: toCents(commission) },
    { what: 'channel', method: channel, cents: 0 - toCents(commission) },
  ])

/** Sales of so many cents with their taxes: what is taxed by its rate, and what is left without one. */
const salesEntries = (gross: number, taxes: Taxes, hasOwnSales: (percent: number) => boolean) => {
  const entries: DayEntry[] = []
  let left = gross
  for (const { percent, included, base, amount } of taxes) {
    const tax = toCents(amount)
    left -= tax
    entries.push({ what: 'tax', percent, cents: 0 - tax })
    if (!hasOwnSales(percent)) continue
    const net = toCents(base) - (included ? tax : 0)
    left -= net
    entries.push({ what: 'sales', percent, cents: 0 - net })
  }
  entries.push({ what: 'sales', cents: 0 - left })
  return entries
}

const discountEntries = ({ bills }: BookedFigures): DayEntry[] => {
  // Prices with their taxes: what a discount is without them depends on the dishes that it was for.
  if (bills.taxIncluded !== 0) return []
  const cents = 0 - toCents(bills.discounts)
  return [
    { what: 'discounts', cents },
    { what: 'sales', cents: 0 - cents },
  ]
}

/** What of payments waits for a bill: of reservations, and of other bills that end on another day. */
const heldEntries = (figures: BookedFigures): DayEntry[] => {
  const { prepaid, paidBefore, ofEarlier, ofClosed, deposits } = figures
  const all =
    toCents(prepaid) + toCents(ofEarlier) - toCents(ofClosed?.amount ?? 0) - toCents(paidBefore)
  const ofReservations = deposits
    ? toCents(deposits.received) -
      toCents(deposits.givenBack) -
      toCents(deposits.setAgainst) -
      toCents(deposits.kept)
    : 0
  return [
    { what: 'deposits', cents: 0 - ofReservations },
    { what: 'prepayments', cents: ofReservations - all },
  ]
}

const drawerEntries = ({ cash }: BookedFigures): DayEntry[] =>
  (
    [
      ['payIn', cash.payIn],
      ['payOut', cash.payOut],
      ['cashDifference', cash.difference],
    ] as const
  ).flatMap(([what, amount]) => [
    { what: 'cash', cents: toCents(amount) },
    { what, cents: 0 - toCents(amount) },
  ])

interface EntryChoices {
  /** Whether sales at a rate have an account of their own. */
  readonly hasOwnSales: (percent: number) => boolean
  readonly showsDiscounts: boolean
}

/** Returns a day in double entry: all together are 0 (LEDGER-1.2). */
export const dayEntries = (
  figures: BookedFigures,
  { hasOwnSales, showsDiscounts }: EntryChoices,
): DayEntry[] => {
  const { bills, closings, ofClosed } = figures
  const tips = toCents(bills.tips)
  const topUps = toCents(bills.topUps.amount)
  const kept = toCents(bills.deposits?.amount ?? 0)
  const unkept = toCents(ofClosed?.deposits ?? 0)
  const rounding = toCents(bills.rounding)
  const gross = toCents(bills.total) - tips - topUps - kept - rounding
  // Days that were closed by earlier releases know the sum of their taxes only.
  const untold = figures.taxes ? 0 : toCents(bills.taxIncluded) + toCents(bills.taxExcluded)
  return [
    ...figures.payments.flatMap(paymentEntries),
    ...commissionEntries(figures),
    ...(['paidElsewhere', 'onTheHouse', 'walkout'] as const).map((what) => ({
      what,
      cents: toCents(closings[what].amount),
    })),
    { what: 'tax', cents: 0 - untold },
    ...salesEntries(gross - untold, figures.taxes ?? [], hasOwnSales),
    ...(ofClosed
      ? salesEntries(toCents(ofClosed.amount) - unkept, ofClosed.taxes, hasOwnSales)
      : []),
    ...(showsDiscounts ? discountEntries(figures) : []),
    { what: 'tips', cents: 0 - tips },
    { what: 'balance', cents: 0 - topUps },
    { what: 'keptDeposits', cents: 0 - kept - unkept },
    { what: 'rounding', cents: 0 - rounding },
    ...heldEntries(figures),
    ...drawerEntries(figures),
  ]
}
