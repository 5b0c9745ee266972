import { counterUnits, dishLines, unitsOfAll } from '@comanda/client'
import type { PaymentMethod, TableSession } from '@comanda/contract'
import { toCents } from '@comanda/engine/money'
import {
  itemAmount,
  type LineUnit,
  type CoinShop,
  paymentStep,
  paymentSurcharge,
  shareAmount,
  smallestCoin,
  tipAmount,
} from '@comanda/engine/payments'
import { type PaymentForm, typedCents } from './payment-form.ts'

/** What a payment comes to, in cents. The server computes it again, and its result is charged. */
export interface Charge {
  readonly amount: number
  readonly tips: number
  readonly surcharge: number
  /** The sum of the three. */
  readonly charge: number
  /** What cannot be paid as it was entered. */
  readonly wrong?: 'amount' | 'dishes' | 'tips'
}

type Bill = Pick<
  TableSession,
  'outstanding' | 'result' | 'attempts' | 'payments' | 'products' | 'taxes'
>

interface Context {
  readonly bill: Bill
  readonly shop: CoinShop
  /** Payments that this one replaces. */
  readonly replaced: readonly string[]
}

/** Returns what others are paying right now, in cents (PAY-3.1). */
export const pendingCents = ({ bill, replaced }: Pick<Context, 'bill' | 'replaced'>): number =>
  bill.attempts
    .filter(({ _id, status }) => ['pending', 'review'].includes(status) && !replaced.includes(_id))
    .reduce((sum, { amount }) => sum + toCents(amount), 0)

export const payableCents = (context: Pick<Context, 'bill' | 'replaced'>): number =>
  Math.max(0, toCents(context.bill.outstanding) - pendingCents(context))

/** Returns the surcharge of a way to pay on an amount, in cents. */
export const surchargeCents = (
  { surcharge }: Pick<PaymentMethod, 'surcharge'>,
  amount: number,
  step: number,
): number => {
  const { percent, fixed = 0 } = surcharge ?? {}
  return paymentSurcharge(amount, { percent, fixed: toCents(fixed) }, step).surcharge
}

/** Returns the payments of a bill by others that are under way or made, less those that this one replaces. */
const othersOf = ({ bill, replaced }: Pick<Context, 'bill' | 'replaced'>) =>
  bill.attempts.filter(
    ({ _id, status }) => ['pending', 'review', 'paid'].includes(status) && !replaced.includes(_id),
  )

/** Returns the units of dishes that others have paid or are paying, with a phone or at the counter. */
export const takenUnits = (context: Pick<Context, 'bill' | 'replaced'>): LineUnit[] =>
  unitsOfAll([
    ...othersOf(context).map(({ items = [] }) => ({ units: items })),
    ...counterUnits(context.bill.payments),
  ])

/**
 * Returns the part that was chosen. Others may begin to pay at this moment: if the server charges another amount, the diner sees
 * that before the provider's page opens.
 */
const amountCents = (form: PaymentForm, context: Context): number => {
  const payable = payableCents(context)
  const step = smallestCoin(context.shop)
  const { bill } = context
  const total = toCents(bill.result.totals.total)
  // If others pay all of it, the server names their payments, and the diner may replace them (PAY-8.11).
  if (form.part === 'all') return payable > 0 ? payable : toCents(bill.outstanding)
  if (form.part === 'amount') return typedCents(form.amount) ?? 0
  if (form.part === 'share') {
    const { people: of } = form
    const taken = othersOf(context).filter(({ shareOf }) => shareOf === of).length
    return shareAmount({ total, of, taken, payable, step })
  }
  const items = Object.entries(form.dishes).map(([line, quantity]) => ({ line, quantity }))
  const taken = takenUnits(context)
  const part = itemAmount({ total, lines: dishLines(bill), taken, payable, step }, items)
  return 'missing' in part || part.units.length === 0 ? 0 : part.amount
}

/** Returns the tips in cents; `undefined` if what was typed is not an amount. */
const tipsCents = (
  { tips, tipsAmount }: PaymentForm,
  amount: number,
  step: number,
): number | undefined => {
  if (tips === 'none') return 0
  return tips === 'other' ? typedCents(tipsAmount) : tipAmount(amount, tips, step)
}

/** Returns what a payment comes to as it was chosen. */
export const chargeOf = (
  form: PaymentForm,
  method: Pick<PaymentMethod, 'surcharge'> | undefined,
  context: Context,
): Charge => {
  const step = paymentStep(context.shop.currency)
  const amount = amountCents(form, context)
  const tips = tipsCents(form, amount, step)
  const surcharge = method ? surchargeCents(method, amount, step) : 0
  const charge = amount + (tips ?? 0) + surcharge
  const sums = { amount, tips: tips ?? 0, surcharge, charge }
  const isMore = form.part !== 'all' && amount > payableCents(context)
  if (amount <= 0 || isMore || amount % step !== 0)
    return { ...sums, wrong: form.part === 'items' ? 'dishes' : 'amount' }
  return tips === undefined || tips % step !== 0 ? { ...sums, wrong: 'tips' } : sums
}
