import type { AuthenticationResult, ExportResult } from '@comanda/contract'
import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount, password } from '../../../../testing/accounts.ts'
import { makeSampleRecords } from '../../../../testing/sample-records.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
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

const leave = (user: string, id: string) => makeSampleRecords(server, { id, shop, user })
const traces = async () =>
  JSON.stringify(
    await Promise.all(
      ['users', 'table_sessions', 'orders', 'reservations', 'bookmarks'].map((table) =>
        query(`select * from ${table}`),
      ),
    ),
  )

describe('data that names an account', () => {
  it('is declared for every table, for exports and erasures alike', async () => {
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
  it('returns all of a member’s own records, none of others, and no secret (ACC-3.5, INV-1.8)', async () => {
    const mei = await member('mei')
    const lok = await member('lok')
    await leave(mei.user._id, '1'.repeat(24))
    await leave(lok.user._id, '2'.repeat(24))
    await mei.client.service('users').patch(mei.user._id, { invoiceCarrier: '/ABC+123' })
    const data = (await mei.client.service('users/export').create({})) as ExportResult
    expect(data).toMatchObject({
      user: { _id: mei.user._id, email: 'mei@comanda.test', invoiceCarrier: '/ABC+123' },
      tableSessions: [{ contactName: 'Ms Secret', phone: '91234567' }],
      orders: [{ total: 10 }],
      balanceRecords: [{ amount: 5 }],
      userCoupons: [{ status: 'valid' }],
      giftBookmarkRecords: [{}],
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
  it('needs the password, revokes the tokens, and leaves no name behind; ledgers still add up (ACC-3.5)', async () => {
    const may = await member('may')
    await leave(may.user._id, '3'.repeat(24))
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

  it('leaves a session that becomes another member’s in the meantime (ACC-3.5)', async () => {
    const sam = await member('sam')
    const kim = await member('kim')
    const id = '5'.repeat(24)
    await leave(sam.user._id, id)
    const other = await server.runtime.connection.pool.connect()
    await other.query('begin')
    await other.query('update table_sessions set "user" = $1 where _id = $2', [kim.user._id, id])
    const erasing = sam.client.service('users/erase').create({ password })
    const waiting = () =>
      query(`select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`)
    await expect.poll(waiting).toHaveLength(1)
    await other.query('commit')
    other.release()
    await erasing
    expect(await query('select "user", phone from table_sessions where _id = $1', [id])).toEqual([
      { user: kim.user._id, phone: '91234567' },
    ])
  })

  it('an owner closes the account of a staff member, with all that names it', async () => {
    const credentials = await makeAccount(server, 'till', [{ role: 'cashier', shop }])
    const till = await server.client(credentials)
    await expect(till.service('users/erase').create({ password })).rejects.toMatchObject({
      code: 403,
    })
    const owner = await server.client(await makeAccount(server, 'boss', [{ role: 'owner' }]))
    const [{ _id = '' } = {}] = await query('select _id from users where email = $1', [
      credentials.email,
    ])
    await leave(String(_id), '4'.repeat(24))
    await owner.service('users').remove(String(_id))
    expect(await traces()).not.toContain(String(_id))
    await expect(till.service('users').get(String(_id))).rejects.toMatchObject({ code: 401 })
  })
})
