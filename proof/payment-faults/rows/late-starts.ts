import type { Row } from '../row.ts'
import { ends, expectEnd, withoutKitchen } from '../there/books.ts'

/** Starts whose response comes when the server has stopped waiting. */
export const lateStarts: readonly Row[] = [
  {
    title: 'PAY-10.1: the start responds too late: paid, one payment',
    none: {
      cybersource: "the payer's browser starts it, which waits",
      fiuu: "the payer's browser starts it, which waits",
      linePay: 'without the number in its response nothing can be confirmed, so nothing is taken',
      fps: 'nothing is called to start it',
    },
    story: async (payer) => {
      const { started } = await payer.startWith('start-late', await payer.order())
      const payment = await started
      await payer.pay(payment)
      await payer.makeDue(payment)
      await expectEnd(payer, payment, withoutKitchen(ends.paid))
    },
  },
]
