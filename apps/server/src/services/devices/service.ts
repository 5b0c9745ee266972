import { announceEndOfTokens } from '../../authentication/end-tokens.ts'
import type { App, CallContext, NextCall } from '../../declarations.ts'
import type { Runtime } from '../../runtime.ts'
import { catalogueService } from '../catalogue-service.ts'
import { registerCall } from '../register-call.ts'
import { pair } from './pair.ts'
import { pairingCode } from './pairing-code.ts'
import { devices as table } from './table.ts'

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
