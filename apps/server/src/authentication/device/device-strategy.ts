import { callerAddress } from '../caller-address.ts'
import { AuthenticationBaseStrategy } from '@feathersjs/authentication'
import { NotAuthenticated } from '@feathersjs/errors'
import { and, eq } from 'drizzle-orm'
import type { CallParams } from '../../runtime/app.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import { devices } from '../../tables/devices.ts'
import { forgetAttempt, countAttempt } from '../rate-limit.ts'
import { accountOfDevice } from './device-account.ts'
import { deviceTokenHash, deviceTokenShops } from './device-token.ts'

/** Signs a terminal in by the token from its pairing (`strategy: 'device'`). */
export class DeviceStrategy extends AuthenticationBaseStrategy {
  readonly #runtime: Runtime
  constructor(runtime: Runtime) {
    super()
    this.#runtime = runtime
  }

  async authenticate({ token = '' }: { strategy?: string; token?: string }, params: CallParams) {
    const { database, shopDirectory, now } = this.#runtime
    const time = now()
    const limits = [{ name: `device at ${callerAddress(params)}`, most: 30 }]
    await countAttempt(database, limits, time)
    const tokenHash = deviceTokenHash(token)
    const device = await shopDirectory.readByShop(
      database,
      deviceTokenShops,
      token,
      async (shop) => {
        const [seen] = await database
          .update(devices)
          .set({ lastSeen: new Date(time).toISOString() })
          .where(and(eq(devices.shop, shop), eq(devices.tokenHash, tokenHash)))
          .returning()
        return seen
      },
    )
    if (!device)
      throw new NotAuthenticated('This terminal is not paired', { code: 'pairingRefused' })
    await forgetAttempt(database, limits)
    return { authentication: { strategy: 'device' }, ...accountOfDevice(device) }
  }
}
