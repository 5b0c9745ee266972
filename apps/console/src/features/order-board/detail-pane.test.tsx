import { scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { Order, OrderStatus } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { DetailPane } from './detail-pane.tsx'

const show = async (order: Order | undefined, { isWide = true, isOpen = true } = {}) => {
  const calls: string[] = []
  const { client } = staffClientOver(scriptedConnection({}).connection)
  const screen = await renderForStaff(
    <DetailPane
      order={order}
      now={Date.now()}
      isWide={isWide}
      isOpen={isOpen}
      onClosed={() => calls.push('closed')}
      onMove={({ number }, status) => calls.push(`${number} ${status}`)}
      onCancel={({ number }) => calls.push(`cancel ${number}`)}
      onRespond={({ number }, response) => calls.push(`${response} ${number}`)}
    />,
    { client },
  )
  return { ...screen, calls }
}

test.each([
  ['received', ['Start preparing', 'Cancel order']],
  ['preparing', ['Mark ready', 'Back to received', 'Cancel order']],
  ['ready', ['Complete', 'Back to preparing', 'Cancel order']],
  ['completed', ['Back to ready']],
  ['cancelled', []],
] as const satisfies readonly (readonly [OrderStatus, readonly string[]])[])(
  'ORDER-3.2: staff can do with an order that is %s: %j',
  async (status, buttons) => {
    const { get } = await show(sampleOrder('1', status))
    expect(within(get('complementary', 'Order details')).names('button')).toEqual(buttons)
  },
)

test('each button moves the order to its status', async () => {
  const { press, calls } = await show(sampleOrder('1', 'preparing'))
  await press('button', 'Mark ready')
  await press('button', 'Back to received')
  await press('button', 'Cancel order')
  expect(calls).toEqual(['1 ready', '1 received', 'cancel 1'])
})

test('ORDER-3.5: the details list when each status was reached, in the time of the shop', async () => {
  const { text } = await show(
    sampleOrder('1', 'ready', {
      createTime: '2026-03-03T12:00:00Z',
      preparingTime: '2026-03-03T12:05:00Z',
      readyTime: '2026-03-03T12:15:00Z',
    }),
  )
  expect(text()).toContain('Placed 20:00 Preparing 20:05 Ready 20:15')
  expect(text()).not.toContain('Completed')
})

test('the details show contact, remark, total, and which order of its table it is', async () => {
  const { text } = await show(
    sampleOrder('1', 'received', { contactName: 'Wong', remark: 'Quick', seq: 2, total: 60.5 }),
  )
  expect(text()).toContain('Order 2 of this table')
  expect(text()).toContain('Quick')
  expect(text()).toContain('Contact Wong')
  expect(text()).toContain('Total $ 60.50')
})

test('a wide screen without a selected order shows the keys', async () => {
  const { get } = await show(undefined)
  const pane = within(get('complementary', 'Order details'))
  expect(pane.text()).toContain('Choose an order to see all of it.')
  expect(pane.text()).toContain('Next step')
})

test('on a narrow screen the details are a dialog named by the order, which a move closes', async () => {
  const { get, press, calls, all } = await show(sampleOrder('1'), { isWide: false })
  expect(all('complementary')).toEqual([])
  expect(get('dialog', 'Order 1')).toBeDefined()
  await press('button', 'Start preparing')
  await vi.waitFor(() => expect(calls).toEqual(['1 preparing', 'closed']))
})

test('on a narrow screen nothing covers the board until details are opened', async () => {
  const { all } = await show(sampleOrder('1'), { isWide: false, isOpen: false })
  expect(all('dialog')).toEqual([])
})

test('SCREEN-1.6: the keyboard can scroll long details: the focus can rest on them', async () => {
  const { get } = await show(sampleOrder('1'), { isWide: false })
  expect(get('group', 'Order 1').getAttribute('tabindex')).toBe('0')
})
