import { sampleMenu, sampleOrder, sampleResult } from '@comanda/client/testing'
import type { Reservation, TableSession } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { expect, test, vi } from 'vitest'
import { billed, openPane } from '../../testing/open-pane.tsx'

const lunch: TableSession['discounts'][number] = {
  id: 'lunch',
  rule: 'rule',
  source: 'automatic',
  name: [{ lang: 'en', value: 'Lunch' }],
  amount: 0,
  lines: [],
}

test('STAFF-4.7: the pane lists each order with its lines and what the kitchen has done of it', async () => {
  const { get } = await openPane({
    orders: [sampleOrder({ status: 'completed' }), sampleOrder({ _id: 'o', number: '13', seq: 2 })],
    products: [
      billed('Noodles'),
      billed('Tea', { seq: 2, quantity: 2, customRemark: 'Hot', relatedTreePrice: 40 }),
      billed('Cake', { seq: 2, status: 'cancel', relatedTreePrice: 0 }),
    ],
  })
  expect(within(get('region', 'Order 12 Completed')).text()).toContain('1× Noodles $ 60 .00')
  const second = within(get('region', 'Order 13 Received'))
  expect(second.names('listitem')).toHaveLength(2)
  expect(second.text()).toContain('Hot')
  expect(second.text()).toContain('Cancelled')
})

test('STAFF-4.7: the bill says what each discount takes off, and which do not apply', async () => {
  const { press, get } = await openPane({
    discounts: [
      { ...lunch, id: 'a', amount: -10 },
      { ...lunch, id: 'b', source: 'coupon', error: 'ruleMinTotal' },
    ],
    result: { totals: { ...sampleResult(60).totals, total: 50 } },
    outstanding: 50,
  })
  await press('tab', 'Bill')
  const bill = within(get('tabpanel')).text()
  expect(bill).toContain('Lunch −$ 10 .00')
  expect(bill).toContain('does not apply now')
  expect(bill).toContain('Total $ 50 .00')
})

test('STAFF-4.1: a change by another device shows in the open pane at once', async () => {
  const { get, settle, server, session } = await openPane()
  await settle(() =>
    server.dispatch('tableSessions patched', { ...session, version: 2, capacity: 5 }),
  )
  expect(within(get('complementary', 'Table 5')).text()).toContain('5 guests')
})

test('what is not there, and what failed, is shown', async () => {
  const { text, close } = await openPane({ shop: 'elsewhere' })
  expect(text()).toContain('This bill could not be found')
  await close()
  const failed = await openPane(
    {},
    {
      'tableSessions get': () => {
        throw new Error('The server is down')
      },
    },
  )
  expect(failed.text()).toContain('The server is down')
})

test('the cross closes the pane', async () => {
  const { press, onClosed } = await openPane()
  await press('button', 'Close')
  expect(onClosed).toHaveBeenCalledOnce()
})

test('STAFF-4.9: the history says what was done, by whom, and who approved it', async () => {
  const event = { shop: sampleMenu.shop._id, session: 'session', at: '2026-03-03T12:00:00Z' }
  const { press, get } = await openPane(
    {},
    {
      'sessionEvents find': () => ({
        data: [
          {
            ...event,
            _id: 2,
            kind: 'closed',
            actor: { role: 'staff', name: 'Ming', approverName: 'Ken' },
            detail: { how: 'onTheHouse', note: 'Birthday' },
          },
          {
            ...event,
            _id: 3,
            kind: 'linesVoided',
            actor: { role: 'staff', name: 'Ming' },
            detail: {
              amount: 38.5,
              lines: [
                { id: '1', name: [{ lang: 'en', value: 'Noodles' }], quantity: 2 },
                { id: '2', name: [{ lang: 'en', value: 'Egg' }], quantity: 1, fromProduct: '1' },
              ],
              reasonName: [{ lang: 'en', value: 'Sold out' }],
            },
          },
          {
            ...event,
            _id: 4,
            kind: 'moved',
            actor: { role: 'staff', name: 'Ming' },
            detail: { to: { table: 'a'.repeat(24), name: '12' } },
          },
          { ...event, _id: 1, kind: 'opened', actor: { role: 'diner' }, detail: { capacity: 2 } },
          {
            ...event,
            _id: 5,
            kind: 'discounted',
            actor: { role: 'staff', name: 'Ming' },
            detail: { none: true, off: 0 },
          },
        ],
      }),
    },
  )
  await press('tab', 'History')
  const items = within(get('tabpanel')).all('listitem')
  const [closed, voided, moved, opened, cleared] = items.map((item) => within(item).text())
  expect(closed).toContain('Closed')
  expect(closed).toContain('On the house · Birthday')
  expect(closed).toContain('Ming, approved by Ken')
  expect(voided).toContain('−$ 38.50 · Noodles × 2 · Sold out')
  expect(moved).toContain('Table 12')
  expect(opened).toContain('2 guests')
  expect(opened).toContain('A guest')
  expect(cleared).toContain('Discount removed')
})

test('a closed bill changes no more: its dishes and guests are only read', async () => {
  const { names } = await openPane({ status: 'cancelled' })
  expect(names('button')).toEqual(['Close'])
})

test('guests with a reservation are named, their allergies first (RES-5.1)', async () => {
  const guest: Reservation = {
    _id: 'r',
    shop: sampleMenu.shop._id,
    number: '104',
    status: 'seated',
    adults: 2,
    children: 1,
    babyStools: 1,
    date: '2026-03-02',
    diningSession: 'd',
    time: '19:00',
    name: 'Chan Mei',
    phone: '91234567',
    occasion: 'birthday',
    remark: 'Peanut allergy',
    createTime: '2026-03-01T10:00:00Z',
    startTime: '2026-03-02T11:00:00Z',
    cancelUntil: '2026-03-02T09:00:00Z',
    version: 3,
  }
  const { get } = await openPane(
    {},
    {
      'reservations/ofSession create': () => ({ reservations: [guest], noted: [] }),
      'waitingParties/ofSession create': () => ({ parties: [] }),
    },
  )
  expect(within(get('region', 'Guests')).text()).toBe(
    'Chan Mei · no. 104 Allergy: Peanuts Birthday 1 baby stool Peanut allergy Open the file',
  )
})

test('what guests say at the table that they must not eat is noted, and shown with what was noted before (RES-5.4)', async () => {
  let noted = [{ allergens: ['milk'], text: 'kiwi' }]
  const { press, get, text, server, session } = await openPane(
    {},
    {
      'reservations/ofSession create': () => ({ reservations: [], noted }),
      'waitingParties/ofSession create': () => ({ parties: [] }),
      'tableSessions/noteAllergies create': () => {
        noted = [{ allergens: ['milk', 'peanuts'], text: 'kiwi' }]
        return { ...session, version: session.version + 1 }
      },
    },
  )
  expect(within(get('region', 'Guests')).text()).toBe('Allergy: Milk kiwi')
  await press('button', 'Allergies')
  const sheet = within(get('dialog', 'Allergies at Table 5'))
  await sheet.press('checkbox', 'Peanuts')
  await sheet.press('button', 'Save')
  expect(
    server.calls.findLast(({ name }) => name === 'tableSessions/noteAllergies create')?.args[0],
  ).toMatchObject({ session: session._id, allergens: ['milk', 'peanuts'], text: 'kiwi' })
  await vi.waitFor(() => expect(text()).toContain('Allergies noted: new tickets say them'))
})
