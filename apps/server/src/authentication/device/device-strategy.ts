import { callerAddress } from '../caller-address.ts'
import { AuthenticationBaseStrategy } from '@feathersjs/authentication'
import { NotAuthenticated } from '@feathersjs/errors'
import { eq } from 'drizzle-orm'
import type { CallParams } from '../../runtime/app.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import { devices } from '../../tables/devices.ts'
import { forgetAttempt, countAttempt } from '../rate-limit.ts'
import { accountOfDevice } from './device-account.ts'
import { deviceTokenHash } from './device-token.ts'

/** Signs a terminal in by the token from its pairing (`strategy: 'device'`). */
export class DeviceStrategy extends AuthenticationBaseStrategy {
  readonly #runtime: Runtime
  constructor(runtime: Runtime) {
    super()
    this.#runtime = runtime
  }

  async authenticate({ token }: { strategy?: string; token?: string }, params: CallParams) {
    const { database, now } = this.#runtime
    const time = now()
    const limits = [{ name: `device at ${callerAddress(params)}`, most: 30 }]
    await countAttempt(database, limits, time)
    const [device] = await database
      .update(devices)
      .set({ lastSeen: new Date(time).toISOString() })
      .where(eq(devices.tokenHash, deviceTokenHash(token ?? '')))
      .returning()
    if (!device)
      throw new NotAuthenticated('This terminal is not paired', { code: 'pairingRefused' })
    await forgetAttempt(database, limits)
    return { authentication: { strategy: 'device' }, ...accountOfDevice(device) }
  }
}
