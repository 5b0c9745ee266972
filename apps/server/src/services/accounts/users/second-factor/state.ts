import { users } from '@comanda/contract'
import { callerOf } from '../../../../authentication/caller-of.ts'
import { secondFactorOf } from '../../../../authentication/second-factor/second-factor.ts'
import { serveCall } from '../../../../calls/serve-call.ts'
import { signedIn } from '../../../../policies/members.ts'

/** `create users/secondFactor/state`: whether the caller's is on, and how many recovery codes are left. */
export const secondFactorState = serveCall(
  users.calls['secondFactor/state'],
  signedIn,
  async (_, { runtime, params }) => {
    const factor = await secondFactorOf(runtime.reads, callerOf(params)._id)
    if (factor?.confirmed == null) return { isOn: false, recoveryCodes: 0 }
    return { isOn: true, since: factor.confirmed, recoveryCodes: factor.recoveryCodes.length }
  },
)
