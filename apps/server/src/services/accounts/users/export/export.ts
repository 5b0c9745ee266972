import { users } from '@comanda/contract'
import { countAttempt } from '../../../../authentication/rate-limit.ts'
import { callerOf } from '../../../../authentication/caller-of.ts'
import { serveCall } from '../../../../calls/serve-call.ts'
import { signedIn } from '../../../../policies/members.ts'
import { exportAccount } from './export-account.ts'

/** `create users/export`: returns all stored data of the caller. */
export const exportOwnData = serveCall(
  users.calls.export,
  signedIn,
  async (_, { runtime: { database, now }, params }) => {
    const { _id } = callerOf(params)
    await countAttempt(database, [{ name: `export ${_id}`, most: 20 }], now())
    return exportAccount(database, _id)
  },
)
