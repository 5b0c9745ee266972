import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { Order, OrderStatus } from '@comanda/contract'
import { descriptionOf } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { sampleLine, sampleOrder } from '../../testing/sample-order.ts'
import { OrderCard } from './order-card.tsx'

const createTime = '2026-03-03T12:00:00Z'

const show = async (
  status: OrderStatus,
  rest: Partial<Order> = {},
  { minutes = 0, isNew = false, isSelected = false, lastOrder = '', shop = sampleMenu.shop } = {},
) => {
  const calls: string[] = []
  const { client } = staffClientOver(scriptedConnection({}).connection)
  const screen = await renderForStaff(
    <OrderCard
      order={sampleOrder('042', status, { createTime, ...rest })}
      minutes={minutes}
      lastOrder={lastOrder}
      isNew={isNew}
      isSelected={isSelected}
      isFirst={false}
      select={(id) => calls.push(`select ${id}`)}
      open={(id) => calls.push(`open ${id}`)}
      next={({ number }) => calls.push(`next ${number}`)}
      respond={({ number }, response) => calls.push(`${response} ${number}`)}
    />,
    { client, shop },
  )
  return { ...screen, calls, card: screen.get('article', 'Order 042') }
}

test('a card is named by its order number, and described by place, age and lines', async () => {
  const { card } = await show('received', {}, { minutes: 7 })
  expect(descriptionOf(card)).toBe('042 Table 5 7 min on time 1× Noodles')
})

test('an order at a table goes to that table', async () => {
  expect((await show('received', { tableName: 'A1' })).text()).toContain('Table A1')
})

test('SESS-8.1: an order at a table says until when the table orders', async () => {
  const { text } = await show('received', {}, { lastOrder: '2026-03-03T12:45:00Z' })
  expect(text()).toContain('Last order 20:45')
})

test('an order without a table says how it is taken', async () => {
  expect((await show('received', { type: 'takeAway' })).text()).toContain('Takeaway')
})

test.each([
  [0, 'now on time', 'fresh'],
  [9, '9 min on time', 'fresh'],
  [10, '10 min waiting long', 'waiting'],
  [20, '20 min late', 'late'],
])('after %i minutes: %s', async (minutes, words, band) => {
  const { text, card } = await show('received', {}, { minutes })
  expect(text()).toContain(words)
  expect(card.getAttribute('data-band')).toBe(band)
})

test('ORDER-3.5: a completed order shows the time of its completion instead of age and lines', async () => {
  const { text, card } = await show('completed', { completedTime: '2026-03-03T12:34:00Z' })
  expect(text()).toContain('20:34')
  expect(text()).not.toContain('Noodles')
  expect(card.hasAttribute('data-band')).toBe(false)
})

test('pick-up time, remark and lines say what to prepare and until when', async () => {
  const { text } = await show('preparing', {
    pickupTime: '2026-03-03T12:30:00Z',
    remark: 'No peanuts',
    lines: [sampleLine('Rice', { quantity: 2 })],
  })
  expect(text()).toContain('Pick up 20:30 No peanuts 2× Rice')
})

test.each([
  [10, 'Dish 8 2 more items'],
  [9, 'Dish 9'],
])(
  'of %i items a card shows eight and how many more there are, never one more',
  async (count, end) => {
    const lines = Array.from({ length: count }, (_, at) => sampleLine(`Dish ${at + 1}`))
    expect((await show('received', { lines })).text()).toContain(end)
  },
)

test('the buttons move the order on and show its details', async () => {
  const { press, calls } = await show('ready')
  await press('button', 'Complete')
  await press('button', 'Details: Order 042')
  expect(calls).toEqual(['next 042', 'open 042'])
})

test('focusing the card chooses it, focusing a button in it does not', async () => {
  const { card, focus, get, calls } = await show('received')
  await focus(get('button', 'Details: Order 042'))
  expect(calls).toEqual([])
  await focus(card)
  expect(calls).toEqual(['select 042'])
})

test('the selected card is the current one, a card that arrived is marked as new', async () => {
  const { card, text } = await show('received', {}, { isNew: true, isSelected: true })
  expect(card.getAttribute('aria-current')).toBe('true')
  expect(card.getAttribute('tabindex')).toBe('0')
  expect(text()).toContain('New')
})

test.each([
  ['received', true],
  ['completed', false],
] as const)('PAY-4.9: paid after closing and %s, a card says so: %s', async (status, isMarked) => {
  const onlineOpeningHours = [{ startTime: '11:00', endTime: '20:05' }]
  const shop = { ...sampleMenu.shop, onlineOpeningHours }
  const received = { type: 'takeAway', receivedTime: '2026-03-03T12:10:00Z' } as const
  const { text } = await show(status, received, { shop })
  expect(text().includes('Received after closing')).toBe(isMarked)
})

test('STAFF-5.1: an order says who takes it away, the number to call, and that it is paid', async () => {
  const { text, get } = await show('received', {
    type: 'takeAway',
    contactName: 'Ms Chan',
    phone: '91234567',
    paid: true,
  })
  expect(text()).toContain('Ms Chan 91234567')
  expect(text()).toContain('Paid')
  expect(get('link', '91234567').getAttribute('href')).toBe('tel:91234567')
})
