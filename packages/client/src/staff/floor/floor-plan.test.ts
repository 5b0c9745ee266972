import type { TableViewItem } from '@comanda/contract'
import { expect, it } from 'vitest'
import { CallError } from '../../errors/call-error.ts'
import { sampleMenu } from '../../testing/sample-menu.ts'
import { scriptedConnection } from '../../testing/scripted-connection.ts'
import { createFloorPlan } from './floor-plan.ts'

const { shop } = sampleMenu
const plan = { x: 4, y: 2, width: 7, height: 7, shape: 'round' } as const
const table = (name: string) => ({ _id: `table${name}`, shop: shop._id, name })
const changed = () =>
  new CallError({
    name: 'Conflict',
    message: 'Somebody else has changed this meanwhile.',
    statusCode: 409,
    code: 'recordChanged',
  })

it('PLAN-1.4: tables are placed as they were seen; those that somebody else has placed are named', async () => {
  const server = scriptedConnection({
    'tableViewItems patch': (id: string) => {
      if (id === 'table2') throw changed()
      return { ...table('1'), plan }
    },
    'tableViewItems get': () => ({ ...table('2'), plan: { ...plan, x: 9 } }),
  })
  const floor = createFloorPlan(server.connection, shop)
  const seen = { ...plan, x: 1 }
  const known: TableViewItem[] = []
  const refused = await floor.place(
    [
      { table: table('1'), plan },
      { table: { ...table('2'), plan: seen }, plan },
    ],
    (now) => known.push(now),
  )
  expect(refused).toEqual(['2'])
  expect(server.calls.slice(0, 2).map(({ args }) => args.slice(0, 2))).toEqual([
    ['table1', { plan, expected: { plan: null } }],
    ['table2', { plan, expected: { plan: seen } }],
  ])
  expect(known.map((one) => one.plan?.x)).toEqual([plan.x, 9])
})

it('PLAN-1.4: a table that stands in its new place already is not named: only the response was lost', async () => {
  const server = scriptedConnection({
    'tableViewItems patch': () => {
      throw changed()
    },
    'tableViewItems get': () => ({ ...table('1'), plan }),
  })
  const floor = createFloorPlan(server.connection, shop)
  expect(await floor.place([{ table: table('1'), plan }], () => undefined)).toEqual([])
})

it('PLAN-1.4: walls are replaced as they were seen, and shown as they are stored', async () => {
  const wall = { area: 'Hall', x: 0, y: 0, toX: 9, toY: 0 }
  const server = scriptedConnection({
    'shops patch': () => ({ ...shop, walls: [wall] }),
  })
  const floor = createFloorPlan(server.connection, shop)
  expect(await floor.build([], [wall])).toBeUndefined()
  expect(server.calls.at(-1)?.args[1]).toEqual({ walls: [wall], expected: { walls: [] } })
  expect(floor.walls.get()).toEqual([wall])
})

it('PLAN-1.4: walls that somebody else has changed are not replaced, and are returned as they are', async () => {
  const wall = { area: 'Hall', x: 0, y: 0, toX: 9, toY: 0 }
  const theirs = { ...wall, toX: 5 }
  const server = scriptedConnection({
    'shops patch': () => {
      throw changed()
    },
    'shops get': () => ({ ...shop, walls: [theirs] }),
  })
  const floor = createFloorPlan(server.connection, shop)
  expect(await floor.build([wall], [{ ...wall, toX: 7 }])).toEqual([theirs])
})
