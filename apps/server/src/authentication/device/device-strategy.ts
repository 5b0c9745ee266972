import { AuthenticationBaseStrategy } from '@feathersjs/authentication'
import { NotAuthenticated } from '@feathersjs/errors'
import type { CallParams } from '../../runtime/app.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import { accountOfDevice } from './device-account.ts'
import { findDevice } from './find-device.ts'

/** Signs a kiosk in by the token from its pairing (`strategy: 'device'`). At other devices people sign in (STAFF-3.5). */
export class DeviceStrategy extends AuthenticationBaseStrategy {
  readonly #runtime: Runtime
  constructor(runtime: Runtime) {
    super()
    this.#runtime = runtime
  }

  async authenticate({ token = '' }: { strategy?: string; token?: string }, params: CallParams) {
    const device = await findDevice(this.#runtime, token, params)
    if (device?.kind !== 'kiosk')
      throw new NotAuthenticated('This terminal is not paired', { code: 'pairingRefused' })
    return { authentication: { strategy: 'device' }, ...accountOfDevice(device) }
  }
}
