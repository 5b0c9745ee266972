import type { AuthenticationResult } from '@comanda/contract'
import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, it } from 'vitest'
import { resealSecondFactors } from '../../../authentication/second-factor/reseal.ts'
import type { Config } from '../../../config/config.ts'
import { makeAccount, password } from '../../../testing/accounts.ts'
import { pairDevice, signInByPin } from '../../../testing/pin-calls.ts'
import { makeOrderingShop } from '../../../testing/ordering-shop.ts'
import { makeTestDatabase } from '../../../testing/test-database.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const first = 'the first secret of this test, and of nothing else'
const second = 'the second secret of this test, and of nothing else'
const database = await makeTestDatabase()
afterAll(() => database.drop())

let now = Date.now()
/** Runs with a server of these secrets on the same database, as after a restart. */
const within = async <T>(
  config: Pick<Config, 'jwtSecret'> & Partial<Config>,
  run: (server: TestServer) => Promise<T>,
): Promise<T> => {
  const server = await startTestServer({ config, database, now: () => now })
  await resealSecondFactors(server.runtime.database, server.runtime.config)
  try {
    return await run(server)
  } finally {
    await server.stop()
  }
}

it('ACC-5.4: while the secret is replaced, sign-ins, second factors, PINs and codes that depend on the one before go on; second factors, and PINs that were used in the meantime, stay after it', async () => {
  const before = await within({ jwtSecret: first }, async (server) => {
    const { shop, staff } = await makeOrderingShop(server)
    const owner = await makeAccount(server, 'owner', [{ role: 'owner' }])
    const waiter = await makeAccount(server, 'waiter', [{ role: 'waiter', shop }])
    const member = await makeAccount(server, 'member')
    const manager = await server.client(staff)
    const { token: terminal } = await pairDevice(server, manager, shop)
    const waiting = (await manager
      .service('devices/pairingCode')
      .create({ shop, name: 'Door', kind: 'till' })) as { code: string }
    const working = await server.client(waiter)
    await working.service('users/setPin').create({ shop, pin: '493827' })
    const { accessToken } = (await working.get('authentication')) as AuthenticationResult
    const protectedOwner = await server.client(owner)
    const { secret } = (await protectedOwner
      .service('users/secondFactor/setUp')
      .create({ password })) as { secret: string }
    const codeOf = (): string =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now })
    await protectedOwner.service('users/secondFactor/confirm').create({ code: codeOf() })
    const shown = (await (await server.client(member)).service('users/qrCode').create({})) as {
      token: string
    }
    now += 30_000
    return { shop, owner, terminal, waiting, accessToken, codeOf, shown, staff }
  })
  const { shop, owner, terminal, waiting, accessToken, codeOf, shown, staff } = before

  const signsInTwice = async (server: TestServer): Promise<void> => {
    const client = await server.client()
    await client.authenticate({ strategy: 'local', ...owner, code: codeOf() })
    now += 60_000
    const { user } = await signInByPin(server, terminal, '493827')
    expect(user).toMatchObject({ name: 'waiter' })
  }

  await within({ jwtSecret: second, previousJwtSecret: first }, async (server) => {
    const client = await server.client()
    await client.authenticate({ strategy: 'jwt', accessToken })
    const manager = await server.client(staff)
    const scanned = await manager.service('users/scan').create({ code: shown.token, shop })
    expect(scanned).toMatchObject({ user: { name: 'member' } })
    await expect(
      (await server.client()).service('devices/pair').create({ code: waiting.code }),
    ).resolves.toHaveProperty('token')
    await signsInTwice(server)
    // Nobody takes a PIN that somebody else has by the secret before.
    await expect(
      manager.service('users/setPin').create({ shop, pin: '493827' }),
    ).rejects.toMatchObject({
      code: 400,
    })
  })

  await within({ jwtSecret: second }, async (server) => {
    const client = await server.client()
    await expect(client.authenticate({ strategy: 'jwt', accessToken })).rejects.toMatchObject({
      code: 401,
    })
    await signsInTwice(server)
  })
}, 120_000)
