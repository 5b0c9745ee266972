import type { Row } from '../row.ts'
import { ends, expectEnd } from '../there/books.ts'
import type { Payer, Payment } from '../there/payer.ts'

const decide = ({ house }: Payer, { attempt }: Payment, decision: string) =>
  house.owner.create('paymentAttempts/decide', { attempt, decision })

/** Payments that staff decide. */
export const forStaff: readonly Row[] = [
  {
    title: 'PAY-10.5: another amount: review, then what came counts if staff accept it',
    story: async (payer) => {
      const payment = await payer.begin(['wrong-amount'], await payer.dine())
      await payer.pay(payment)
      const review = { ...ends.review, captured: 9_900, order: 'received', arrivals: 1 }
      await expectEnd(payer, payment, review)
      await decide(payer, payment, 'accept')
      await expectEnd(payer, payment, { ...review, status: 'paid', payments: 1 })
    },
  },
  {
    title: 'PAY-10.5: another amount: review, then it goes back whole if staff send it back',
    story: async (payer) => {
      const payment = await payer.begin(['wrong-amount'])
      await payer.pay(payment)
      const review = { ...ends.review, captured: 9_900 }
      await expectEnd(payer, payment, review)
      await decide(payer, payment, 'refund')
      const refunds = [payer.key === 'fps' ? 'failed 9900' : 'done 9900']
      await expectEnd(payer, payment, { ...review, status: 'failed', refunds })
    },
  },
  {
    title: 'PAY-10.5: another currency: review, nothing counts',
    none: {
      linePay: 'what is confirmed is in the currency of the request',
    },
    story: async (payer) => {
      const payment = await payer.begin(['wrong-currency'])
      await payer.pay(payment)
      await expectEnd(payer, payment, { ...ends.review, captured: 10_000 })
    },
  },
  {
    title: 'PAY-10.5: the provider reviews: nothing counts until staff decide',
    none: {
      fiuu: 'it reports a payment that is looked at as pending',
      stripePage: 'it reports a payment that is looked at as pending',
      stripeCode: 'it reports a payment that is looked at as pending',
      stripeReader: 'a reader takes the card or does not',
      linePay: 'it knows no reviews',
      fps: 'banks know no reviews',
      adyen: 'it reports a payment that is looked at as pending',
      lanReader: 'a reader takes the card or does not',
    },
    story: async (payer) => {
      const payment = await payer.begin(['review'])
      await payer.pay(payment)
      await expectEnd(payer, payment, ends.review)
    },
  },
]
