import { intendedPayments } from '@comanda/client'
import { sampleAttempt, sampleIds, sampleMenu, sampleSession } from '@comanda/client/testing'
import type { PaymentAttempt } from '@comanda/contract'
import { expect, it, vi } from 'vitest'
import { dinerAt, renderForDiner } from '../../testing/render-for-diner.tsx'
import { UnknownPaymentBanner } from './unknown-payment-banner.tsx'

const { _id: attempt } = sampleAttempt()

const open = async (path: string, status: PaymentAttempt['status']) => {
  const diner = await dinerAt({
    menu: sampleMenu,
    script: {
      'paymentAttempts get': () => sampleAttempt({ status }),
      'tableSessions/updatePayment create': () => sampleSession(),
      'tableSessions/subscribe create': ({ item }: { item: string }) => ({ item, version: 1 }),
    },
  })
  const intended = intendedPayments(diner.client.intentions)
  await intended.add({ attempt, session: sampleIds.session })
  const screen = await renderForDiner(<UnknownPaymentBanner />, { path }, diner)
  return { ...screen, intended }
}

it('PAY-8.2: a payment that has begun shows on other screens, and leads to its page', async () => {
  const { get } = await open('/browse', 'pending')
  expect(get('link', 'Check again').getAttribute('href')).toBe(`/payment/result/${attempt}`)
})
it('PAY-8.2: once it is final the banner says that there is news, and leads to it', async () => {
  const { intended, act, get, text } = await open('/browse', 'paid')
  await act(() => vi.waitUntil(() => intended.pending.get().length === 0))
  expect(text()).toContain('There is news of your payment')
  expect(get('link', 'See it').getAttribute('href')).toBe(`/payment/result/${attempt}`)
})
it('the payment pages have no banner', async () => {
  const { text } = await open(`/payment/result/${attempt}`, 'pending')
  expect(text()).toBe('')
})
