import { announceEndOfTokens } from '../../../authentication/end-tokens.ts'
import type { App, CallContext, NextCall } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { catalogueService } from '../../../table-service/catalogue-service.ts'
import { registerCall } from '../../../calls/register-call.ts'
import { pair } from './pair.ts'
import { pairingCode } from './pairing-code.ts'
import { devices as table } from '../../../tables/devices.ts'

/** Terminals that were paired with shops. Removing one ends all that it may do, at once and on every server. */
export const devices = (app: App, runtime: Runtime): void => {
  catalogueService('devices', table)(app, runtime)
  const endTokens = async ({ id }: CallContext, next: NextCall): Promise<void> => {
    await next()
    announceEndOfTokens(runtime, String(id))
  }
  app.service('devices').hooks({ around: { remove: [endTokens] } })
  registerCall(app, 'devices/pairingCode', (data) => pairingCode(runtime, data))
  registerCall(app, 'devices/pair', (data, { address }) => pair(runtime, data, address))
}
