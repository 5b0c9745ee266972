import { CallError } from '@comanda/client'
import { sampleMenu, sampleOrder, sampleTable } from '@comanda/client/testing'
import type { User } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { expect, test, vi } from 'vitest'
import { billed, openPane } from '../../testing/open-pane.tsx'

test('STAFF-4.8: a paid bill is closed by one press, which frees the table', async () => {
  const { press, server, session, onClosed, text } = await openPane(
    { outstanding: 0, version: 7 },
    { 'tableSessions/close create': () => sampleTable({ status: 'done', version: 8 }) },
  )
  await press('button', 'Free the table')
  expect(server.calls.at(-1)?.args[0]).toMatchObject({ session: session._id, expectedVersion: 7 })
  expect(onClosed).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(text()).toContain('Table 5 is free'))
})

const user: User = { _id: 'c', staff: [{ role: 'cashier', shop: sampleMenu.shop._id }] }
const cashier = { 'authentication create': () => ({ accessToken: 'token', user }) }

test('STAFF-4.22: the payments of a bill that is paid stand beside it', async () => {
  const { names } = await openPane({ outstanding: 0 }, cashier)
  expect(names('link')).toContain('Payments and receipts')
})

test('STAFF-4.22: the payments of a bill that is due are in its menu', async () => {
  const { names, press, get } = await openPane({}, cashier)
  expect(names('link')).not.toContain('Payments and receipts')
  await press('button', 'More')
  get('link', 'Payments and receipts')
})

test('STAFF-4.8: a bill that is not paid is closed only with how and why', async () => {
  const { press, server, get } = await openPane(
    {},
    {
      'reasons find': () => [
        { _id: 'r', kind: 'close', name: [{ lang: 'en', value: 'Left without paying' }] },
        { _id: 's', shop: 'elsewhere', kind: 'close', name: [{ lang: 'en', value: 'Other' }] },
      ],
      'tableSessions/close create': () => sampleTable({ status: 'done', version: 8 }),
    },
  )
  await press('button', 'More')
  await press('button', 'On the house')
  const sheet = within(get('dialog', '$ 80.00 is not paid'))
  const confirm = () => sheet.get('button', 'Close without the rest').hasAttribute('disabled')
  expect(confirm()).toBe(true)
  await sheet.press('radio', 'Left without paying The guests are gone. No points.')
  expect(confirm()).toBe(true)
  expect(sheet.names('radio')).not.toContain('Other')
  await sheet.press('radio', 'Left without paying')
  await sheet.press('button', 'Close without the rest')
  expect(server.calls.at(-1)?.args[0]).toMatchObject({ how: 'walkout', reason: 'r' })
})

test('STAFF-4.7: if another device was faster, the pane says what it has changed', async () => {
  let stored = sampleTable({ outstanding: 0 })
  const { press, text } = await openPane(
    {},
    {
      'tableSessions get': () => stored,
      'tableSessions/close create': () => {
        stored = sampleTable({ outstanding: 0, version: 2, capacity: 4 })
        throw new CallError({
          name: 'Conflict',
          message: 'Somebody has changed this session in the meantime.',
          statusCode: 409,
          code: 'sessionChanged',
        })
      },
    },
  )
  await press('button', 'Free the table')
  await vi.waitFor(() => expect(text()).toContain('Somebody else has changed: the guests.'))
  expect(text()).toContain('4 guests')
})

const voidedByMistake = [
  { _id: 'r', kind: 'void', name: [{ lang: 'en', value: 'Ordered by mistake' }] },
]

test('STAFF-4.11: some units of a dish are taken off, with a reason', async () => {
  const { press, server, get, text } = await openPane(
    { products: [billed('Noodles', { quantity: 3 })] },
    {
      'reasons find': () => voidedByMistake,
      'tableSessions/voidLines create': () => sampleTable({ version: 2 }),
    },
  )
  await press('button', '3× Noodles $ 60 .00')
  const sheet = within(get('dialog', '3 × Noodles'))
  await sheet.press('button', 'One more')
  await sheet.press('radio', 'Ordered by mistake')
  await sheet.press('button', 'Take off · 2 × Noodles')
  expect(server.calls.at(-1)?.args[0]).toMatchObject({
    lines: [{ id: 'Noodles', quantity: 2 }],
    reason: 'r',
    expectedVersion: 1,
  })
  await vi.waitFor(() => expect(text()).toContain('Taken off: 2 × Noodles'))
})

