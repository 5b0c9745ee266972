import { expect } from 'vitest'
import { area, check, once } from '../check/check.ts'
import type { Client } from '../client/connect.ts'
import { type Fields, idOf, recordsOf } from '../client/fields.ts'
import { httpVisitor, visitor } from '../client/target.ts'
import { anotherShop, restaurant } from '../restaurant/restaurant.ts'
import { named } from '../restaurant/text.ts'
import { ledger } from '../restaurant/ledger.ts'

/** A shop with twelve dishes, in pairs of the same order. */
const menu = once(async () => {
  const { owner } = await restaurant()
  const shop = await anotherShop()
  const ids: string[] = []
  for (let count = 0; count < 12; count++) {
    const data = { shop, name: named(`Dish ${count}`), price: count, order: Math.floor(count / 2) }
    ids.push(idOf(await owner.create('products', data)))
  }
  return { shop, ids }
})

const callers: Readonly<Record<string, () => Promise<Client>>> = {
  socket: () => Promise.resolve(visitor()),
  HTTP: () => Promise.resolve(httpVisitor()),
}

for (const [transport, callerOf] of Object.entries(callers))
  area(`lists over ${transport}`, () => {
    const client = once(callerOf)
    const found = async (query: Fields) =>
      recordsOf(await (await client()).find('products', { shop: (await menu()).shop, ...query }))
    check('reads an array or an object with data and total', async () => {
      const { http, client: socket } = await ledger()
      const caller = transport === 'HTTP' ? http : socket
      const page = await caller.find('pointRecords', { $limit: 5 })
      expect(recordsOf(page)).toHaveLength(5)
      if (!Array.isArray(page)) expect(page).toMatchObject({ total: 12 })
    })
    check('default page size 10 where it pages', async () => {
      const { http, client: socket } = await ledger()
      const page = await (transport === 'HTTP' ? http : socket).find('pointRecords')
      expect(recordsOf(page)).toHaveLength(10)
    })
    for (const direction of [1, -1, '1', '-1'])
      check(`sort by ${JSON.stringify(direction)}`, async () => {
        const prices = (await found({ $sort: { price: direction } })).map(({ price }) =>
          Number(price),
        )
        const sorted = [...prices].sort((one, other) => (one - other) * Number(direction))
        expect(prices).toEqual(sorted)
        expect(prices).toHaveLength(12)
      })
    check('sort by two fields', async () => {
      const ids = (await found({ $sort: { order: 1, _id: 1 } })).map(idOf)
      expect(ids).toHaveLength(12)
    })
    check('limit', async () => {
      expect(await found({ $limit: 3 })).toHaveLength(3)
    })
    check('limit as a text', async () => {
      expect(await found({ $limit: '3' })).toHaveLength(3)
    })
    check('limit at most 100', async () => {
      expect(await found({ $limit: 100 })).toHaveLength(12)
    })
    check('or clauses', async () => {
      expect(await found({ $or: [{ price: 1 }, { price: 2 }] })).toHaveLength(2)
    })
    check('and clauses', async () => {
      expect(await found({ $and: [{ price: { $gte: 2 } }, { price: { $lt: 5 } }] })).toHaveLength(3)
    })
    check('pages by keyset on the sort fields', async () => {
      const seen: string[] = []
      let last: Fields | undefined
      for (let page = 0; page < 5; page++) {
        const after: Fields = last
          ? {
              $or: [
                { order: { $gt: last['order'] } },
                { order: last['order'], _id: { $gt: idOf(last) } },
              ],
            }
          : {}
        const records = await found({ ...after, $sort: { order: 1, _id: 1 }, $limit: 3 })
        seen.push(...records.map(idOf))
        last = records.at(-1) ?? last
      }
      expect(seen).toHaveLength(12)
      expect(new Set(seen)).toEqual(new Set((await menu()).ids))
    })
    check('pages by keyset downwards on a time', async () => {
      const { http, client: socket } = await ledger()
      const caller = transport === 'HTTP' ? http : socket
      const seen: string[] = []
      let last: Fields | undefined
      for (let page = 0; page < 4; page++) {
        const after: Fields = last
          ? {
              $or: [
                { createTime: { $lt: last['createTime'] } },
                { createTime: last['createTime'], _id: { $lt: idOf(last) } },
              ],
            }
          : {}
        const query = { ...after, $sort: { createTime: -1, _id: -1 }, $limit: 4 }
        const records = recordsOf(await caller.find('pointRecords', query))
        seen.push(...records.map(idOf))
        last = records.at(-1) ?? last
      }
      expect(new Set(seen).size).toBe(12)
    })
    check('no data at the end of the list', async () => {
      expect(await found({ order: { $gt: 1000 }, $sort: { order: 1 }, $limit: 3 })).toEqual([])
    })
    check('one extra find by _id limit 1', async () => {
      const [id = ''] = (await menu()).ids
      expect((await found({ _id: id, $limit: 1 })).map(idOf)).toEqual([id])
    })
    for (const [word, value] of [
      ['$paginate', false],
      ['paginate', false],
      ['$paginate', 'false'],
    ] as const)
      check(`unpaginated: ${word} ${JSON.stringify(value)} gives an array`, async () => {
        const { http, client: socket } = await ledger()
        const caller = transport === 'HTTP' ? http : socket
        const all = await caller.find('pointRecords', { [word]: value })
        expect(Array.isArray(all)).toBe(true)
        expect(recordsOf(all)).toHaveLength(12)
      })
    check('select by a list of fields', async () => {
      const [first] = await found({ $select: ['_id', 'price'], $limit: 1 })
      expect(Object.keys(first ?? {})).toEqual(expect.arrayContaining(['_id', 'price']))
      expect(first).not.toHaveProperty('name')
    })
    check('ids in a list', async () => {
      const { ids } = await menu()
      expect(await found({ _id: { $in: ids.slice(0, 4) } })).toHaveLength(4)
    })
    check('an id sent as null finds nothing', async () => {
      expect(await found({ _id: null })).toEqual([])
    })
    check('an optional id sent as null finds records without it', async () => {
      expect(await found({ category: null })).toHaveLength(12)
    })
    check('a boolean', async () => {
      expect(await found({ hideFromOnline: { $ne: true } })).toHaveLength(12)
    })
    for (const [name, form] of Object.entries({
      ISO: (time: number) => new Date(time).toISOString(),
      milliseconds: (time: number) => time,
      'milliseconds as a text': (time: number) => String(time),
    }))
      check(`dates as ${name}`, async () => {
        const { http, client: socket } = await ledger()
        const caller = transport === 'HTTP' ? http : socket
        const soon = form(Date.now() + 60_000)
        const before = await caller.find('pointRecords', { createTime: { $lt: soon }, $limit: 1 })
        expect(recordsOf(before)).toHaveLength(1)
        const after = await caller.find('pointRecords', { createTime: { $gt: soon }, $limit: 1 })
        expect(recordsOf(after)).toEqual([])
      })
  })
