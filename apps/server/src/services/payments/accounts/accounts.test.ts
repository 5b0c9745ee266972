import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PaymentAccount, PaymentAccountData, PaymentMethod } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPaymentKey, paymentKeys } from '../../../payments/accounts/payment-keys.ts'
import { readAccount } from '../../../payments/accounts/read-account.ts'
import { rotateKey } from '../../../payments/accounts/rotate-key.ts'
import { openText, sealText } from '../../../payments/accounts/sealed-text.ts'
import { makeAccount } from '../../../testing/accounts.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const text = (ending: string): string => `long-secret-text-${ending}`

const fiuu: PaymentAccountData = {
  name: 'Fiuu of the group',
  provider: 'fiuu',
  mode: 'sandbox',
  settings: { merchantId: 'SB_demo', billEmail: 'shop@example.com', billMobile: '55555555' },
  secrets: { verifyKey: text('verify'), secretKey: text('secret') },
}

let server: TestServer
let owner: TestClient
let manager: TestClient
let guest: TestClient
beforeAll(async () => {
  server = await startTestServer()
  owner = await server.client(await makeAccount(server, 'owner', [{ role: 'owner' }]))
  const shop = 'a'.repeat(24)
  manager = await server.client(await makeAccount(server, 'manager', [{ role: 'manager', shop }]))
  guest = await server.client()
})
afterAll(() => server.stop())

const create = async (data: unknown = fiuu) =>
  (await owner.service('paymentAccounts').create(data)) as PaymentAccount

const read = ({ _id }: { readonly _id: string }, later = 0) => {
  const { database, config, now } = server.runtime
  return readAccount(database, config, _id, now() + later)
}

const address = (client: TestClient) => client.service('paymentAccounts/address').create({})

it('PAY-9.10: owners read the address at which providers reach the server, if one is set', async () => {
  expect(await address(owner)).toEqual({})
  await expect(address(manager)).rejects.toMatchObject({ code: 403 })
  const publicUrl = 'https://eat.example'
  const there = await startTestServer({ config: { publicUrl } })
  const boss = await there.client(await makeAccount(there, 'boss', [{ role: 'owner' }]))
  expect(await address(boss)).toEqual({ url: publicUrl })
  await there.stop()
})

describe('PAY-7.4: the secrets of an account', () => {
  it('are written and never read: shown are the last characters, since when, and who set them', async () => {
    const created = await create()
    const shown = {
      name: 'secretKey',
      ends: 'cret',
      since: expect.any(String),
      by: expect.any(String),
    }
    expect(created.secrets).toContainEqual(shown)
    expect(created.secrets.map(({ name }) => name)).toEqual(['secretKey', 'verifyKey'])
    expect(await owner.service('paymentAccounts').get(created._id)).toEqual(created)
    const all = JSON.stringify(await owner.service('paymentAccounts').find({}))
    expect(all).not.toContain('long-secret')
    expect(all).not.toContain('sealed')
    expect(await read(created)).toMatchObject({
      secrets: { verifyKey: { current: text('verify') } },
    })
  })

  it('are encrypted in the database, each for its account and name', async () => {
    const created = await create()
    const { rows } = await server.runtime.connection.pool.query(
      'select * from payment_accounts where _id = $1',
      [created._id],
    )
    expect(JSON.stringify(rows)).not.toContain('long-secret')
    const moved =
      'update payment_accounts set sealed = (select sealed from payment_accounts where _id = $1) where _id = $2'
    const other = await create()
    await server.runtime.connection.pool.query(moved, [created._id, other._id])
    expect(await read(other)).toMatchObject({ secrets: {} })
  })

  it('are not in the audit log, in errors or in what a query may select', async () => {
    const created = await create()
    await owner
      .service('paymentAccounts')
      .patch(created._id, { secrets: { secretKey: text('next') } })
    const refusals = await Promise.allSettled([
      create({ ...fiuu, secrets: { ...fiuu.secrets, apiKey: text('unknown') } }),
      create({ ...fiuu, secrets: { secretKey: `${text('spaces')} and more` } }),
      owner.service('paymentAccounts').find({ query: { $select: ['sealed'] } }),
      owner.service('paymentAccounts').find({ query: { sealed: { $ne: null } } }),
    ])
    for (const one of refusals) expect(one.status).toBe('rejected')
    const actions = await owner.service('staffActions').find({ query: { path: 'paymentAccounts' } })
    expect(actions).toMatchObject({ total: expect.any(Number) })
    expect(JSON.stringify([refusals, actions])).not.toContain('long-secret')
  })

  it('a short secret shows nothing of itself', async () => {
    const created = await create({ ...fiuu, secrets: { ...fiuu.secrets, secretKey: 'abcd1234' } })
    expect(created.secrets).toContainEqual(expect.objectContaining({ name: 'secretKey', ends: '' }))
  })
})

