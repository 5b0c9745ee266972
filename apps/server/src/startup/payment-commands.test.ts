import { afterAll, beforeAll, expect, it } from 'vitest'
import { readAccount } from '../payments/accounts/read-account.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { paymentCommands } from './payment-commands.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const rotate = async () => {
  const said: string[] = []
  const { database, config, log } = server.runtime
  const code = await paymentCommands['rotate-key']?.run(
    { database, config, log, say: (text) => said.push(text) },
    [],
  )
  return { code, said }
}

it('PAY-7.19: rotate-key says how many accounts have the new key, and which cannot be decrypted', async () => {
  const { _id } = (await server.app.service('paymentAccounts').create({
    name: 'LINE Pay',
    provider: 'linePay',
    mode: 'sandbox',
    settings: { channelId: '1656000000' },
    secrets: { channelSecret: 'secret-of-LINE-Pay' },
  })) as { _id: string }
  expect(await rotate()).toEqual({
    code: 0,
    said: ['The secrets of 1 accounts and 0 sellers are encrypted by the new key.'],
  })
  const { database, config, now } = server.runtime
  expect(await readAccount(database, config, _id, now())).toMatchObject({
    secrets: { channelSecret: { current: 'secret-of-LINE-Pay' } },
  })
  // Its key is lost once it is neither the last nor the one before.
  await server.runtime.connection.pool.query(
    `update payment_accounts set sealed = jsonb_set(sealed, '{channelSecret,current,key}', '"lost"')`,
  )
  const { code, said } = await rotate()
  expect(code).toBe(1)
  expect(said.at(-1)).toContain(_id)
})
