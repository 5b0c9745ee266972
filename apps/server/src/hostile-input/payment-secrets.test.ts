import { randomBytes } from 'node:crypto'
import { services, type StartPaymentResult, type TableSession } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '../logging/logger.ts'
import { signedForm } from '../payments/cybersource/payment-form.ts'
import { makeAccount } from '../testing/accounts.ts'
import { orderingCalls } from '../testing/ordering-calls.ts'
import { makeOrderingShop, type OrderingShop } from '../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

/** Secrets of the accounts and sellers, as owners enter them. */
const secrets = {
  secretKey: 'plain-secret-of-cards',
  sharedSecret: 'cGxhaW4tc2hhcmVkLXNlY3JldA==',
  nextSecret: 'plain-secret-of-cards-changed',
  hashKey: 'ejCk326UnaZWKisg',
  hashIV: 'q9jcZX8Ib9LM8wYk',
  qrKey: 'FE05F029154F6AA67A78B338ED2F6601',
} as const
const card = '4111111111111111'
const payer = ['Adelheid', 'adelheid@example.com', '12-2031']
const settings = {
  profileId: 'PROFILE1',
  accessKey: 'ACCESSKEY1',
  merchantId: 'merchant',
  keyId: 'key',
}
const [account, method] = [randomBytes(12).toString('hex'), randomBytes(12).toString('hex')]

const callers = ['outsider', 'otherTable', 'kitchen', 'cashier', 'manager', 'owner'] as const
type Caller = (typeof callers)[number]

let server: TestServer
let shop: OrderingShop
const clients = new Map<Caller, TestClient>()
/** Every result, error and event that a caller received, by its cause. */
const got = new Map<Caller, Map<string, string>>()
const logged: string[] = []
let attempt: StartPaymentResult['attempt']
let session: string

const clientOf = (caller: Caller): TestClient => {
  const client = clients.get(caller)
  if (!client) throw new Error(caller)
  return client
}

const listen = async (caller: Caller, client: TestClient): Promise<void> => {
  const texts = new Map<string, string>()
  clients.set(caller, client)
  got.set(caller, texts)
  const { io } = client as unknown as {
    io: { onAny(hear: (event: string, data: unknown) => void): void }
  }
  io.onAny((event, data) => texts.set(`event ${event} ${texts.size}`, JSON.stringify(data)))
  await client.service('shops/subscribe').create({ item: shop.shop })
}

/** Records what a call returns, or how it fails. */
const record = async (caller: Caller, name: string, call: Promise<unknown>): Promise<void> => {
  const text = await call.then(
    (result) => JSON.stringify(result),
    (error: unknown) => JSON.stringify(error),
  )
  got.get(caller)?.set(name, text)
}

