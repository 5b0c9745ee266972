import { type CallError, normaliseError, payBy } from '@comanda/client'
import type { PaymentMethod, TableSession } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import { paymentStep, tipAmount } from '@comanda/engine/payments'
import { useState } from 'react'
import { useNavigate } from '../../../router/use-navigate.ts'
import { useDiner } from '../../../diner/diner-context.tsx'
import { useInvoice } from '../../invoice/use-invoice.ts'
import { usePaymentMessages } from '../../../language/payment-messages.ts'
import { useMoney } from '../../../money/use-money.ts'
import { chargeOf, payableCents, pendingCents, surchargeCents, takenUnits } from './charge-of.ts'
import { dishesOfSeat } from './dishes-of-seat.ts'
import { emptyForm, type PaymentForm, type PaymentWish } from './payment-form.ts'
import { startOf } from './start-of.ts'
import type { Offer } from './use-offer.ts'
import { usePaymentStart } from './use-payment-start.ts'

/** Returns why a method does not take an amount in cents. */
const limitOf = (
  { least = 0, most }: PaymentMethod,
  amount: number,
): 'least' | 'most' | undefined => {
  if (amount < toCents(least)) return 'least'
  return most !== undefined && amount > toCents(most) ? 'most' : undefined
}

/** Returns what a diner chose on the payment page, what it comes to, and how to pay it. */
export const useChoice = (bill: TableSession, offer: Offer, wish: PaymentWish) => {
  const { t, locale } = usePaymentMessages()
  const money = useMoney()
  const navigate = useNavigate()
  const { client } = useDiner()
  const context = {
    bill,
    shop: offer.shop,
    replaced: wish.replace === undefined ? [] : [wish.replace],
  }
  const [form, setForm] = useState<PaymentForm>(() => {
    const dishes = wish.seat === undefined ? {} : dishesOfSeat(bill, wish.seat, takenUnits(context))
    const isOwn = Object.keys(dishes).length > 0
    return { ...emptyForm, method: wish.method, dishes, part: isOwn ? 'items' : 'all' }
  })
  const [showsErrors, setShowsErrors] = useState(false)
  const [counter, setCounter] = useState<{ isBusy: boolean; error?: CallError }>({ isBusy: false })
  const start = usePaymentStart(bill._id)
  const change = (part: Partial<PaymentForm>): void => setForm((old) => ({ ...old, ...part }))
  const invoice = useInvoice(form.invoice, (part) =>
    change({ invoice: { ...form.invoice, ...part } }),
  )
  const { currency, tipChoices = [] } = offer.shop
  const all = [...offer.online, ...(offer.counter && bill.type !== 'topUp' ? [offer.counter] : [])]
  const method = all.find(({ _id }) => _id === form.method) ?? all[0]
  const charge = chargeOf(form, method, context)
  const step = paymentStep(currency)

  const payAtCounter = async (methodRef: string): Promise<void> => {
    setCounter({ isBusy: true })
    try {
      await payBy(client.connection, bill._id, methodRef)
      await navigate({ to: '/record/$id', params: { id: bill._id }, replace: true })
    } catch (failure) {
      setCounter({ isBusy: false, error: normaliseError(failure) })
    }
  }
  const pay = (): void => {
    if (!method) return
    if (method.call === undefined) return void payAtCounter(method._id)
    setShowsErrors(true)
    if (charge.wrong || invoice.error) return undefined
    const payload = startOf({
      session: bill._id,
      locale,
      form,
      charge,
      method,
      invoice: invoice.details,
      replaced: context.replaced,
    })
    if (payload) start.begin(payload, fromCents(charge.charge))
    return undefined
  }
  const { start: begun } = start
  const isRefused = begun.status === 'refused' && begun.error.code !== 'paymentPending'
  return {
    form,
    change,
    charge,
    method,
    taken: takenUnits(context),
    methods: all.map((entry) => ({
      method: entry,
      surcharge: fromCents(surchargeCents(entry, charge.amount, step)),
      limit: limitOf(entry, charge.amount),
    })),
    pending: pendingCents(context),
    tips: tipChoices.map((percent) => ({
      percent,
      amount: fromCents(tipAmount(charge.amount, percent, step)),
    })),
    invoice,
    start,
    showsErrors,
    wrong: showsErrors ? charge.wrong : undefined,
    between: t('payment.part.between', {
      least: money(fromCents(step)),
      most: money(fromCents(payableCents(context))),
    }),
    isPayingBy: counter.isBusy,
    /** Why nothing was paid. */
    error: isRefused ? begun.error : counter.error,
    pay,
  }
}
