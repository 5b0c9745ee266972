import { expect, it } from 'vitest'
import type { PaymentProvider, ProviderRefund, Refunded } from '../../../payments/provider.ts'
import { providers } from '../../../payments/providers.ts'
import {
  testAccount,
  testAttempt,
  testContext,
  testNow,
} from '../../../payments/testing/provider-context.ts'
import { refundOfKey } from '../../../payments/refund-key.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import type { RefundRow } from '../../../tables/refunds.ts'
import { sendRefund } from './send-refund.ts'

const time = new Date(testNow).toISOString()
const attempt = {
  captured: 128.5,
  currency: 'HKD',
  createTime: time,
  settleTime: time,
} as AttemptRow
const refund = {
  _id: '00000100000000000000000b',
  amount: 28.5,
  sentTime: null,
  resends: 0,
} as RefundRow

type Calls = Partial<Record<'refund' | 'void' | 'queryRefund', Refunded>>

const sending = async (
  responses: Calls,
  own: Partial<RefundRow> = {},
  can: Partial<PaymentProvider['can']> = {},
) => {
  const calls: string[] = []
  const method = (name: keyof Calls) => (sent: ProviderRefund) => {
    calls.push(`${name} ${sent._id} ${sent.amount}`)
    return Promise.resolve(responses[name] ?? { is: 'unknown' as const })
  }
  const provider: PaymentProvider = {
    ...providers.fiuu,
    can: { cancel: false, query: true, refund: 'part', void: true, ...can },
    refund: method('refund'),
    void: method('void'),
    queryRefund: method('queryRefund'),
  }
  const { context } = testContext(testAccount('fiuu', {}, {}))
  const sent = { refund: { ...refund, ...own }, attempt, others: [] }
  return { refunded: await sendRefund({ provider, of: testAttempt, context }, sent), calls }
}
const id = refund._id

it('PAY-5.6: a part is refunded under the key of the refund', async () => {
  const { refunded, calls } = await sending({ refund: { is: 'done', id: 'P1' } })
  expect(refunded).toEqual({ is: 'done', id: 'P1' })
  expect(calls).toEqual([`refund ${id} 2850`])
})

it('PAY-7.18: once the provider has refused it, under another key each time, which names the refund', async () => {
  for (const resends of [1, 2]) {
    const { calls } = await sending({ refund: { is: 'done' } }, { resends })
    expect(calls).toEqual([`refund ${id}r${resends} 2850`])
    expect(refundOfKey(`${id}r${resends}`)).toBe(id)
  }
  expect(refundOfKey(id)).toBe(id)
  expect(refundOfKey('re_1')).toBeUndefined()
})

it('PAY-5.6: all of it on the same day is undone, and refunded if it cannot be', async () => {
  const all = { amount: 128.5 }
  expect((await sending({ void: { is: 'done' } }, all)).calls).toEqual([`void ${id} 12850`])
  const settled = await sending(
    { void: { is: 'refused', code: 'settled' }, refund: { is: 'done' } },
    all,
  )
  expect(settled.calls).toEqual([`void ${id} 12850`, `refund ${id} 12850`])
  expect((await sending({}, all)).calls).toEqual([`void ${id} 12850`])
})

it('PAY-5.6: one that was sent is queried, and sent again only if the provider does not have it', async () => {
  const before = { sentTime: time }
  const lost = await sending({ queryRefund: { is: 'absent' }, refund: { is: 'done' } }, before)
  expect(lost.calls).toEqual([`queryRefund ${id} 2850`, `refund ${id} 2850`])
  for (const is of ['done', 'pending', 'unknown'] as const)
    expect((await sending({ queryRefund: { is } }, before)).calls).toHaveLength(1)
})

it('PAY-5.6: what a provider cannot refund is for staff', async () => {
  const none = await sending({}, {}, { refund: 'none' })
  expect(none).toEqual({ refunded: { is: 'refused', code: 'byHandOnly' }, calls: [] })
  const part = await sending({}, {}, { refund: 'full' })
  expect(part).toEqual({ refunded: { is: 'refused', code: 'wholeOnly' }, calls: [] })
})
