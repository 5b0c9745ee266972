import {
  sampleIds,
  sampleMenu,
  sampleTable,
  scriptedConnection,
  staffClientOver,
} from '@comanda/client/testing'
import type { Refund, User } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { RefundQueuePage } from './refund-queue-page.tsx'

const { shop } = sampleMenu
const minutesAgo = (minutes: number): string =>
  new Date(Date.now() - minutes * 60_000).toISOString()

const refund = (own: Partial<Refund> = {}): Refund => ({
  _id: 'r',
  shop: shop._id,
  session: sampleIds.session,
  attempt: 'a',
  type: 'card',
  amount: 30,
  reason: 'request',
  remark: 'It was cold',
  actor: { role: 'staff', user: 'u' },
  status: 'failed',
  failure: '203',
  tries: 2,
  createTime: minutesAgo(5),
  ...own,
})

const byHand = ({ attempt: _attempt, failure: _failure, ...rest }: Refund): Refund => ({
  ...rest,
  status: 'due',
})

const open = async (found: readonly Refund[], role: 'owner' | 'cashier' = 'cashier') => {
  const user: User = {
    _id: 'u',
    name: 'Ada',
    staff: [role === 'owner' ? { role } : { role, shop: shop._id }],
  }
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'shops/subscribe create': () => ({ item: shop._id }),
    'refunds find': ({ status }: { status: unknown }) => ({
      data: found.filter((one) => (one.status === 'done') === (status === 'done')),
    }),
    'tableSessions find': () => ({ data: [sampleTable()] }),
    'users find': () => ({ data: [user] }),
    'refunds/again create': () => found[0],
    'refunds/byHand create': () => found[0],
  })
  const staff = staffClientOver(server.connection)
  await staff.client.authentication.signIn('ada@eat.example', 'Secret123')
  const screen = await renderForStaff(<RefundQueuePage />, staff)
  await vi.waitFor(() => expect(server.count('refunds find')).toBeGreaterThan(1))
  const sent = (name: string) =>
    server.calls.find((call) => call.name === `${name} create`)?.args[0]
  return { ...screen, sent }
}

test('PAY-9.6: what waits for staff comes first: of which bill, why, by whom, and what the provider said', async () => {
  const { get, press, sent, names } = await open(
    [
      refund(),
      refund({ _id: 's', status: 'sent' }),
      refund({ _id: 'l', status: 'sent', createTime: minutesAgo(90) }),
      refund({ _id: 'd', status: 'done' }),
    ],
    'owner',
  )
  await vi.waitFor(() => expect(names('region')).toContain('Waiting for you'))
  const waiting = within(get('region', 'Waiting for you'))
  expect(waiting.all('listitem')).toHaveLength(2)
  expect(waiting.text()).toContain('Table 5 · Order 12')
  expect(waiting.text()).toContain('Refunded by staff: It was cold')
  expect(waiting.text()).toContain('The provider said: 203')
  expect(waiting.text()).toContain('By Ada')
  expect(within(get('region', 'On their way')).all('listitem')).toHaveLength(1)
  expect(within(get('region', 'Done')).all('listitem')).toHaveLength(1)
  await press('button', 'Send again')
  expect(sent('refunds/again')).toEqual({ refund: 'r' })
})

test('PAY-9.6: what is given by hand is noted with how, once it is confirmed', async () => {
  const { press, get, fill, sent, text, names } = await open([byHand(refund())])
  await vi.waitFor(() => expect(text()).toContain('Give by hand'))
  expect(names('button')).toEqual(['Given by hand'])
  await press('button', 'Given by hand')
  const dialog = within(get('alertdialog'))
  expect(dialog.get('button', 'Given by hand').hasAttribute('disabled')).toBe(true)
  await fill('textbox', 'How?', 'Cash')
  await dialog.press('button', 'Given by hand')
  await vi.waitFor(() => expect(sent('refunds/byHand')).toEqual({ refund: 'r', note: 'Cash' }))
})

test('PAY-9.6: if nothing waits, it says so', async () => {
  const { text } = await open([])
  await vi.waitFor(() => expect(text()).toContain('Nothing waits for you'))
})
