import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { Approval, User } from '@comanda/contract'
import { textOf } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { Approvals } from './approvals.tsx'

const { shop } = sampleMenu
const request = (own: Partial<Approval> = {}): Approval => ({
  _id: 'a',
  shop: shop._id,
  action: 'credit',
  user: 'm',
  unit: 'points',
  amount: 9000,
  note: 'A wedding',
  status: 'pending',
  actor: 's',
  createTime: '2026-03-03T04:00:00.000Z',
  ...own,
})
const accounts = [
  { _id: 'm', name: 'May', memberNumber: '00100001' },
  { _id: 's', name: 'Sam' },
]

const open = async (role: 'owner' | 'manager', found: readonly Approval[]) => {
  const user: User = {
    _id: 'u',
    staff: [role === 'owner' ? { role } : { role, shop: shop._id }],
  }
  const queries: unknown[] = []
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'shops/subscribe create': () => ({ item: shop._id }),
    'approvals find': (...args) => {
      queries.push(args)
      const isPending = JSON.stringify(args).includes('"status":"pending"')
      return { total: 0, data: found.filter((one) => (one.status === 'pending') === isPending) }
    },
    'users find': () => ({ total: 2, data: accounts }),
    'approvals/decide create': () => ({}),
  })
  const staff = staffClientOver(server.connection)
  await staff.client.authentication.signIn('ada@eat.example', 'Secret123')
  const screen = await renderForStaff(<Approvals />, staff)
  return { ...screen, server, queries }
}

test('an owner sees who requested what for whom, and approves it once it is confirmed (MEM-7.3)', async () => {
  const { all, press, server, text } = await open('owner', [request()])
  expect(textOf(all('listitem')[0]!)).toContain('9,000 points Pending May')
  expect(text()).toContain('Requested by Sam')
  await press('button', 'Approve')
  expect(server.calls.some(({ name }) => name === 'approvals/decide create')).toBe(false)
  expect(text()).toContain('Approve 9,000 points?')
  const [, confirm] = all('button').filter((one) => textOf(one) === 'Approve')
  confirm?.click()
  await expect
    .poll(() => server.calls.find(({ name }) => name === 'approvals/decide create')?.args[0])
    .toMatchObject({ approval: 'a', status: 'approved' })
})

test('a manager sees the requests of the shop, without buttons and without names of members', async () => {
  const { names, queries, server, text } = await open('manager', [
    request(),
    request({ _id: 'b', status: 'refused', unit: 'HKD', amount: 500 }),
  ])
  expect(names('button')).toEqual([])
  expect(text()).toContain('Refused')
  expect(JSON.stringify(queries)).toContain(shop._id)
  expect(server.calls.some(({ name }) => name === 'users find')).toBe(false)
})

test('an empty list says so', async () => {
  expect((await open('owner', [])).text()).toContain('Nothing waits for approval')
})
