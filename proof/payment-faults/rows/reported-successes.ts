import type { Row } from '../row.ts'
import { ends, expectEnd } from '../there/books.ts'
import type { Payer } from '../there/payer.ts'

const noReturn = 'no browser returns from it'
const noMessage = 'it sends no messages'

const told = (fault: string) => async (payer: Payer) => {
  const payment = await payer.begin([fault])
  await payer.pay(payment)
  await expectEnd(payer, payment, ends.paid)
}

const noReturns = {
  stripeCode: noReturn,
  stripeReader: noReturn,
  fps: noReturn,
  lanReader: noReturn,
} as const
const noMessages = { linePay: noMessage, lanReader: noMessage } as const

/** However a success is reported, it is one payment. */
export const reportedSuccesses: readonly Row[] = [
  {
    title: 'PAY-10.1: notified before the browser returns: paid, one payment',
    none: { ...noReturns, linePay: noMessage },
    story: told('notify-before-return'),
  },
  {
    title: 'PAY-10.1: the browser returns, no notification: paid, one payment',
    none: noReturns,
    story: told('return-only'),
  },
  {
    title: 'PAY-10.1: notified, the browser does not return: paid, one payment',
    none: noMessages,
    story: told('notify-only'),
  },
  {
    title: 'PAY-10.1: neither notified nor returned: paid, one payment',
    story: async (payer) => {
      const payment = await payer.begin(['neither'])
      await payer.pay(payment)
      // Nothing queries a bank: a cashier sees the money there.
      if (payer.key === 'fps') {
        const reference = `BANK ${payment.attempt.slice(-8)}`
        await payer.house.owner.create('paymentAttempts/confirm', {
          attempt: payment.attempt,
          reference,
        })
      } else await payer.makeDue(payment)
      await expectEnd(payer, payment, ends.paid)
    },
  },
  {
    title: 'PAY-10.1: notified five times: paid, one payment',
    none: noMessages,
    story: told('notify-five-times'),
  },
  {
    title: 'PAY-10.1: a success, then a failure of the same payment: paid, one payment',
    none: noMessages,
    story: told('paid-then-failed'),
  },
  {
    title: 'PAY-10.1: declined, then paid on the same page: paid, one payment',
    none: {
      linePay: 'a payment that has failed there is over',
      lanReader: 'a sale that was declined is over',
    },
    story: async (payer) => {
      const payment = await payer.begin(['decline-then-success'])
      await payer.pay(payment)
      await payer.pay(payment)
      await payer.makeDue(payment)
      await expectEnd(payer, payment, ends.paid)
    },
  },
]