it('PAY-7.7: the previous secret is valid for 7 more days, and the others stay', async () => {
  const created = await create()
  await owner
    .service('paymentAccounts')
    .patch(created._id, { secrets: { secretKey: text('next') } })
  const day = 24 * 60 * 60_000
  expect((await read(created, 6.9 * day))?.secrets).toEqual({
    verifyKey: { current: text('verify') },
    secretKey: { current: text('next'), previous: text('secret') },
  })
  expect((await read(created, 7.1 * day))?.secrets['secretKey']).toEqual({ current: text('next') })
})

it('PAY-7.7: two secrets that are changed at the same time are both stored', async () => {
  const created = await create()
  await Promise.all(
    ['verifyKey', 'secretKey'].map((name) =>
      owner.service('paymentAccounts').patch(created._id, { secrets: { [name]: text('both') } }),
    ),
  )
  expect((await read(created))?.secrets).toMatchObject({
    verifyKey: { current: text('both') },
    secretKey: { current: text('both') },
  })
})

describe('PAY-7.2: an account has what its provider has', () => {
  it.each([
    ['a setting of another provider', { settings: { merchantId: 'SB_demo', channelId: '1' } }],
    ['a missing setting', { settings: {} }],
    ['an unknown setting', { settings: { merchantId: 'SB_demo', url: 'http://10.0.0.1' } }],
    ['a secret of another provider', { secrets: { ...fiuu.secrets, apiKey: text('x') } }],
    ['a missing secret', { secrets: { verifyKey: text('x') } }],
    ['an unknown field', { sealed: {} }],
    ['an unknown provider', { provider: 'bank' }],
  ])('%s is refused', async (_what, changes) => {
    await expect(create({ ...fiuu, ...changes })).rejects.toMatchObject({
      data: { code: 'dataInvalid' },
    })
  })

  it('its provider and mode never change', async () => {
    const { _id } = await create()
    for (const change of [
      { provider: 'stripe' },
      { mode: 'live' },
      { settings: { fpsId: '1234567' } },
    ])
      await expect(owner.service('paymentAccounts').patch(_id, change)).rejects.toMatchObject({
        data: { code: 'dataInvalid' },
      })
  })
})

it('PAY-7.6: a live account is refused on a server without an https address', async () => {
  await expect(create({ ...fiuu, mode: 'live' })).rejects.toMatchObject({ data: { field: 'mode' } })
})

const methodsOf = async (client: TestClient) =>
  (await client.service('paymentMethods').find({})) as PaymentMethod[]

