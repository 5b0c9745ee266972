import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readMigrations } from './migration-files.ts'
import { makePlainDatabase, type TestDatabase } from '../testing/test-database.ts'

// What the build before the members' keys writes beside the newest; these tests go with its triggers.

let database: TestDatabase
let client: Client
beforeAll(async () => {
  database = await makePlainDatabase()
  client = new Client(database.settings)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const rowsOf = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows

it('points taken without their member get the member of their record', async () => {
  await client.query(`insert into point_records (_id, "user", type, amount, create_time)
    values ('spent', 'mei', 'redeem', -5, now())`)
  await client.query(`insert into point_takes (record, lot, amount) values ('spent', 'lot', 5)`)
  expect(await rowsOf('select "user" from point_takes')).toEqual([{ user: 'mei' }])
})

const listIn = async (table: string) =>
  rowsOf(`select "user", _id, shop, status from ${table} order by "user", _id`)

const sessionsOfMembers = () => listIn('member_sessions')
const reservationsOfMembers = () => listIn('member_reservations')

/** Lists the sessions and reservations from before the lists. */
const fill = async (): Promise<void> => {
  const filling = readMigrations().find(({ name }) => name.endsWith('fill_member_lists'))
  for (const statement of filling?.statements ?? []) await client.query(statement)
}

it('sessions and reservations are listed under their member, with each change', async () => {
  await client.query(
    `insert into table_sessions (_id, shop, type, status, source, "user", restore_key, result, start_time, create_time)
     values ('s', 'a', 'takeAway', 'ongoing', 'selfOrder', 'mei', 's', $1, now(), now()),
       ('t', 'a', 'takeAway', 'ongoing', 'selfOrder', null, 't', $1, now(), now())`,
    [JSON.stringify({ totals: { total: 12.34 } })],
  )
  expect(await sessionsOfMembers()).toEqual([
    { user: 'mei', _id: 's', shop: 'a', status: 'ongoing' },
  ])
  expect(await rowsOf('select total from member_sessions')).toEqual([{ total: '1234' }])
  await client.query(`update table_sessions set "user" = 'lok', status = 'done'`)
  expect(await sessionsOfMembers()).toEqual([
    { user: 'lok', _id: 's', shop: 'a', status: 'done' },
    { user: 'lok', _id: 't', shop: 'a', status: 'done' },
  ])
  await client.query('delete from member_sessions')
  await fill()
  expect(await sessionsOfMembers()).toEqual([
    { user: 'lok', _id: 's', shop: 'a', status: 'done' },
    { user: 'lok', _id: 't', shop: 'a', status: 'done' },
  ])
  await client.query(`update table_sessions set "user" = null`)
  expect(await sessionsOfMembers()).toEqual([])
  await client.query(
    `insert into reservations (_id, shop, "user", number, status, adults, children, baby_stools, date, dining_session,
       time, name, phone, create_time, start_time, cancel_until, version)
     values ('r', 'a', 'mei', '101', 'booked', 2, 0, 0, '2026-03-02', 'd', '19:00', 'Mei', '9', now(), now(), now(), 0)`,
  )
  await client.query(`update reservations set status = 'cancelled'`)
  expect(await reservationsOfMembers()).toEqual([
    { user: 'mei', _id: 'r', shop: 'a', status: 'cancelled' },
  ])
  await client.query('delete from member_reservations')
  await fill()
  expect(await reservationsOfMembers()).toHaveLength(1)
  await client.query(`update reservations set "user" = null`)
  expect(await reservationsOfMembers()).toEqual([])
})

it('coupons get their holder, and the claims of a member their numbers', async () => {
  const insert = `insert into user_coupons (_id, "user", coupon, code, status, create_time)`
  await client.query(`${insert} values ('a', null, 'rule', 'TEA', 'valid', now())`)
  for (const id of ['b', 'c'])
    await client.query(`${insert} values ('${id}', 'mei', 'rule', 'TEA', 'valid', now())`)
  await client.query(`${insert} values ('d', 'mei', 'rule', null, 'valid', now())`)
  expect(await rowsOf('select _id, holder, claim_number from user_coupons order by _id')).toEqual([
    { _id: 'a', holder: 'a', claim_number: null },
    { _id: 'b', holder: 'mei', claim_number: 1 },
    { _id: 'c', holder: 'mei', claim_number: 2 },
    { _id: 'd', holder: 'mei', claim_number: null },
  ])
})
