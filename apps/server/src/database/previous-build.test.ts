import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'

// What the build before the members' keys writes beside the newest; these tests go with its triggers.

let database: TestDatabase
let client: Client
beforeAll(async () => {
  database = await makeTestDatabase()
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
