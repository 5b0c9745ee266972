import { CallError } from '@comanda/client'
import { sampleTable } from '@comanda/client/testing'
import type { TableSession } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { expect, test, vi } from 'vitest'
import { billed, openPane } from '../../testing/open-pane.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'

const apology = [{ _id: 'r', kind: 'discount', name: [{ lang: 'en', value: 'Apology' }] }]

test('STAFF-4.12: a dish that the kitchen has not begun with is changed, and changed back from the toast', async () => {
  const quantities: unknown[] = []
  const { press, get, text } = await openPane(
    { products: [billed('Noodles', { quantity: 2 })] },
    {
      'tableSessions/changeLine create': ({ quantity }: { quantity?: number }) => {
        quantities.push(quantity)
        return sampleTable({
          version: quantities.length + 1,
          products: [billed('Noodles', { quantity: quantity ?? 2 })],
        })
      },
    },
  )
  await press('button', '2× Noodles $ 60 .00')
  const sheet = within(get('dialog', '2 × Noodles'))
  await sheet.press('radio', 'Change')
  expect(sheet.get('button', 'Change the order').hasAttribute('disabled')).toBe(true)
  await sheet.press('button', 'One more')
  await sheet.press('button', 'Change the order')
  await vi.waitFor(() => get('button', 'Undo'))
  expect(text()).toContain('Changed: 3 × Noodles')
  await press('button', 'Undo')
  await vi.waitFor(() => expect(quantities).toEqual([3, 2]))
  await vi.waitFor(() => expect(text()).not.toContain('Changed: 3 × Noodles'))
  expect(text()).toContain('As it was before')
})

test('STAFF-4.12: a refusal is shown in words', async () => {
  const { press, get, text } = await openPane(
    {},
    {
      'tableSessions/changeLine create': () => {
        throw new CallError({
          name: 'Conflict',
          message: 'The kitchen has begun with this order.',
          statusCode: 409,
          code: 'kitchenHasBegun',
        })
      },
    },
  )
  await press('button', '1× Noodles $ 60 .00')
  const sheet = within(get('dialog', '1 × Noodles'))
  await sheet.press('radio', 'Change')
  await sheet.press('button', 'One more')
  await sheet.press('button', 'Change the order')
  await vi.waitFor(() => expect(text()).toContain('The kitchen has begun'))
})

test('STAFF-4.12: the price of a dish is changed in percent, with a reason', async () => {
  const { press, server, get } = await openPane(
    {},
    {
      'reasons find': () => apology,
      'tableSessions/adjustLine create': () => sampleTable({ version: 2 }),
    },
  )
  await press('button', '1× Noodles $ 60 .00')
  const sheet = within(get('dialog', '1 × Noodles'))
  await sheet.press('radio', 'Price')
  await sheet.fill('textbox', 'Percent off', '10')
  await sheet.press('radio', 'Apology')
  await sheet.press('button', 'Change the price')
  expect(server.calls.at(-1)?.args[0]).toMatchObject({
    line: 'Noodles',
    manualPercentAdjust: -10,
    overridePrice: null,
    reason: 'r',
  })
})

const named = (id: string, value: string): TableSession['discounts'][number] => ({
  id,
  rule: id,
  source: 'automatic',
  name: [{ lang: 'en', value }],
  amount: -5,
  lines: [],
})

test('STAFF-1.16: a discount by hand shows the bill before and after it, and what falls away, before it is given', async () => {
  const { press, get } = await openPane(
    { discounts: [named('lunch', 'Lunch'), named('tea', 'Tea')] },
    {
      'reasons find': () => apology,
      'tableSessions/previewDiscount create': ({ percent = 0 }: { percent?: number }) => ({
        before: 80,
        after: 80 - percent,
        less: [
          { discount: 'lunch', before: 5, after: 0 },
          { discount: 'tea', before: 4, after: 3 },
        ],
      }),
    },
  )
  await press('button', 'Discount')
  const sheet = within(get('dialog', 'Discount on $ 80.00'))
  await sheet.press('radio', '20 %')
  await vi.waitFor(() =>
    expect(sheet.text()).toContain('The bill now $ 80 .00 With the discount $ 60 .00'),
  )
  expect(sheet.text()).toContain('Falls away: Lunch ($ 5.00)')
  expect(sheet.text()).toContain('Becomes less: Tea ($ 4.00 → $ 3.00)')
})

test('STAFF-4.12: the bill has a discount by hand, which is removed from its toast', async () => {
  const sent: unknown[] = []
  const { press, get, text } = await openPane(
    {},
    {
      'reasons find': () => apology,
      'tableSessions/discount create': (data: object) => {
        sent.push(data)
        return sampleTable({ version: sent.length + 1, products: [billed('Noodles')] })
      },
    },
  )
  await press('button', 'Discount')
  const sheet = within(get('dialog', 'Discount on $ 80.00'))
  await sheet.press('radio', '10 %')
  await sheet.press('radio', 'Apology')
  await sheet.press('button', 'Give the discount')
  await vi.waitFor(() => get('button', 'Undo'))
  await press('button', 'Undo')
  await vi.waitFor(() => expect(sent).toMatchObject([{ percent: 10, reason: 'r' }, { none: true }]))
  await vi.waitFor(() => expect(text()).not.toContain('Discount given'))
})