test('STAFF-4.10: what the kitchen has begun with is taken off by the PIN of a manager', async () => {
  const { press, server, get } = await openPane(
    {},
    {
      'reasons find': () => voidedByMistake,
      'approvals/grant create': () => ({ approval: 'token', approver: { _id: 'm' }, expires: '' }),
      'tableSessions/voidLines create': ({ approval }: { approval?: string }) => {
        if (approval === 'token') return sampleTable({ version: 2 })
        throw new CallError({
          name: 'Forbidden',
          message: 'A manager of the shop must approve this.',
          statusCode: 403,
          code: 'approvalRequired',
          data: { digest: 'one dish', amount: 60 },
        })
      },
    },
  )
  await press('button', '1× Noodles $ 60 .00')
  const sheet = within(get('dialog', '1 × Noodles'))
  await sheet.press('radio', 'Ordered by mistake')
  await sheet.press('button', 'Take off · 1 × Noodles')
  const approval = within(get('dialog', 'A manager must approve this'))
  expect(approval.text()).toContain('Take off 1 × Noodles')
  expect(approval.text()).toContain('The bill becomes less by $ 60.00.')
  for (const digit of '4729') await approval.press('button', digit)
  await approval.press('button', 'Approve')
  await vi.waitFor(() => expect(server.count('tableSessions/voidLines create')).toBe(2))
  expect(server.calls.at(-1)?.args[0]).toMatchObject({ approval: 'token', reason: 'r' })
})

test('STAFF-4.11: the number of guests is changed, and changed back from its toast', async () => {
  const counts: number[] = []
  const { press, get, text } = await openPane(
    {},
    {
      'tableSessions/changeGuests create': ({ capacity }: { capacity: number }) => {
        counts.push(capacity)
        return sampleTable({ capacity, version: counts.length + 1 })
      },
    },
  )
  await press('button', '3 guests')
  const sheet = within(get('dialog', 'Guests at Table 5'))
  await sheet.press('button', 'One guest more')
  await sheet.press('button', '4 guests')
  await vi.waitFor(() => get('button', 'Undo'))
  await press('button', 'Undo')
  expect(counts).toEqual([4, 3])
  await vi.waitFor(() => expect(text()).not.toContain('4 guests now'))
  expect(text()).toContain('3 guests now')
})

test('STAFF-4.11: guests move to the table that is pressed, and back from the toast', async () => {
  const targets: string[] = []
  const { press, get, text } = await openPane(
    {},
    {
      'tableSessions/move create': ({ to }: { to: string }) => {
        targets.push(to)
        return sampleTable({ version: targets.length + 1 })
      },
    },
  )
  await press('button', 'More')
  await press('button', 'Move')
  await vi.waitFor(() => get('button', 'Undo'))
  await press('button', 'Undo')
  await vi.waitFor(() => expect(text()).not.toContain('Moved to table 7'))
  expect(text()).toContain('Moved back')
  expect(targets).toEqual(['table7', sampleTable().tables[0]?.item])
})

const inCourses = ['starter', 'main', 'dessert'].map((_id) => ({
  _id,
  name: [{ lang: 'en' as const, value: `${_id}s` }],
}))

const held = (id: string, course: string) => billed(id, { id, status: 'hold', course, seq: 1 })

test('COURSE-3.2: the next course that waits is fired by one press, and all by another', async () => {
  const products = [held('cake', 'dessert'), held('steak', 'main'), held('pasta', 'main')]
  const { press, server } = await openPane(
    { products },
    { 'tableSessions/fire create': () => sampleTable({ version: 8, products }) },
    { courses: inCourses },
  )
  await press('button', 'Fire: mains')
  expect(server.calls.at(-1)?.args[0]).toMatchObject({ lines: ['steak', 'pasta'] })
  await press('button', 'More')
  await press('button', 'Fire everything')
  expect(server.calls.at(-1)?.args[0]).not.toHaveProperty('lines')
})

test('STAFF-1.10: without courses all that is on hold is sent by one press', async () => {
  const { press, server } = await openPane(
    { products: [billed('Noodles', { status: 'hold' })] },
    { 'tableSessions/fire create': () => sampleTable({ version: 8 }) },
  )
  await press('button', 'Send to the kitchen')
  expect(server.calls.at(-1)?.args[0]).not.toHaveProperty('lines')
})

test('STAFF-4.25: of a paid table whose dishes are still to come, all are handed over by one press', async () => {
  const orders = [
    sampleOrder({ _id: 'first', status: 'received' }),
    sampleOrder({ _id: 'second', status: 'ready' }),
    sampleOrder({ _id: 'third', status: 'completed' }),
  ]
  const { press, server, text } = await openPane(
    { status: 'done', outstanding: 0, tvStatus: 'received', orders },
    { 'orders patch': () => ({}) },
  )
  await press('button', 'All served')
  await vi.waitFor(() => expect(text()).toContain('Everything is served: Table 5'))
  const moves = server.calls.filter(({ name }) => name === 'orders patch')
  expect(moves.map(({ args: [id, change] }) => [id, change])).toEqual([
    ['first', { status: 'preparing' }],
    ['first', { status: 'completed' }],
    ['second', { status: 'completed' }],
  ])
})
