import type { Row } from '../row.ts'
import { ends, expectEnd } from '../there/books.ts'

const asAnotherAmount = 'it says an amount and not that it is a part: review, as of another amount'

/** Payments that come to nothing. */
export const notPaid: readonly Row[] = [
  {
    title: 'PAY-10.6: a part is approved: failed, the part goes back',
    none: {
      fiuu: asAnotherAmount,
      stripePage: 'it approves all or nothing',
      stripeCode: 'it approves all or nothing',
      stripeReader: 'it approves all or nothing',
      linePay: 'it approves all or nothing',
      fps: 'a transfer is of any amount: review, as of another amount',
      adyen: 'it approves all or nothing',
      lanReader: asAnotherAmount,
    },
    story: async (payer) => {
      const payment = await payer.begin(['partial'])
      await payer.pay(payment)
      const end = { ...ends.failed, captured: 5_000, refunds: ['done 5000'] }
      await expectEnd(payer, payment, end)
    },
  },
  {
    title: 'PAY-10.6: declined: failed, no money',
    none: {
      stripePage: 'its payer may try another card until the page is closed',
      adyen: 'its payer may try another card until the page is closed',
      fps: 'a bank does not report what it did not transfer',
    },
    story: async (payer) => {
      const payment = await payer.begin(['decline'])
      await payer.pay(payment)
      await payer.makeDue(payment)
      await expectEnd(payer, payment, ends.failed)
    },
  },
  {
    title: 'PAY-10.6: cancelled by the payer: cancelled, no money',
    none: {
      stripeCode: 'it reports a payer who refuses as a decline',
      stripeReader: 'it reports a payer who refuses as a decline',
    },
    story: async (payer) => {
      const payment = await payer.begin(['cancel'])
      await payer.pay(payment, 'cancelled')
      await payer.cancel(payment)
      await expectEnd(payer, payment, ends.cancelled)
    },
  },
  {
    title: 'PAY-10.6: never paid: expired and its order cancelled, no money',
    story: async (payer) => {
      const payment = await payer.begin(['never'])
      await payer.pay(payment)
      await payer.passDeadline(payment)
      await payer.expire(payment)
      await expectEnd(payer, payment, ends.expired)
    },
  },
]
