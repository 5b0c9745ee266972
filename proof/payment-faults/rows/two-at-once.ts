import { expect } from 'vitest'
import type { Row } from '../row.ts'
import { type End, ends, expectEnd, readEnd } from '../there/books.ts'
import type { Payer, Payment } from '../there/payer.ts'
import { until } from '../there/until.ts'

const unconfirmed = 'of two that were approved only the one that is owed is confirmed'

/** Waits until neither is pending, and returns how both have ended. */
const bothEnds = (payer: Payer, both: readonly Payment[]): Promise<readonly (End | undefined)[]> =>
  until(async () => {
    const found = await Promise.all(both.map((one) => readEnd(payer.house, one)))
    for (const end of found) expect(end?.status).toMatch(/^(paid|surplus)$/)
    return found
  })

/** Payments that come together. */
export const twoAtOnce: readonly Row[] = [
  {
    title: 'PAY-10.3: two pay one bill: one is paid, the other a surplus that goes back whole',
    none: { linePay: unconfirmed },
    story: async (payer) => {
      const first = await payer.begin(['pay-after-close'])
      await payer.cancel(first)
      const second = await payer.begin([], first)
      await Promise.all([payer.pay(first), payer.pay(second)])
      await Promise.all([payer.makeDue(first), payer.makeDue(second)])
      const found = await bothEnds(payer, [first, second])
      expect(new Set(found.map((end) => end?.status))).toEqual(new Set(['paid', 'surplus']))
      const back = payer.key === 'fps' ? 'failed 10000' : 'done 10000'
      for (const [index, payment] of [first, second].entries())
        if (found[index]?.status === 'paid') await expectEnd(payer, payment, ends.paid)
        else await expectEnd(payer, payment, { status: 'surplus', payments: 0, refunds: [back] })
    },
  },
  {
    title: 'PAY-10.3: paid in the moment in which it is cancelled: one of the two',
    story: async (payer) => {
      const payment = await payer.begin(['paid-on-cancel'])
      // If nothing can be cancelled at the provider, both happen at the same time.
      const cannot = ['cybersource', 'fiuu', 'linePay', 'fps'].includes(payer.key)
      await Promise.all([cannot ? payer.pay(payment) : undefined, payer.cancel(payment)])
      await payer.makeDue(payment)
      const { status } = await until(async () => {
        const end = await readEnd(payer.house, payment)
        expect(end?.status).toMatch(/^(paid|cancelled)$/)
        return { status: end?.status }
      })
      // What was cancelled first still counts if its money came.
      const isTaken = payer.key !== 'linePay' || status === 'paid'
      await expectEnd(payer, payment, isTaken ? ends.paid : ends.cancelled)
    },
  },
]
