import type { Page, Reservation } from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newRecordId } from '../../../../identifiers/new-id.ts'
import { makeAccount } from '../../../../testing/accounts.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'
import { type ReservationRow, reservations } from '../../../../tables/reservations.ts'
import { users } from '../../../../tables/users.ts'

const shops = ['a', 'b'].map((digit) => digit.repeat(24))

let server: TestServer
let client: TestClient
let rows: readonly ReservationRow[]
beforeAll(async () => {
  server = await startTestServer()
  client = await server.client(await makeAccount(server, 'mei'))
  const { database } = server.runtime
  const [mei] = await database.select().from(users)
  // Every third is of somebody else; the shops take turns.
  rows = await database
    .insert(reservations)
    .values(
      Array.from({ length: 12 }, (_row, at) => ({
        _id: newRecordId(),
        shop: shops[at % 2] ?? '',
        user: at % 3 === 0 ? null : (mei?._id ?? null),
        number: String(at),
        status: at % 4 === 0 ? ('cancelled' as const) : ('booked' as const),
        adults: 2,
        children: 0,
        babyStools: 0,
        date: `2026-03-${String(10 + at)}`,
        diningSession: newRecordId(),
        time: '19:00',
        name: 'Mei',
        phone: '91234567',
        createTime: '2026-03-01T00:00:00.000Z',
        startTime: `2026-03-${String(10 + at)}T11:00:00.000Z`,
        cancelUntil: `2026-03-${String(10 + at)}T09:00:00.000Z`,
        version: 0,
      })),
    )
    .returning()
})
afterAll(() => server.stop())

const find = (query: object) =>
  client.service('reservations').find({ query: { ...query } }) as Promise<Page<Reservation>>

const idsOf = (list: readonly { readonly _id: string }[]) => list.map(({ _id }) => _id)

it('MEM-6.1: a member’s reservations are listed over all shops, in order and by pages', async () => {
  const mine = rows.filter(({ user }) => user !== null)
  const first = await find({ $sort: { startTime: -1 }, $limit: 5 })
  expect(first.total).toBe(8)
  const { startTime, _id } = first.data.at(-1) ?? {}
  const second = await find({ $sort: { startTime: -1 }, $limit: 5, $after: { startTime, _id } })
  expect(idsOf([...first.data, ...second.data])).toEqual(idsOf(mine.toReversed()))
  const [last] = mine.slice(-1)
  expect(first.data[0]).toMatchObject({ shop: last?.shop, number: last?.number, name: 'Mei' })
})

it('MEM-6.1: with filters and selected fields', async () => {
  const booked = rows.filter(
    ({ user, shop, status }) => user !== null && shop === shops[1] && status === 'booked',
  )
  const query = { shop: shops[1], status: 'booked', $sort: { startTime: 1 }, $select: ['number'] }
  const { total, data } = await find(query)
  expect(total).toBe(booked.length)
  expect(data).toEqual(booked.map(({ _id, number }) => ({ _id, number })))
  expect((await find({ date: { $gte: '2026-03-20' } })).data).toHaveLength(
    rows.filter(({ user, date }) => user !== null && date >= '2026-03-20').length,
  )
})
