import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPaymentKey } from '../payments/accounts/payment-keys.ts'
import { invoiceSellers } from '../tables/invoice-sellers.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { rotateSellerKeys } from './rotate-seller-keys.ts'
import { openKeys } from './seller-keys.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const taxId = '04595252'
const keys = { hashKey: 'ejCk326UnaZWKisg', qrKey: 'FE05F029154F6AA67A78B338ED2F6601' }

const row = async () => {
  const { database } = server.runtime
  const [found] = await database
    .select()
    .from(invoiceSellers)
    .where(eq(invoiceSellers.taxId, taxId))
  if (!found) throw new Error('there is no seller')
  return found
}

/** A key as it was encrypted at first: by one derived from `JWT_SECRET`. */
const sealedBefore = (name: string, text: string) => {
  const { jwtSecret } = server.runtime.config
  const key = Buffer.from(hkdfSync('sha256', jwtSecret, '', 'comanda invoice keys', 32))
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(`${taxId} ${name}`))
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64url')
  return { sealed, ends: text.slice(-4), since: '2026-11-22T00:00:00.000Z' }
}

it('PAY-7.19: keys of sellers, also those from before, are encrypted by the new payment key and stay readable', async () => {
  const { app, runtime } = server
  const { database, config } = runtime
  const seller = { taxId, name: '燈巷', adapter: 'turnkey', mode: 'live', secrets: keys }
  await app.service('invoiceSellers').create(seller)
  expect(openKeys(config, await row())).toEqual(keys)
  const { sealedKeys } = await row()
  const older = { ...sealedKeys, hashIV: sealedBefore('hashIV', 'q9jcZX8Ib9LM8wYk') }
  await database.update(invoiceSellers).set({ sealedKeys: older })
  const all = { ...keys, hashIV: 'q9jcZX8Ib9LM8wYk' }
  expect(openKeys(config, await row())).toEqual(all)
  addPaymentKey(config)
  expect(await rotateSellerKeys(database, config)).toEqual({ sellers: 1, unreadable: [] })
  const after = await row()
  expect(openKeys(config, after)).toEqual(all)
  expect(new Set(Object.values(after.sealedKeys).map(({ key }) => key)).size).toBe(1)
  expect(openKeys({ ...config, jwtSecret: 'x'.repeat(40) }, after)).toEqual(all)
  addPaymentKey(config)
  addPaymentKey(config)
  expect(await rotateSellerKeys(database, config)).toEqual({ sellers: 1, unreadable: [taxId] })
})