test('STAFF-4.13: dishes go to a second bill, which merges again from the toast', async () => {
  const products = [billed('Noodles', { quantity: 2 }), billed('Bun')]
  const merged: unknown[] = []
  const { press, server, get, text } = await openPane(
    { products },
    {
      'tableSessions/split create': () => ({
        session: sampleTable({ version: 2, products }),
        split: sampleTable({ _id: 'second' }),
      }),
      'tableSessions/merge create': (data: object) => {
        merged.push(data)
        return { session: sampleTable({ version: 3, products }) }
      },
    },
  )
  await press('button', 'More')
  await press('button', 'Split')
  const sheet = within(get('dialog', 'What goes to a second bill?'))
  await sheet.press('button', 'One more: Noodles')
  await sheet.press('button', 'Split off 1 dish')
  expect(server.calls.at(-1)?.args[0]).toMatchObject({
    lines: [{ id: 'Noodles', quantity: 1 }],
    capacity: 1,
    expectedVersion: 1,
  })
  await vi.waitFor(() => get('button', 'Undo'))
  await press('button', 'Undo')
  await vi.waitFor(() => expect(merged).toMatchObject([{ from: 'second' }]))
  await vi.waitFor(() => expect(text()).not.toContain('Two bills now'))
})

test('STAFF-4.13: a dish goes to a second bill from its own sheet, unless it is the only one', async () => {
  const products = [billed('Noodles', { quantity: 2 }), billed('Bun')]
  const { press, server, get } = await openPane(
    { products },
    {
      'tableSessions/split create': () => ({
        session: sampleTable({ version: 2, products: [billed('Bun')] }),
        split: sampleTable({ _id: 'second' }),
      }),
    },
  )
  await press('button', '2× Noodles $ 60 .00')
  await within(get('dialog', '2 × Noodles')).press('button', 'Split off 2 dishes')
  expect(server.calls.at(-1)?.args[0]).toMatchObject({
    lines: [{ id: 'Noodles', quantity: 2 }],
    capacity: 1,
  })
  await vi.waitFor(() => get('button', 'Undo'))
  await press('button', '1× Bun $ 60 .00')
  expect(get('dialog', '1 × Bun').textContent).not.toContain('Split off')
})

test('STAFF-4.13: the dishes of a seat, or of a phone, go together, and both sums run along', async () => {
  const products = [
    billed('Noodles', { quantity: 2, actualPrice: 120, chairId: '1' }),
    billed('Bun', { chairId: '2' }),
    billed('Tea', { seq: 2 }),
  ]
  const orders = [1, 2].map((seq) => ({
    ...sampleOrder(`00${seq}`, 'received'),
    seq,
    total: 120,
    guest: seq,
  }))
  const { result } = sampleTable()
  const { press, get } = await openPane({
    products,
    orders,
    result: { ...result, totals: { ...result.totals, total: 264 } },
  })
  await press('button', 'More')
  await press('button', 'Split')
  const sheet = within(get('dialog', 'What goes to a second bill?'))
  expect(sheet.names('button')).toEqual(
    expect.arrayContaining(['Seat 1', 'Seat 2', 'Phone 1', 'Phone 2']),
  )
  expect(sheet.text()).toContain('Stays $ 264 .00 Goes $ 0 .00')
  await sheet.press('button', 'Seat 1')
  expect(sheet.text()).toContain('Stays $ 132 .00 Goes $ 132 .00')
  await sheet.press('button', 'Phone 2')
  expect(sheet.text()).toContain('Stays $ 66 .00 Goes $ 198 .00')
  await sheet.press('button', 'Seat 1')
  expect(sheet.text()).toContain('Stays $ 198 .00 Goes $ 66 .00')
  expect(sheet.get('button', 'Split off 1 dish')).toBeDefined()
})

test('STAFF-4.13: the bill of the table that is pressed comes to this one', async () => {
  const { press, server, session, text } = await openPane(
    {},
    {
      'tableSessions/merge create': () => ({ session: sampleTable({ version: 2 }) }),
      'tableSessions/unmerge create': () => ({ session: sampleTable({ version: 3 }) }),
    },
  )
  await press('button', 'More')
  await press('button', 'Merge')
  await vi.waitFor(() => expect(text()).toContain('The bill of table 7 is here now'))
  const ids = { from: 'session7', into: session._id }
  expect(server.calls.at(-1)?.args[0]).toMatchObject(ids)
  await press('button', 'Undo')
  await vi.waitFor(() => expect(text()).toContain('Two tables again'))
  expect(server.calls.at(-1)?.args[0]).toMatchObject(ids)
})
