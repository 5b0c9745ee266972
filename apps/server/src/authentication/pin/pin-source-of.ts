import type { CallParams } from '../../runtime/app.ts'
import { isKiosk } from '../../policies/staff.ts'
import { callerOf } from '../caller-of.ts'
import type { PinSource } from './count-pin-try.ts'

/** Returns where a caller enters PINs: the device at which they signed in by one, a kiosk itself, or else the account. */
export const pinSourceOf = (params: CallParams, shop: string): PinSource =>
  params.terminal === undefined
    ? { shop, _id: callerOf(params)._id, kind: isKiosk(params.user) ? 'device' : 'account' }
    : { shop, _id: params.terminal, kind: 'device' }
