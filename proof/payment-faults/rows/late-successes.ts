import type { Row } from '../row.ts'
import { type End, ends, expectEnd, expectOurs } from '../there/books.ts'
import type { Payer, Payment } from '../there/payer.ts'

const unconfirmed = 'nothing is taken there that was not confirmed in time'

/** A bill at a table is cooked before it is paid. */
const atTable = { order: 'received', arrivals: 1 } as const

/** All of it goes back: by the provider, or if this cannot, by staff, who find it in their queue. */
const backOf = (payer: Payer): Partial<End> => ({
  refunds: [payer.key === 'fps' ? 'failed 10000' : 'done 10000'],
})

/** The payer has paid, but nobody hears of it. */
const payUnheard = async (payer: Payer, bill?: Parameters<Payer['begin']>[1]): Promise<Payment> => {
  const payment = await payer.begin(['late'], bill)
  await payer.pay(payment)
  return payment
}

/** Now it is known, by a message or by a query. */
const hear = async (payer: Payer, payment: Payment): Promise<void> => {
  await payer.release(payment)
  payer.leave()
  await payer.makeDue(payment)
}

/** Successes that come after an attempt has ended. */
export const lateSuccesses: readonly Row[] = [
  {
    title: 'PAY-10.2: late, after it was cancelled, and the bill is open: paid, one payment',
    none: { linePay: unconfirmed },
    story: async (payer) => {
      const payment = await payUnheard(payer)
      await payer.cancel(payment)
      await expectOurs(payer, payment, { status: 'cancelled' })
      await hear(payer, payment)
      await expectEnd(payer, payment, ends.paid)
    },
  },
  {
    title: 'PAY-10.2: late, after it has expired, and the bill is open: paid, one payment',
    none: { linePay: unconfirmed },
    story: async (payer) => {
      const payment = await payUnheard(payer, await payer.dine())
      await payer.expire(payment)
      await expectOurs(payer, payment, { status: 'expired' })
      await hear(payer, payment)
      await expectEnd(payer, payment, { ...ends.paid, ...atTable })
    },
  },
  {
    title: 'PAY-10.2: late, after its order was cancelled: a surplus that goes back whole, once',
    none: { linePay: unconfirmed },
    story: async (payer) => {
      const payment = await payUnheard(payer)
      await payer.passDeadline(payment)
      await expectOurs(payer, payment, ends.expired)
      await hear(payer, payment)
      const { captured } = ends.paid
      const end = { ...ends.expired, status: 'surplus', captured, ...backOf(payer) }
      await expectEnd(payer, payment, end)
    },
  },
  {
    title: 'PAY-10.2: late, after the bill was paid in cash: a surplus that goes back whole, once',
    none: { linePay: unconfirmed },
    story: async (payer) => {
      const payment = await payUnheard(payer)
      await payer.cancel(payment)
      await payer.payInCash(payment)
      await hear(payer, payment)
      const { captured, order, arrivals } = ends.paid
      const end = { status: 'surplus', captured, payments: 0, order, arrivals, ...backOf(payer) }
      await expectEnd(payer, payment, end)
    },
  },
]
