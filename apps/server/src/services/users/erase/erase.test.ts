import type { AuthenticationResult, ExportResult } from '@comanda/contract'
import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount, password } from '../../../testing/accounts.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { personalRecords } from '../export/personal-records.ts'

const shop = 'a'.repeat(24)
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const query = async (text: string, values: unknown[] = []) =>
  (await server.runtime.connection.pool.query(text, values)).rows as Record<string, unknown>[]

const member = async (who: string) => {
  const credentials = await makeAccount(server, who)
  const client = await server.client(credentials)
  const { user } = (await client
    .service('authentication')
    .create({ strategy: 'local', ...credentials })) as AuthenticationResult
  return { client, user, credentials }
}

/** A session with an order, a reservation and points of a member. */
const leaveTraces = async (user: string, id: string) => {
  await query(
    `insert into table_sessions (_id, shop, type, status, source, "user", restore_key, result,
       contact_name, phone, remark, start_time, create_time)
     values ($1, $2, 'takeAway', 'done', 'selfOrder', $3, 'secret key ' || $1, '{}', 'Ms Secret', '91234567',
       'ring twice', now(), now())`,
    [id, shop, user],
  )
  await query(
    `insert into orders (_id, shop, session, seq, business_day, number, type, status, total, contact_name, create_time)
     values ($1, $2, $1, 1, '2026-03-02', $4, 'takeAway', 'completed', 1000, $3, now())`,
    [id, shop, 'Ms Secret', Number.parseInt(id, 16) % 1000],
  )
  await query(
    `insert into reservations (_id, shop, "user", number, status, adults, children, baby_stools, date, dining_session,
       time, name, phone, email, create_time, start_time, cancel_until, version)
     values ($1, $2, $3, $1, 'booked', 2, 0, 0, '2026-03-02', $2, '19:00', 'Ms Secret', '91234567', 'ms@secret.test',
       now(), now(), now(), 0)`,
    [id, shop, user],
  )
  await query(
    `insert into point_records (_id, "user", type, amount, create_time) values ($1, $2, 'adjust', 5, now())`,
    [id, user],
  )
  await query(
    `insert into bookmarks (_id, "user", type, item, create_time) values ($1, $2, 'news', $1, now())`,
    [id, user],
  )
}
const traces = async () =>
  JSON.stringify(
    await Promise.all(
      ['users', 'table_sessions', 'orders', 'reservations', 'bookmarks'].map((table) =>
        query(`select * from ${table}`),
      ),
    ),
  )

describe('what names an account', () => {
  it('is known for every table: none is forgotten in exports and erasures', async () => {
    const named = await query(
      `select distinct table_name from information_schema.columns
       where table_schema = 'public' and column_name in ('user', 'user_id')`,
    )
    const known = personalRecords.map(({ table }) => getTableName(table))
    expect(
      named.map((row) => row['table_name']).filter((name) => !known.includes(String(name))),
    ).toEqual([])
  })
})

describe('exporting', () => {
  it('gives a member all of the own records, of nobody else, and no secret', async () => {
    const mei = await member('mei')
    const lok = await member('lok')
    await leaveTraces(mei.user._id, '1'.repeat(24))
    await leaveTraces(lok.user._id, '2'.repeat(24))
    const data = (await mei.client.service('users/export').create({})) as ExportResult
    expect(data).toMatchObject({
      user: { _id: mei.user._id, email: 'mei@comanda.test' },
      tableSessions: [{ contactName: 'Ms Secret', phone: '91234567' }],
      orders: [{ total: 10 }],
      reservations: [{ email: 'ms@secret.test' }],
      pointRecords: [{ amount: 5 }],
      bookmarks: [{ type: 'news' }],
    })
    expect(JSON.stringify(data)).not.toMatch(/argon2|passwordHash|secret key|222222/)
  })

  it('and erasing are for members only', async () => {
    const anonymous = await server.client()
    for (const path of ['users/export', 'users/erase'])
      await expect(anonymous.service(path).create({})).rejects.toMatchObject({ code: 401 })
  })
})

describe('erasing', () => {
  it('needs the password, ends the tokens, and leaves no name behind; ledgers still add up', async () => {
    const may = await member('may')
    await leaveTraces(may.user._id, '3'.repeat(24))
    const service = may.client.service('users/erase')
    await expect(service.create({ password: 'Wrong horse 9' })).rejects.toMatchObject({
      data: { code: 'passwordWrong' },
    })
    await expect(service.create({})).rejects.toMatchObject({ data: { code: 'passwordWrong' } })
    expect(await service.create({ password })).toEqual({ done: true })
    await expect(may.client.service('users').get(may.user._id)).rejects.toMatchObject({ code: 401 })
    await expect(server.client(may.credentials)).rejects.toMatchObject({ code: 401 })
    const left = await traces()
    expect(left).not.toContain('may@comanda.test')
    expect(left).not.toContain(may.user._id)
    expect(
      await query('select amount from point_records where "user" = $1', [may.user._id]),
    ).toEqual([{ amount: 5 }])
    const [order] = await query('select contact_name, total from orders where _id = $1', [
      '3'.repeat(24),
    ])
    expect(order).toEqual({ contact_name: null, total: '1000' })
    expect(
      await query('select user, phone, contact_name from table_sessions where _id = $1', [
        '3'.repeat(24),
      ]),
    ).toMatchObject([{ phone: null, contact_name: null }])
  })

  it('the account of staff is closed by an owner, with all that names it', async () => {
    const credentials = await makeAccount(server, 'till', [{ role: 'cashier', shop }])
    const till = await server.client(credentials)
    await expect(till.service('users/erase').create({ password })).rejects.toMatchObject({
      code: 403,
    })
    const owner = await server.client(await makeAccount(server, 'boss', [{ role: 'owner' }]))
    const [{ _id = '' } = {}] = await query('select _id from users where email = $1', [
      credentials.email,
    ])
    await leaveTraces(String(_id), '4'.repeat(24))
    await owner.service('users').remove(String(_id))
    expect(await traces()).not.toContain(String(_id))
    await expect(till.service('users').get(String(_id))).rejects.toMatchObject({ code: 401 })
  })
})
