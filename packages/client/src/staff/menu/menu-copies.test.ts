import type { CopyMenuData } from '@comanda/contract'
import { expect, it } from 'vitest'
import { scriptedConnection } from '../../testing/scripted-connection.ts'
import { createMenuCopies, type MenuCopyOrder } from './menu-copies.ts'

const order: MenuCopyOrder = { from: 'main', prices: 'keep', shops: ['a', 'b', 'c'] }
const problem = { row: 1, code: 'tooMany', text: '2000' }

const open = (copy: (data: CopyMenuData) => unknown) => {
  const changesOf: Readonly<Record<string, number>> = { a: 3, b: 0 }
  const server = scriptedConnection({
    'menus/compare create': ({ shop }: CopyMenuData) => ({
      changes: Array.from({ length: changesOf[shop] ?? 2 }, () => ({})),
      problems: shop === 'd' ? [problem] : [],
    }),
    'menus/copy create': copy,
  })
  const copies = createMenuCopies(server.connection)
  const sent = () =>
    server.calls.flatMap(({ name, args }) =>
      name === 'menus/copy create' ? [args[0] as CopyMenuData] : [],
    )
  const steps = () => copies.state.get().map(({ shop, step }) => `${shop} ${step}`)
  return { copies, sent, steps }
}

it('GROUP-2.5: each shop is compared, then only those that differ get the menu', async () => {
  const { copies, sent, steps } = open(() => ({ changes: 2, problems: [], version: 7 }))
  await copies.compare(order)
  expect(copies.state.get().map(({ changes }) => changes)).toEqual([3, 0, 2])
  await copies.copy(order, true)
  expect(steps()).toEqual(['a copied', 'b compared', 'c copied'])
  expect(sent()).toMatchObject([
    { shop: 'a', from: 'main', prices: 'keep', publish: true },
    { shop: 'c' },
  ])
  expect(copies.state.get()[0]).toMatchObject({ version: 7 })
})

it('GROUP-2.5: a shop that fails holds up no other, and is sent again with its key', async () => {
  let fails = true
  const { copies, sent, steps } = open(({ shop }) => {
    if (fails && shop === 'a') throw new TypeError('Failed to fetch')
    return { changes: 2, problems: [] }
  })
  await copies.compare(order)
  await copies.copy(order, true)
  expect(steps()).toEqual(['a failed', 'b compared', 'c copied'])
  fails = false
  await copies.copy(order, true)
  expect(steps()).toEqual(['a copied', 'b compared', 'c copied'])
  const [first, , again] = sent()
  expect(again?.idempotencyKey).toBe(first?.idempotencyKey)
})

it('GROUP-2.5: a shop with problems is left out, and what is cleared is not shown again', async () => {
  const { copies, sent } = open(() => ({ changes: 0, problems: [] }))
  await copies.compare({ ...order, shops: ['d'] })
  expect(copies.state.get()).toMatchObject([{ problems: [problem] }])
  await copies.copy({ ...order, shops: ['d'] }, false)
  expect(sent()).toEqual([])
  const comparing = copies.compare(order)
  copies.clear()
  await comparing
  expect(copies.state.get()).toEqual([])
})
