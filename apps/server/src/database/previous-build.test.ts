import { Client } from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { once } from '../idempotency/once.ts'
import { payloadHash } from '../idempotency/payload-hash.ts'
import { connect } from './connect.ts'
import { readMigrations } from './migration-files.ts'
import { inTransaction } from './transaction.ts'
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

const work = () => Promise.resolve({ answer: { number: 1 } })

it('CALL-4.4: a retry is done once, whichever build gets the write and whichever the retry', async () => {
  const sharing = readMigrations().find(({ name }) => name.endsWith('idempotency_claims'))
  const triggers = sharing?.statements.filter((text) => /create trigger/i.test(text)) ?? []
  expect(triggers).toHaveLength(2)
  for (const trigger of triggers) await client.query(trigger)
  const connection = connect(database.settings, pino({ level: 'silent' }))
  try {
    const write = { shop: 'a', scope: 'order', caller: 'mei', payload: { dish: 'tea' } }
    const ours = (of: { readonly key?: string }) =>
      inTransaction(connection.database, (transaction) =>
        once(transaction, { ...write, ...of }, work),
      )
    const theirs = async (key: string, hash: string) => {
      const claimed = await client.query(
        `insert into idempotency_keys (shop, scope, key, payload_hash, answer)
         values ('a', 'order', $1, $2, '{"number":2}') on conflict do nothing`,
        [key, hash],
      )
      return claimed.rowCount === 1
    }
    const hash = payloadHash(write.payload)
    expect((await ours({ key: 'ours' })).made).toBeDefined()
    expect(await theirs('ours', hash)).toBe(false)
    expect(
      await rowsOf(`select answer, payload_hash from idempotency_keys where key = 'ours'`),
    ).toEqual([{ answer: { number: 1 }, payload_hash: hash }])
    expect(await theirs('theirs', hash)).toBe(true)
    expect(await ours({ key: 'theirs' })).toEqual({ answer: { number: 2 } })
    expect((await ours({})).made).toBeDefined()
    expect((await ours({})).made).toBeUndefined()
    for (const table of ['idempotency_keys', 'idempotency_claims'])
      await client.query(`update ${table} set create_time = now() - interval '61 seconds'`)
    expect((await ours({})).made).toBeDefined()
    expect(await rowsOf('select count(*)::int as keys from idempotency_keys')).toEqual([
      { keys: 3 },
    ])
  } finally {
    await connection.close()
  }
})
