import type { Row } from '../row.ts'
import { ends, expectEnd, expectGoneBack } from '../there/books.ts'
import type { Payer, Payment } from '../there/payer.ts'

const byHand = 'staff transfer the money back'

/** A payment whose bill is void: all of it goes back, with a fault of the provider. */
const voidPaid = async (payer: Payer, fault: string): Promise<Payment> => {
  const payment = await payer.begin([fault])
  await payer.pay(payment)
  await payer.makeDue(payment)
  await expectEnd(payer, payment, ends.paid)
  payer.leave()
  await payer.voidBill(payment)
  return payment
}

const doneOnce = (fault: string) => async (payer: Payer) => {
  await expectGoneBack(payer, await voidPaid(payer, fault))
}

/** Refunds that fail. */
export const refunds: readonly Row[] = [
  {
    title: 'PAY-10.7: a refund is done, but there is no response: it goes back once',
    none: { fps: byHand },
    story: doneOnce('refund-no-answer'),
  },
  {
    title: 'PAY-10.7: the call of a refund fails with 500: it goes back once',
    none: { fps: byHand },
    story: doneOnce('refund-500'),
  },
  {
    title: 'PAY-10.7: a refund is refused: it waits for staff, who give it by hand',
    story: async (payer) => {
      const payment = await voidPaid(payer, 'refund-refused')
      await expectEnd(payer, payment, { refunds: ['failed 10000'] })
      const { rows } = await payer.house.database.query<{ _id: string }>(
        'select _id from refunds where shop = $1 and attempt = $2',
        [payment.shop, payment.attempt],
      )
      const data = { refund: rows[0]?._id ?? '', note: 'by a transfer' }
      await payer.house.owner.create('refunds/byHand', data)
      await expectEnd(payer, payment, { refunds: ['done 10000'] })
    },
  },
]
