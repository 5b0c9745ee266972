import { intendedPayments } from '@comanda/client'
import {
  sampleAttempt,
  sampleIds,
  sampleMenu,
  sampleOrder,
  sampleSession,
} from '@comanda/client/testing'
import type { PaymentAttempt, TableSession } from '@comanda/contract'
import { expect, it, vi } from 'vitest'
import { dinerAt, renderForDiner } from '../../testing/render-for-diner.tsx'
import { ResultPage } from './result-page.tsx'

const { _id: id } = sampleAttempt()
const firstOrder = sampleOrder({ status: 'toPay', payUntil: '2026-03-03T11:45:00+08:00' })

interface Given {
  readonly attempt?: Partial<PaymentAttempt>
  readonly bill?: Partial<TableSession>
  /** Whether this browser began the payment. */
  readonly isOwn?: boolean
}

const open = async ({ attempt, bill, isOwn = true }: Given) => {
  const diner = await dinerAt({
    menu: sampleMenu,
    script: {
      'paymentAttempts get': () => sampleAttempt(attempt),
      'tableSessions/updatePayment create': () => sampleSession({ orders: [firstOrder], ...bill }),
      'tableSessions/subscribe create': ({ item }: { item: string }) => ({ item, version: 1 }),
    },
  })
  if (isOwn)
    await intendedPayments(diner.client.intentions).add({
      attempt: id,
      session: sampleIds.session,
    })
  const page = <ResultPage id={id} orderAgain={() => <button>Order again</button>} />
  const screen = await renderForDiner(page, {}, diner)
  const loads = isOwn ? 2 : 1
  await screen.act(() => vi.waitUntil(() => diner.server.count('paymentAttempts get') >= loads))
  return { ...screen, heading: () => screen.names('heading').at(-1) }
}

it.each([
  ['pending', 'We are asking the bank. Please do not pay again.'],
  ['review', 'This payment is being checked. Please do not pay again.'],
  ['paid', 'Paid. Thank you!'],
  ['surplus', '$ 80.00 goes back the way it came.'],
  ['failed', 'Payment Fail. Transaction unsuccessful, nothing was charged.'],
  ['cancelled', 'You cancelled. Nothing was charged; we keep your order until 11:45.'],
] as const)('PAY-8.8: %s: “%s”', async (status, words) => {
  const { heading } = await open({ attempt: { status } })
  expect(heading()).toBe(words)
})
it.each([
  [
    'was not paid in time',
    '2026-03-03T11:45:02+08:00',
    'Not paid within 15 minutes, so the order was cancelled. Please place it again.',
  ],
  [
    'was cancelled by staff before that',
    '2026-03-03T11:40:00+08:00',
    'The order was cancelled. If you still want it, please place it again.',
  ],
])('PAY-8.8: an order that %s says so, and is ordered again', async (_, cancelledTime, words) => {
  const { heading, names } = await open({
    attempt: { status: 'expired' },
    bill: {
      status: 'cancelled',
      orders: [{ ...firstOrder, status: 'cancelled', cancelledTime }],
    },
  })
  expect(heading()).toBe(words)
  expect(names('button')).toContain('Order again')
})
it('a failed payment can be tried again; a pending one cannot', async () => {
  const failed = await open({ attempt: { status: 'failed' } })
  expect(failed.names('link')).toEqual(['Try again', 'See your order'])
  await failed.close()
  const asking = await open({})
  expect(asking.names('link')).toEqual(['See your order'])
})
it('a paid part says what is left', async () => {
  const { text, names } = await open({ attempt: { status: 'paid' }, bill: { outstanding: 20 } })
  expect(text()).toContain('$ 20.00 of this bill is still to pay.')
  expect(names('link')).toEqual(['See your order', 'Pay the rest'])
})
it('PAY-8.9: another browser shows the outcome and the number, and leads back to the browser of the order', async () => {
  const { text, heading, names } = await open({ attempt: { status: 'paid' }, isOwn: false })
  expect(heading()).toBe('Paid. Thank you!')
  expect(text()).toContain('Go back to where you ordered')
  expect(text()).toContain('12')
  expect(names('link')).toEqual([])
})

it('PAY-9.17: the outcome of a test says that no real money is paid', async () => {
  const { text, close } = await open({ attempt: { status: 'paid', sandbox: true } })
  expect(text()).toContain('This is a test: no real money is paid.')
  await close()
  expect((await open({ attempt: { status: 'paid' } })).text()).not.toContain('real money')
})
