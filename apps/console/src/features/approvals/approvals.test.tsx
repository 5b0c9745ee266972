import { CallError } from '@comanda/client'
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
    'approvals create': () => ({}),
    'users/scan create': ({ code }: { code: string }) => {
      if (code !== '123456')
        throw new CallError({ name: 'NotFound', message: '', statusCode: 404, code: 'codeWrong' })
      return { user: { _id: 'm', name: 'May', memberNumber: '00100001' }, pass: 'p' }
    },
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
  expect(text()).toContain('Approve: 9,000 points?')
  const [, confirm] = all('button').filter((one) => textOf(one) === 'Approve')
  confirm?.click()
  await expect
    .poll(() => server.calls.find(({ name }) => name === 'approvals/decide create')?.args[0])
    .toMatchObject({ approval: 'a', status: 'approved' })
})

test('a manager sees the requests of the shop, decides nothing, and sees no names of members', async () => {
  const { names, queries, server, text } = await open('manager', [
    request(),
    request({ _id: 'b', status: 'refused', unit: 'HKD', amount: 500 }),
  ])
  expect(names('button')).toEqual(['Request a credit'])
  expect(text()).toContain('Refused')
  expect(JSON.stringify(queries)).toContain(shop._id)
  expect(server.calls.some(({ name }) => name === 'users find')).toBe(false)
})

test('an empty list says so', async () => {
  expect((await open('owner', [])).text()).toContain('Nothing waits for approval')
})

test('MEM-7.6: a manager requests a credit for the member whose code is shown', async () => {
  const { press, fill, server, text } = await open('manager', [])
  await press('button', 'Request a credit')
  await fill('textbox', 'Member code', '999999')
  await press('button', 'Next')
  expect(text()).toContain('This code is wrong or too old.')
  await fill('textbox', 'Member code', ' 123456 ')
  await press('button', 'Next')
  expect(text()).toContain('For May 00100001')
  await press('radio', 'Balance in HKD')
  await fill('spinbutton', 'Amount', '250.5')
  await fill('textbox', 'Why', 'Cold soup at a wedding')
  await press('button', 'Request')
  const sent = server.calls.find(({ name }) => name === 'approvals create')
  expect(sent?.args[0]).toEqual({
    shop: shop._id,
    action: 'credit',
    user: 'm',
    unit: 'HKD',
    amount: 250.5,
    note: 'Cold soup at a wedding',
    idempotencyKey: expect.any(String),
  })
  expect(text()).toContain('Requested. An owner decides.')
})

test('an owner requests nothing: owners have no limit (MEM-7.2)', async () => {
  expect((await open('owner', [])).names('button')).toEqual([])
})

test('PAY-5.11: an owner sees which bill is refunded, how much and why, and approves that', async () => {
  const { user: _member, ...credit } = request()
  const refund = { session: 's1', payment: 'p', amount: 3000 }
  const { all, press, server, text } = await open('owner', [
    { ...credit, action: 'refund', unit: 'HKD', amount: 3000, orders: ['12', '14'], refund },
  ])
  const [card] = all('listitem')
  expect(textOf(card!)).toContain('Refund $ 3,000.00 Pending Bill of orders 12, 14 A wedding')
  await press('button', 'Approve')
  expect(text()).toContain('Approve: Refund $ 3,000.00?')
  expect(text()).toContain('The money goes back at once, the way it came.')
  const [, confirm] = all('button').filter((one) => textOf(one) === 'Approve')
  confirm?.click()
  await expect
    .poll(() => server.calls.find(({ name }) => name === 'approvals/decide create')?.args[0])
    .toMatchObject({ approval: 'a', status: 'approved' })
})
