import type { MembersImport, Page, PointRecord, User } from '@comanda/contract'
import { guessedMemberColumns, readMemberFile } from '@comanda/shop-rules/member-import'
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  record,
  uniqueArray,
} from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkLedgers } from '../../../ledgers/check-ledgers.ts'
import { makeAccount, password } from '../../../testing/accounts.ts'
import { makeMemberShop, type MemberShop } from '../../../testing/member-shop.ts'
import { idempotencyKey } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let shop: MemberShop
let owner: TestClient
let account: { readonly email: string; readonly password: string }
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeMemberShop(server)
  account = await makeAccount(server, 'boss', [{ role: 'owner' }])
  owner = await server.client(account)
})
afterAll(() => server.stop())

const rowsOf = (text: string) => {
  const [titles = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  return readMemberFile(text, guessedMemberColumns(titles.split(','))).rows
}
const read = async (text: string): Promise<MembersImport> =>
  (await owner
    .service('users/members/import')
    .create({ shop: shop.shop, rows: rowsOf(text) })) as MembersImport
const apply = async (text: string, own: object = {}): Promise<MembersImport> =>
  (await owner.service('users/members/apply').create({
    shop: shop.shop,
    rows: rowsOf(text),
    note: 'From the old till',
    idempotencyKey: idempotencyKey(),
    ...own,
  })) as MembersImport
const membersOf = async (email: string): Promise<readonly User[]> =>
  ((await owner.service('users').find({ query: { email } })) as Page<User>).data
const pointsOf = async (user: string): Promise<readonly PointRecord[]> =>
  ((await owner.service('pointRecords').find({ query: { user } })) as Page<PointRecord>).data
const sums = async (user: string) => {
  const { rows } = await server.runtime.connection.pool.query<{ points: number; cents: string }>(
    `select coalesce((select balance from point_accounts where "user" = $1), 0) as points,
       coalesce((select sum(balance) from balance_accounts where "user" = $1), 0) as cents`,
    [user],
  )
  return rows.map(({ points, cents }) => ({ points, balance: Number(cents) / 100 }))[0]
}
const made = async (email: string) => {
  const [member] = await membersOf(email)
  if (!member) throw new Error(`${email} was not imported`)
  return member
}

it('IMPORT-6.4: what a file would change is shown first, and nothing is written', async () => {
  expect(await read('email,points,balance\nshown@eat.test,120,40.50')).toMatchObject({
    added: 1,
    changed: 0,
    points: 120,
    balance: 40.5,
    problems: [],
  })
  expect(await membersOf('shown@eat.test')).toEqual([])
})

it('IMPORT-6.3: members get points and balance as adjustments, with the note and who did it', async () => {
  const text =
    'name,email,phone,birthday,points,balance\nMei,mei@eat.test,91230001,1990-05-31,120,40.5'
  expect(await apply(text)).toMatchObject({ added: 1, points: 120, problems: [] })
  const member = await made('mei@eat.test')
  expect(member).toMatchObject({ name: 'Mei', phone: '91230001', dob: '1990-05-31' })
  expect(await pointsOf(member._id)).toMatchObject([
    {
      type: 'adjust',
      amount: 120,
      note: 'From the old till',
      shop: shop.shop,
    },
  ])
  expect(await sums(member._id)).toEqual({ points: 120, balance: 40.5 })
})

it('IMPORT-6.3: less than a member has takes the rest; the same again changes nothing', async () => {
  await apply('email,points,balance\nless@eat.test,100,50')
  const member = await made('less@eat.test')
  expect(await apply('email,points,balance\nless@eat.test,30,50')).toMatchObject({
    changed: 1,
    points: -70,
    balance: 0,
  })
  expect(await sums(member._id)).toEqual({ points: 30, balance: 50 })
  expect(await apply('email,points,balance\nless@eat.test,30,50')).toMatchObject({ unchanged: 1 })
  expect(await pointsOf(member._id)).toHaveLength(2)
})

it('IMPORT-6.5: problems are named by row and column, and then nothing is written', async () => {
  const text = 'email,points\nfine@eat.test,10\nnobody,-5'
  expect(await apply(text)).toMatchObject({
    added: 0,
    problems: [
      { row: 3, column: 'email', code: 'emailInvalid', text: 'nobody' },
      { row: 3, column: 'points', code: 'amountInvalid', text: '-5' },
    ],
  })
  expect(await membersOf('fine@eat.test')).toEqual([])
})

it('IMPORT-6.4: rows that change something else by now are not written', async () => {
  await apply('email,points\nwas@eat.test,10')
  const text = 'email,points\nwas@eat.test,50'
  const { revision } = await read(text)
  await apply('email,points\nwas@eat.test,20')
  expect(await apply(text, { revision })).toMatchObject({
    changed: 0,
    problems: [{ code: 'changedMeanwhile' }],
  })
  expect(await sums((await made('was@eat.test'))._id)).toMatchObject({ points: 20 })
  const { revision: present } = await read(text)
  expect(await apply(text, { revision: present })).toMatchObject({ changed: 1, points: 30 })
})

it('IMPORT-6.4: rows that are sent again are written once, also at the same time', async () => {
  const key = idempotencyKey()
  const text = 'phone,points\n61230002,40'
  const results = await Promise.all(
    Array.from({ length: 4 }, () => apply(text, { idempotencyKey: key })),
  )
  expect(results).toEqual(results.map(() => results[0]))
  const again = await Promise.all([
    apply(text),
    apply('phone,points\n+852 6123 0002,40', { idempotencyKey: undefined }),
  ])
  expect(again.map(({ added, changed }) => added + changed)).toEqual([0, 0])
})

it('IMPORT-6.4: however files follow each other, each member has what the last one says, with its records', async () => {
  const emails = ['a@law.test', 'b@law.test', 'c@law.test', 'd@law.test']
  const row = record({
    email: constantFrom(...emails),
    points: integer({ min: 0, max: 40 }),
    balance: integer({ min: 0, max: 40 }),
  })
  const file = uniqueArray(row, { minLength: 1, maxLength: 4, selector: ({ email }) => email })
  const last = new Map<string, { readonly points: number; readonly balance: number }>()
  await assert(
    asyncProperty(array(file, { minLength: 1, maxLength: 3 }), async (files) => {
      for (const rows of files) {
        for (const { email, ...sums } of rows) last.set(email, sums)
        const lines = rows.map(({ email, points, balance }) => `${email},${points},${balance}`)
        await apply(['email,points,balance', ...lines].join('\n'))
      }
      for (const [email, wanted] of last)
        expect(await sums((await made(email))._id)).toEqual(wanted)
    }),
    { numRuns: 8 },
  )
  const differences = []
  for await (const one of checkLedgers(server.runtime.database)) differences.push(one)
  expect(differences).toEqual([])
})

it('IMPORT-6.3: points that have expired and are not written off yet do not count', async () => {
  await apply('email,points\nlapsed@eat.test,100')
  const { _id } = await made('lapsed@eat.test')
  const lapsed = `update point_lots set expires = now() - interval '1 day' where "user" = $1`
  await server.runtime.connection.pool.query(lapsed, [_id])
  expect(await apply('email,points\nlapsed@eat.test,60')).toMatchObject({ points: 60 })
  expect(await apply('email,points\nlapsed@eat.test,50')).toMatchObject({ points: -10 })
  expect(await sums(_id)).toMatchObject({ points: 50 })
})

it('MEM-7.1: an owner’s own account gets nothing by a file', async () => {
  const [own] = await membersOf(account.email)
  expect(await apply(`email,points\n${account.email},500`)).toMatchObject({
    problems: [{ row: 2, code: 'ownAccount' }],
  })
  expect(await sums(own?._id ?? '')).toMatchObject({ points: 0 })
})

it('IMPORT-6.3: who was imported signs up with the mailed address, and has the points', async () => {
  await apply('email,points\nlater@eat.test,75')
  const member = await made('later@eat.test')
  await server.app.service('users').patch(member._id, { password })
  const client = await server.client({ email: 'later@eat.test', password })
  expect(await client.service('users/points/available').find({ query: {} })).toMatchObject([
    { amount: 75 },
  ])
})

it('IMPORT-6.6: what is exported imports to no change; for owners only', async () => {
  const text = async (by: object): Promise<Response> => {
    const client = await server.client()
    const { accessToken } = (await client
      .service('authentication')
      .create({ strategy: 'local', ...by })) as { accessToken: string }
    const headers = { authorization: `Bearer ${accessToken}` }
    return fetch(`${server.url}/api/exports/members.csv?shop=${shop.shop}`, { headers })
  }
  expect((await text(shop.staff)).status).toBe(403)
  const file = await (await text(account)).text()
  expect(file).toContain('mei@eat.test')
  expect(await read(file)).toMatchObject({ added: 0, changed: 0, problems: [] })
})

const found = async (text: string) =>
  (await owner.service('users/members/search').create({ shop: shop.shop, text })) as object[]

it('IMPORT-6.3: numbers of cards stay, are found as they are printed, and are given to nobody else', async () => {
  const { rows } = await server.runtime.connection.pool.query<{ last: number }>(
    'select last_value::int as last from member_numbers',
  )
  const next = (rows[0]?.last ?? 0) + 1
  await apply(`email,number\ncard@eat.test,${next}\nletters@eat.test,vip 12`)
  const [card, letters] = [await made('card@eat.test'), await made('letters@eat.test')]
  expect([card.memberNumber, letters.memberNumber]).toEqual([`00${next}`, 'VIP12'])
  const joined = (await server.app.service('users').create({
    email: 'joins@eat.test',
    password,
  })) as User
  expect(joined.memberNumber).toBe(`00${next + 1}`)
  for (const text of [`00${String(next).slice(0, 2)} ${String(next).slice(2)}`, String(next)])
    expect(await found(text)).toMatchObject([{ _id: card._id }])
  expect(await found('vip 12')).toMatchObject([{ _id: letters._id }])
  await apply('name,email,number\nVip 12 Ltd,ltd@eat.test,X1')
  expect(await found('vip 12')).toMatchObject([{ _id: letters._id }, { name: 'Vip 12 Ltd' }])
})
