import { sampleMenu, sampleOrder, sampleSession, sampleTable } from '@comanda/client/testing'
import { expect, it, vi } from 'vitest'
import { dinerAt, renderForDiner } from '../../testing/render-for-diner.tsx'
import { SessionNotFoundPage } from './session-not-found-page.tsx'

const open = async (status?: 'done' | 'void') => {
  const diner = await dinerAt({ menu: sampleMenu })
  diner.session.set({ status: 'none', ...(status && { ended: sampleSession({ status }) }) })
  return renderForDiner(<SessionNotFoundPage />, {}, diner)
}

it('SESS-1.3: a phone that comes back after the bill was paid on another one reads so', async () => {
  const { text, get } = await open('done')
  expect(text()).toContain('This bill is paid')
  const bill = get('link', 'See the bill').getAttribute('href')
  expect(bill).toBe(`/record/${sampleSession()._id}`)
})

it.each(['void', undefined] as const)(
  'a table that was closed otherwise, or is not known, is closed: %s',
  async (status) => {
    expect((await open(status)).text()).toContain('This table is closed')
  },
)

const servedTable = sampleTable({
  status: 'done',
  tvStatus: 'preparing',
  outstanding: 0,
  orders: [sampleOrder({ status: 'preparing', type: 'dineIn' })],
})

const openServed = async (isAtCode: boolean) => {
  let stored = servedTable
  const diner = await dinerAt({
    menu: sampleMenu,
    script: {
      'tableSessions get': () => stored,
      'tableSessions/subscribe create': () => ({ item: stored._id, version: stored.version }),
    },
  })
  diner.visit.isAtCode.mockReturnValue(isAtCode)
  diner.session.set({ status: 'none', ended: servedTable })
  const screen = await renderForDiner(<SessionNotFoundPage />, {}, diner)
  const serve = () => {
    const orders = [sampleOrder({ status: 'completed', type: 'dineIn' })]
    stored = { ...servedTable, version: 2, tvStatus: 'taken', orders }
    diner.server.dispatch('tableSessions patched', stored)
  }
  return { ...screen, diner, serve }
}

it('SESS-1.7: who scans the code again while a paid order is still made sees that order, live, and orders more by one press', async () => {
  const { text, press, get, place, diner, serve } = await openServed(true)
  await vi.waitFor(() => expect(text()).toContain('Your order is still being made'))
  expect(get('heading', 'Order number 12')).toBeTruthy()
  expect(get('link', 'See the bill').getAttribute('href')).toBe(`/record/${servedTable._id}`)
  serve()
  await vi.waitFor(() => expect(text()).not.toContain('Your order is still being made'))
  await press('button', 'Order more')
  expect(diner.visit.beginAgain).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(place().pathname).toBe('/browse'))
})

it('SESS-1.7: who comes back without a code reads how to order more', async () => {
  const { text, names } = await openServed(false)
  await vi.waitFor(() => expect(text()).toContain('scan the code on your table'))
  expect(names('button')).not.toContain('Order more')
})
