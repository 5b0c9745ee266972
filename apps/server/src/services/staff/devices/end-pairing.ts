import type { Device } from '@comanda/contract'
import { announceEndOfTokens } from '../../../authentication/end-tokens.ts'
import { endAllSignIns } from '../../../authentication/sign-ins/end-sign-in.ts'
import type { Runtime } from '../../../runtime/runtime.ts'

/** Ends all that a removed device could still do, on every server; it hears so before its connection closes (KIOSK-9.4). */
export const endPairing = async (runtime: Runtime, device: Device): Promise<void> => {
  // Before its connection leaves the channel by which it hears this.
  runtime.bus.publish({ path: 'devices', event: 'removed', data: device })
  await endAllSignIns(runtime.database, device._id)
  announceEndOfTokens(runtime, device._id)
}
