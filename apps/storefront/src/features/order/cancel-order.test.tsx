import { sampleMenu, sampleTable } from '@comanda/client/testing'
import { expect, it } from 'vitest'
import { dinerAt, renderForDiner } from '../../testing/render-for-diner.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { shownOrder } from './order-steps.ts'

const session = sampleTable()
const received = shownOrder(session)!

const open = async (dinersCancel: boolean, order = received, isRefused = false) => {
  const menu = { ...sampleMenu, shop: { ...sampleMenu.shop, dinersCancel } }
  const script = {
    'tableSessions/cancel create': () => {
      if (isRefused) throw new Error('begun')
      return session
    },
  }
  const diner = await dinerAt({ menu, script })
  const screen = await renderForDiner(<CancelOrder session={session} order={order} />, {}, diner)
  return { ...screen, calls: () => diner.server.calls.map(({ name }) => name) }
}

it('ORDER-6.7: an order that the kitchen has not begun is cancelled once it is confirmed', async () => {
  const { press, text, calls, all } = await open(true)
  await press('button', 'Cancel this order')
  expect(text()).toContain('goes back the way it came')
  expect(calls()).not.toContain('tableSessions/cancel create')
  await press('button', 'Yes, cancel it')
  expect(calls()).toContain('tableSessions/cancel create')
  expect(all('alertdialog')).toEqual([])
})

it('ORDER-6.7: a refusal says why', async () => {
  const { press, text } = await open(true, received, true)
  await press('button', 'Cancel this order')
  await press('button', 'Yes, cancel it')
  expect(text()).toContain('the kitchen may have begun')
})

it.each([
  [false, received],
  [true, { ...received, status: 'preparing' as const }],
])('ORDER-6.7: not offered if the shop does not, or once it is begun', async (may, order) =>
  expect((await open(may, order)).all('button')).toEqual([]),
)

it('ORDER-6.7: says until when: that the kitchen begins, or the minute by which it is accepted or paid', async () => {
  const { text, close } = await open(true)
  expect(text()).toContain('Possible until the kitchen begins')
  await close()
  const time = '2026-03-03T11:40:00+08:00'
  for (const order of [
    { ...received, acceptUntil: time },
    { ...received, status: 'toPay' as const, payUntil: time },
  ]) {
    const screen = await open(true, order)
    expect(screen.text()).toContain('Possible until 11:40 at the latest')
    await screen.close()
  }
})
