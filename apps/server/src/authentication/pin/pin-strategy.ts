import { AuthenticationBaseStrategy } from '@feathersjs/authentication'
import { NotAuthenticated } from '@feathersjs/errors'
import type { CallParams } from '../../runtime/app.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import { findDevice } from '../device/find-device.ts'
import { textOf } from '../text-of.ts'
import { accountOfPin } from './account-of-pin.ts'
import { atTerminal } from './at-terminal.ts'

/** Signs staff in by their PIN at a paired device (`strategy: 'pin'`), with their roles in its shop alone (STAFF-3.5). */
export class PinStrategy extends AuthenticationBaseStrategy {
  readonly #runtime: Runtime
  constructor(runtime: Runtime) {
    super()
    this.#runtime = runtime
  }

  async authenticate(data: Record<string, unknown>, params: CallParams) {
    const device = await findDevice(this.#runtime, textOf(data['token']), params)
    if (!device || (device.kind !== 'till' && device.kind !== 'kitchen'))
      throw new NotAuthenticated('This device is not paired', { code: 'pairingRefused' })
    const { shop, _id } = device
    const source = { shop, _id, kind: 'device' } as const
    const found = await accountOfPin(this.#runtime, { source, pin: textOf(data['pin']) })
    if (!('account' in found))
      throw new NotAuthenticated('The PIN is wrong', { code: 'pinWrong', ...found })
    const { tokenGeneration, user } = found.account
    const authentication = { strategy: 'pin' }
    return {
      authentication,
      tokenGeneration,
      terminal: { terminal: _id, shop },
      user: atTerminal(user, shop),
    }
  }
}
