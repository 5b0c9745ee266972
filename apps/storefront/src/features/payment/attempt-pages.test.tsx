import { intendedPayments } from '@comanda/client'
import { sampleAttempt, sampleIds, sampleMenu, sampleSession } from '@comanda/client/testing'
import type { PaymentAttempt } from '@comanda/contract'
import type { ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import { dinerAt, renderForDiner } from '../../testing/render-for-diner.tsx'
import { CardPage } from './card-page.tsx'
import { QrPage } from './qr-page.tsx'
import { ReaderPage } from './reader-page.tsx'

const { _id: id } = sampleAttempt()

const open = async (page: ReactElement, attempt: Partial<PaymentAttempt>) => {
  let known = sampleAttempt({ createTime: new Date().toISOString(), ...attempt })
  const diner = await dinerAt({
    menu: sampleMenu,
    script: {
      'paymentAttempts get': () => known,
      'paymentAttempts/cancel create': () => {
        known = { ...known, status: 'cancelled' }
        return known
      },
      'paymentMethods find': () => [
        { _id: known.method, name: [{ lang: 'en', value: 'PayMe' }], type: 'wallet' },
      ],
      'tableSessions/updatePayment create': () => sampleSession(),
      'tableSessions/subscribe create': ({ item }: { item: string }) => ({ item, version: 1 }),
    },
  })
  await intendedPayments(diner.client.intentions).add({ attempt: id, session: sampleIds.session })
  const screen = await renderForDiner(page, { path: '/payment' }, diner)
  await screen.act(() =>
    vi.waitUntil(() => diner.server.count('tableSessions/updatePayment create') > 0),
  )
  const count = (name: string) => diner.server.count(name)
  return { ...screen, count }
}

const redirect = { kind: 'redirect', url: 'https://pay.example/1' } as const
const inFiveMinutes = () => new Date(Date.now() + 300_000).toISOString()
const code = (expiresTime = inFiveMinutes()) =>
  ({ kind: 'qr', data: 'x', deeplink: 'payme://pay/1', expiresTime }) as const

it('PAY-8.5: Back from the provider offers to go on, to ask, and to pay another way; it does not go on by itself', async () => {
  const { names, place } = await open(<CardPage id={id} />, { next: redirect })
  expect(names('button')).toContain('Continue · $ 80.00')
  expect(names('link')).toEqual(['I have paid', 'Pay another way'])
  expect(place().pathname).toBe('/payment')
})
it('PAY-8.5: a payment that is final by then shows its outcome', async () => {
  const { place } = await open(<CardPage id={id} />, { next: redirect, status: 'paid' })
  await vi.waitUntil(() => place().pathname === `/payment/result/${id}`)
})
it('PAY-8.6: a code shows how long it is valid, and the wallet’s button', async () => {
  const { text, get } = await open(<QrPage id={id} />, { next: code() })
  expect(get('img', 'Payment code')).toBeDefined()
  expect(get('link', 'Open PayMe').getAttribute('href')).toBe('payme://pay/1')
  expect(text()).toMatch(/Valid for (5:00|4:5\d)/)
})
it('PAY-8.6: a code that no link opens says how an app on the same phone reads it', async () => {
  const { deeplink: _none, ...next } = code()
  const { text, names } = await open(<QrPage id={id} />, { next })
  expect(text()).toContain('Take a screenshot')
  expect(names('link')).toEqual(['Pay another way'])
})
it('a wallet’s link that would run in this page is not shown', async () => {
  const next = { ...code(), deeplink: 'javascript:alert(1)' }
  const { names } = await open(<QrPage id={id} />, { next })
  expect(names('link')).toEqual(['Pay another way'])
})
it('PAY-8.6: at the end of its time the provider is queried once and closes the code', async () => {
  const { count, act, place } = await open(<QrPage id={id} />, {
    next: code(new Date(Date.now() - 1000).toISOString()),
  })
  await act(() => vi.waitUntil(() => count('paymentAttempts/cancel create') > 0))
  expect(count('paymentAttempts/cancel create')).toBe(1)
  await vi.waitUntil(() => place().pathname === `/payment/result/${id}`)
})
it('PAY-8.7: a card reader’s page says what to do, and cancels', async () => {
  const { text, press, place, count } = await open(<ReaderPage id={id} />, {
    next: { kind: 'reader', name: 'Counter 1' },
  })
  expect(text()).toContain('Look at the reader “Counter 1”: it shows $ 80.00')
  await press('button', 'Cancel')
  expect(count('paymentAttempts/cancel create')).toBe(1)
  await vi.waitUntil(() => place().pathname === `/payment/result/${id}`)
})
