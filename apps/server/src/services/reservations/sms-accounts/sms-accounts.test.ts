import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { SmsAccount, SmsAccountData } from '@comanda/contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { addPaymentKey } from '../../../payments/accounts/payment-keys.ts'
import {
  type SandboxProcess,
  startSandboxProcess,
} from '../../../payments/testing/sandbox-process.ts'
import { openSmsAccount, smsAccountById } from '../../../sms/accounts/read-sms-account.ts'
import { rotateSmsTokens } from '../../../sms/accounts/rotate-sms-tokens.ts'
import { queueSms } from '../../../sms/queue-sms.ts'
import { smsMessages } from '../../../tables/sms-messages.ts'
import { makeAccount } from '../../../testing/accounts.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { sendDueSms } from './send-due-sms.ts'

const token = 'sb-demo-twilio-token'
const account: SmsAccountData = {
  provider: 'twilio',
  mode: 'sandbox',
  accountSid: 'AC_SB_demo',
  sender: '+85290000000',
  country: 'HK',
  authToken: token,
}
const minute = 60_000

let sandbox: SandboxProcess
let server: TestServer
let owner: TestClient
let later = 0
beforeAll(async () => {
  sandbox = await startSandboxProcess()
  server = await startTestServer({
    now: () => Date.now() + later,
    config: { paymentSandboxUrl: sandbox.url },
  })
  owner = await server.client(await makeAccount(server, 'owner', [{ role: 'owner' }]))
})
afterAll(async () => {
  await server.stop()
  await sandbox.close()
})

const accounts = () => owner.service('smsAccounts')
const create = async (data: object = {}): Promise<SmsAccount> =>
  (await accounts().create({ ...account, ...data })) as SmsAccount

const shop = 'b'.repeat(24)
const queue = (text: string, phone = '9123 4567') => {
  const now = server.runtime.now()
  return queueSms(server.runtime.database, { shop, phone, text, now, until: now + 10 * minute })
}
const sweep = () => sendDueSms().run(server)
const rows = () => server.runtime.database.select().from(smsMessages)
const received = async () =>
  (await (await fetch(`${sandbox.url}/sms.json`)).json()) as { to: string; body: string }[]

afterEach(async () => {
  later = 0
  await server.runtime.database.delete(smsMessages)
  const found = (await accounts().find({})) as SmsAccount[]
  for (const { _id } of found) await accounts().remove(_id)
})

it('SMS-1.1, SMS-1.3: a text goes to the number in its country, once, and leaves no number and no words', async () => {
  const other = await create({ country: 'TW' })
  await create({ shops: [shop] })
  expect(other.shops).toBeUndefined()
  const _id = await queue('Your table is ready')
  await Promise.all([sweep(), sweep()])
  expect(await received()).toMatchObject([{ to: '+85291234567', body: 'Your table is ready' }])
  expect(await rows()).toMatchObject([{ _id, status: 'sent', recipient: '', text: '' }])
})

it('SMS-1.1: without an account, or to what is no number, nothing is queued', async () => {
  expect(await queue('nobody sends this')).toBeUndefined()
  await create()
  expect(await queue('nobody reads this', '123')).toBeUndefined()
  expect(await rows()).toEqual([])
})

it('SMS-1.3: what the provider refuses is given up and reported', async () => {
  await create({ authToken: 'a-token-of-somebody-else' })
  const _id = await queue('refused')
  const told: unknown[] = []
  await sendDueSms((_context, message) => {
    told.push(message)
    return Promise.resolve()
  }).run(server)
  expect(told).toEqual([{ shop, _id }])
  expect(await rows()).toMatchObject([{ status: 'failed', tries: 1 }])
})

it('SMS-1.3: a provider that is busy is called 4 times in all, and never after the end', async () => {
  let calls = 0
  const busy = createServer((_request, response) => {
    calls += 1
    response.writeHead(503).end()
  }).listen(0, '127.0.0.1')
  await once(busy, 'listening')
  const paymentSandboxUrl = `http://127.0.0.1:${(busy.address() as AddressInfo).port}`
  const { runtime } = server
  const context = {
    ...server,
    runtime: { ...runtime, config: { ...runtime.config, paymentSandboxUrl } },
  }
  await create()
  await queue('busy')
  const again = async (minutes: number) => {
    later = minutes * minute
    await sendDueSms().run(context)
  }
  for (const minutes of [0, 0, 2, 4, 9, 9.5]) await again(minutes)
  expect(calls).toBe(4)
  expect(await rows()).toMatchObject([{ status: 'failed', tries: 4 }])
  later = 0
  await queue('too late')
  await again(11)
  expect(calls).toBe(4)
  busy.close()
})

it('SMS-1.2: the token is written and never read, and opens nowhere else', async () => {
  const created = await create()
  expect(created.authToken).toEqual({
    ends: 'oken',
    since: expect.any(String),
    by: expect.any(String),
  })
  await expect(accounts().patch(created._id, { accountSid: 'AC_other' })).rejects.toMatchObject({
    data: { field: 'authToken' },
  })
  await accounts().patch(created._id, { accountSid: 'AC_other', authToken: 'short' })
  const changed = await accounts().get(created._id)
  expect(changed).toMatchObject({ accountSid: 'AC_other', authToken: { ends: '' } })
  const actions = await owner.service('staffActions').find({ query: { path: 'smsAccounts' } })
  expect(JSON.stringify([created, actions])).not.toContain(token)
  const row = await smsAccountById(server.runtime.database, created._id)
  expect(row && openSmsAccount(server.runtime.config, { ...row, _id: 'c'.repeat(24) })).toBe(
    undefined,
  )
})

it('SMS-1.2: a new payment key opens the tokens that it encrypts again', async () => {
  const { _id } = await create()
  const { database, config } = server.runtime
  const sealedBy = async () => (await smsAccountById(database, _id))?.sealed.key
  const before = await sealedBy()
  addPaymentKey(config)
  expect(await rotateSmsTokens(database, config)).toEqual([])
  expect(await sealedBy()).not.toBe(before)
  const row = await smsAccountById(database, _id)
  expect(row && openSmsAccount(config, row)?.token).toBe(token)
})

it('SMS-1.5: a test says what the provider responds, and is limited', async () => {
  const { _id } = await create()
  const test = (phone = '9123 4567') =>
    owner.service('smsAccounts/test').create({ account: _id, phone })
  expect(await test()).toEqual({ ok: true })
  expect(await test('12')).toEqual({ ok: false, message: 'Invalid phone number.' })
  expect(await test('+1 500 555 0001')).toMatchObject({ ok: false })
  await accounts().patch(_id, { authToken: 'a-token-of-somebody-else' })
  expect(await test()).toEqual({ ok: false, message: '20003 Authenticate' })
  for (let times = 0; times < 6; times += 1) await test().catch(() => undefined)
  await expect(test()).rejects.toMatchObject({ code: 429 })
})

it('SMS-1.7: an account that is sent twice under its id is stored once', async () => {
  const _id = 'c'.repeat(24)
  await create({ _id })
  await expect(create({ _id })).rejects.toMatchObject({ code: 409 })
  expect((await accounts().find({})) as SmsAccount[]).toMatchObject([{ _id }])
})
