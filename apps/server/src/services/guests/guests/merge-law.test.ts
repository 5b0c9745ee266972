import * as fc from 'fast-check'
import type { GuestFile } from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount } from '../../../testing/accounts.ts'
import { makeOrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { guests } from '../../../tables/guests.ts'

const files = 5
const ids = Array.from({ length: files }, (_, at) => String(at).repeat(24))
let server: TestServer
let manager: TestClient
let shop: string
beforeAll(async () => {
  server = await startTestServer()
  shop = (await makeOrderingShop(server)).shop
  manager = await server.client(await makeAccount(server, 'boss', [{ role: 'manager', shop }]))
})
afterAll(() => server.stop())

const write = (method: 'merge' | 'unmerge', data: object) =>
  manager.service(`guests/${method}`).create({ shop, ...data })
const read = async (guest: string) => {
  const {
    version: _,
    changes: __,
    ...file
  } = (await manager.service('guests').create({ shop, guest })) as GuestFile
  return file
}

const begin = async (lists: readonly (readonly string[])[]): Promise<void> => {
  await server.runtime.database.delete(guests)
  await server.runtime.database.insert(guests).values(
    ids.map((_id, at) => ({
      _id,
      phone: `9000000${at}`,
      name: `G${at}`,
      note: `n${at}`,
      tags: lists[at] ?? [],
      createTime: '2026-01-01T00:00:00.000Z',
    })),
  )
}

const one = fc.nat({ max: files - 1 })
const merges = fc.array(fc.tuple(one, one), { maxLength: 7 })
const tagged = fc.array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 2 }), {
  minLength: files,
  maxLength: files,
})

it('law: whatever is merged, however deep, and undone in whatever order, each file is what it was; a whole has all parts (GUEST-3.2)', async () => {
  await fc.assert(
    fc.asyncProperty(tagged, merges, fc.infiniteStream(fc.nat()), async (lists, pairs, picks) => {
      await begin(lists)
      const before = await Promise.all(ids.map(read))
      const parts = new Set<string>()
      for (const [from, into] of pairs) {
        const [guest, other] = [ids[from], ids[into]]
        if (guest === undefined || other === undefined) continue
        const part = (await read(guest))._id
        if (part === (await read(other))._id) continue
        await write('merge', { guest, into: other })
        parts.add(part)
      }
      const wholes = new Map(
        (await Promise.all(ids.map(read))).map((file) => [file._id, file] as const),
      )
      const of = [...wholes.values()]
      expect(of.flatMap(({ phones }) => phones).toSorted()).toEqual(
        before.flatMap(({ phones }) => phones),
      )
      expect(new Set(of.flatMap(({ tags = [] }) => tags))).toEqual(
        new Set(before.flatMap(({ tags = [] }) => tags)),
      )
      const left = [...parts]
      while (left.length > 0) {
        const [guest] = left.splice((picks.next().value ?? 0) % left.length, 1)
        await write('unmerge', { guest })
      }
      expect(await Promise.all(ids.map(read))).toEqual(before)
    }),
    { numRuns: 12 },
  )
})
