import type { Row } from '../row.ts'
import { ends, expectEnd } from '../there/books.ts'
import { messagesOf } from '../there/messages.ts'
import type { Payer } from '../there/payer.ts'
import { until } from '../there/until.ts'

/** A success is reported that is not of this payment: it stays as it is, and can be cancelled. */
const unchanged = (fault: string) => async (payer: Payer) => {
  const payment = await payer.begin([fault])
  const before = await messagesOf(payer.house)
  await payer.pay(payment)
  await until(async () => {
    if ((await messagesOf(payer.house)) <= before) throw new Error('no message has come')
  })
  await payer.makeDue(payment)
  await expectEnd(payer, payment, ends.pending)
  await payer.cancel(payment)
  await expectEnd(payer, payment, ends.cancelled)
}

/** Successes that nobody has to believe. */
export const falseMessages: readonly Row[] = [
  {
    title: 'PAY-10.4: a forged success: nothing changes, no money',
    story: unchanged('forged'),
  },
  {
    title: "PAY-10.4: another merchant's success: nothing changes, no money",
    none: {
      linePay: 'what its browser brings names no merchant',
      lanReader: 'its responses name no merchant',
    },
    story: unchanged('other-merchant'),
  },
  {
    title: 'PAY-10.4: a success for another reference: nothing changes, no money',
    story: unchanged('other-reference'),
  },
]
