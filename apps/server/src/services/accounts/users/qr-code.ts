import { users } from '@comanda/contract'
import { callerOf } from '../../../authentication/caller-of.ts'
import { makeMemberCode } from '../../../authentication/member-code.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { signedIn } from '../../../policies/members.ts'

/** `create users/qrCode`: returns the code that the member shows at the counter, valid for a minute. */
export const qrCode = serveCall(
  users.calls.qrCode,
  signedIn,
  (_, { runtime: { config, database, now }, params }) =>
    makeMemberCode(database, config.jwtSecret, callerOf(params)._id, now()),
)