describe('PAY-7.1: methods with an account', () => {
  const method = { name: [{ lang: 'en', value: 'FPX' }], type: 'wallet', channel: 'fpx' } as const
  it('show which call starts them to everybody, the account to owners only', async () => {
    const account = await create()
    const heard: unknown[] = []
    guest.service('paymentMethods').on('created', (record: unknown) => heard.push(record))
    await guest.service('shops').find({})
    const created = (await owner
      .service('paymentMethods')
      .create({ ...method, account: account._id })) as PaymentMethod
    expect(created).toMatchObject({ call: 'razerOnline', channel: 'fpx' })
    expect(await methodsOf(owner)).toMatchObject([{ account: account._id }])
    for (const client of [guest, manager]) {
      expect(await methodsOf(client)).toMatchObject([{ call: 'razerOnline' }])
      const query = { $select: ['account'] }
      const answers = [
        await client.service('paymentMethods').get(created._id),
        await client.service('paymentMethods').find({ query }),
        await methodsOf(client),
        heard,
      ]
      expect(JSON.stringify(answers)).not.toContain(account._id)
    }
    const plain = (await owner
      .service('paymentMethods')
      .patch(created._id, { account: null })) as PaymentMethod
    expect(plain.call).toBeUndefined()
  })

  it('no client sets the call, and the account must exist', async () => {
    for (const wrong of [{ call: 'bbposWeb' }, { account: 'f'.repeat(24) }])
      await expect(
        owner.service('paymentMethods').create({ ...method, ...wrong }),
      ).rejects.toMatchObject({ data: { code: 'dataInvalid' } })
  })
})

it('PAY-7.20: the test of an account says whether the provider accepts it', async () => {
  const provider = createServer((_request, response) => {
    response.end(JSON.stringify({ returnCode: '1150', returnMessage: 'not found' }))
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const { port } = provider.address() as AddressInfo
  const config = { ...server.runtime.config, paymentSandboxUrl: `http://127.0.0.1:${port}` }
  Object.assign(server.runtime.config, config)
  const { _id } = await create({
    ...fiuu,
    provider: 'linePay',
    settings: { channelId: '1656000000' },
    secrets: { channelSecret: text('line') },
  })
  const test = () => owner.service('paymentAccounts/test').create({ account: _id })
  expect(await test()).toEqual({ ok: true })
  provider.close()
  provider.closeAllConnections()
  expect(await test()).toMatchObject({ ok: false })
})

describe('PAY-7.19: the payment key', () => {
  it('is created once, readable by its owner only', () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'comanda-keys-'))
    const [key] = paymentKeys({ dataFolder })
    expect(paymentKeys({ dataFolder })).toEqual([key])
    const file = join(dataFolder, 'payment-key')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    addPaymentKey({ dataFolder })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const [next, before, ...older] = paymentKeys({ dataFolder })
    expect(before).toEqual(key)
    expect(next.id).not.toBe(key.id)
    expect(older).toEqual([])
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2)
    rmSync(dataFolder, { recursive: true })
  })

  it('is replaced while the server runs: all secrets are encrypted by the new one', async () => {
    const created = await create()
    const { database, config } = server.runtime
    const [before] = paymentKeys(config)
    const { accounts, unreadable } = await rotateKey(database, config)
    expect(accounts).toBeGreaterThan(0)
    expect(unreadable).not.toContain(created._id)
    const { rows } = await server.runtime.connection.pool.query<{ sealed: object }>(
      'select sealed from payment_accounts where _id = $1',
      [created._id],
    )
    expect(JSON.stringify(rows)).not.toContain(before.id)
    expect(await read(created)).toMatchObject({
      secrets: { secretKey: { current: text('secret') } },
    })
  })

  it('another key, purpose or byte decrypts nothing', () => {
    const dataFolder = ''
    const keys = paymentKeys({ dataFolder, paymentKeys: ['k'.repeat(40)] })
    const other = paymentKeys({ dataFolder, paymentKeys: ['o'.repeat(40)] })
    const sealed = sealText(keys, 'a', 'secret')
    expect(openText(keys, 'a', sealed)).toBe('secret')
    expect(openText(keys, 'b', sealed)).toBeUndefined()
    expect(openText(other, 'a', sealed)).toBeUndefined()
    const [{ id }] = keys
    expect(openText([{ ...other[0], id }], 'a', sealed)).toBeUndefined()
    const broken = `${sealed.sealed.slice(0, -2)}${sealed.sealed.endsWith('AA') ? 'BB' : 'AA'}`
    expect(openText(keys, 'a', { ...sealed, sealed: broken })).toBeUndefined()
    expect(openText([...other, ...keys], 'a', sealed)).toBe('secret')
  })
})