/** The reply that the payer's browser posts, with what the provider knows of card and payer. */
const comeBack = (own: Readonly<Record<string, string>>): Promise<Response> => {
  const reply = {
    transaction_id: `T${attempt._id}`,
    req_reference_number: attempt._id,
    req_profile_id: settings.profileId,
    req_access_key: settings.accessKey,
    req_currency: attempt.currency,
    req_card_number: card,
    req_card_expiry_date: '12-2031',
    req_bill_to_forename: 'Adelheid',
    req_bill_to_email: 'adelheid@example.com',
    message: `card ${card} was charged`,
    signed_field_names: '',
    ...own,
  }
  const fields = signedForm(Object.entries(reply), secrets.secretKey)
  return fetch(`${server.url}/api/payments/return/${attempt._id}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(Object.fromEntries(fields)),
  })
}

const makeContracts = async (owner: TestClient): Promise<void> => {
  const { secretKey, sharedSecret, nextSecret, hashKey, hashIV, qrKey } = secrets
  const contract = { _id: account, name: 'Cards', provider: 'cybersource', mode: 'sandbox' }
  const accounts = owner.service('paymentAccounts')
  await record(
    'owner',
    'create account',
    accounts.create({ ...contract, settings, secrets: { secretKey, sharedSecret } }),
  )
  await record('owner', 'test account', owner.service('paymentAccounts/test').create({ account }))
  const wrong = { ...contract, settings, secrets: { secretKey, hashKey } }
  await record('owner', 'create wrong account', accounts.create(wrong))
  const other = { ...contract, _id: randomBytes(12).toString('hex'), settings }
  await accounts.create({ ...other, secrets: { secretKey, sharedSecret } })
  const changed = { secrets: { secretKey: nextSecret } }
  await record('owner', 'patch account', accounts.patch(other._id, changed))
  const name = [{ lang: 'en', value: 'Card' }]
  await owner.service('paymentMethods').create({ _id: method, name, type: 'card', account })
  const seller = { taxId: '04595252', name: '燈巷', adapter: 'turnkey', mode: 'sandbox' }
  const keys = { ...seller, secrets: { hashKey, hashIV, qrKey } }
  await record('owner', 'create seller', owner.service('invoiceSellers').create(keys))
}

/** A payment that is declined, tried again, paid, and refunded. */
const pay = async (): Promise<void> => {
  const diner = await server.client()
  const { session: opened } = await orderingCalls(diner, shop).create({ payBy: method })
  session = opened._id
  const start = () =>
    diner
      .service('cybersource/redirect/setup')
      .create({ session, methodRef: method }) as Promise<StartPaymentResult>
  ;({ attempt } = await start())
  await fetch(`${server.url}/api/payments/go/${attempt._id}`)
  await comeBack({ decision: 'DECLINE', reason_code: '203' })
  await comeBack({ decision: 'ACCEPT', reason_code: '100', signature: 'forged' })
  const amounts = { auth_amount: attempt.charge.toFixed(2) }
  await comeBack({ decision: 'ACCEPT', reason_code: '100', ...amounts })
  const paid = (await clientOf('manager').service('tableSessions').get(session)) as TableSession
  const [payment] = paid.payments ?? []
  await record(
    'manager',
    'refund',
    clientOf('manager')
      .service('tableSessions/refund')
      .create({ session, payment: payment?._id, amount: 1, reason: 'cold' }),
  )
}

beforeAll(async () => {
  const log = createLogger('trace', { write: (line: string) => void logged.push(line) })
  server = await startTestServer({ log, config: { paymentSandboxUrl: 'http://127.0.0.1:9' } })
  shop = await makeOrderingShop(server)
  const staffOf = async (role: 'kitchen' | 'cashier' | 'owner') =>
    server.client(
      await makeAccount(server, role, [role === 'owner' ? { role } : { role, shop: shop.shop }]),
    )
  await listen('outsider', await server.client())
  await listen('otherTable', await server.client())
  await listen('kitchen', await staffOf('kitchen'))
  await listen('cashier', await staffOf('cashier'))
  await listen('manager', await server.client(shop.staff))
  await listen('owner', await staffOf('owner'))
  const calls = orderingCalls(clientOf('otherTable'), shop)
  const { session: table } = await calls.scan(shop.otherTable)
  await calls.subscribe(table._id)
  await makeContracts(clientOf('owner'))
  await pay()
  for (const caller of callers)
    for (const { path, methods } of Object.values(services)) {
      const service = clientOf(caller).service(path)
      if (!(path in server.app.services)) continue
      if (methods.includes('find')) {
        await record(caller, `find ${path}`, service.find())
        const query = { shop: shop.shop }
        await record(caller, `find ${path} of the shop`, service.find({ query }))
      }
    }
}, 120_000)
afterAll(() => server.stop())

const holding = (caller: Caller, values: readonly string[]): string[] =>
  [...(got.get(caller) ?? [])].flatMap(([call, text]) =>
    values.some((value) => text.includes(value)) ? [call] : [],
  )

const unsaid = [...Object.values(secrets), card, ...payer]

describe.each(callers)('what %s receives in the history of a payment', (caller) => {
  it('has no secret of an account or seller, no card number, and nothing of the payer (PAY-7.4, PAY-7.8)', () => {
    expect(got.get(caller)?.size).toBeGreaterThan(40)
    expect(holding(caller, unsaid)).toEqual([])
  })
})

it('PAY-2.8: the ids of a session and its attempts are for its diners and the shop’s staff', () => {
  for (const caller of ['outsider', 'otherTable'] as const)
    expect(holding(caller, [attempt._id, session])).toEqual([])
  expect(holding('cashier', [attempt._id])).toContain('find paymentAttempts of the shop')
  const ofCashier = got.get('cashier')
  expect(ofCashier?.get('find paymentAttempts of the shop')).toContain('"status":"paid"')
  expect(ofCashier?.get('find paymentMessages of the shop')).toContain('"req_card_number":"…"')
})

it('PAY-7.4, PAY-7.8: neither are they in the log or in any table', async () => {
  expect(logged.length).toBeGreaterThan(10)
  expect(logged.filter((line) => unsaid.some((one) => line.includes(one)))).toEqual([])
  const { pool } = server.runtime.connection
  const { rows: tables } = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition`,
  )
  expect(tables.map(({ name }) => name)).toContain('staff_actions')
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select row_to_json(t)::text as row from "${name}" t`,
    )
    if (rows.some(({ row }) => unsaid.some((one) => row.includes(one)))) found.push(name)
  }
  expect(found).toEqual([])
})
