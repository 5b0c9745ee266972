import { type DoneResult, users as accounts } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { callerOf } from '../../../../authentication/caller-of.ts'
import { checkPresentPassword } from '../../../../authentication/check-present-password.ts'
import { announceEndOfTokens } from '../../../../authentication/end-tokens.ts'
import { inTransaction } from '../../../../database/transaction.ts'
import { type Refusal, refused } from '../../../../errors/refusal.ts'
import { serveCall } from '../../../../calls/serve-call.ts'
import { signedIn } from '../../../../policies/members.ts'
import { users } from '../../../../tables/users.ts'
import { eraseRecords } from './erase-records.ts'

/** The actions of staff must stay attributable, and a restaurant must not lose its last owner by accident. */
const staffAccount: Refusal = {
  kind: 'Forbidden',
  code: 'forbidden',
  message: 'Only an owner can close the account of a member of staff.',
}

/** `create users/erase`: deletes the account; ledgers retain an id that no longer resolves to a person. */
export const erase = serveCall(
  accounts.calls.erase,
  signedIn,
  async ({ password }, { runtime, params }): Promise<DoneResult> => {
    const { database, bus } = runtime
    const user = callerOf(params)
    if ((user.staff ?? []).length > 0) throw refused(staffAccount)
    await checkPresentPassword(runtime, user, password)
    await inTransaction(database, async (transaction) => {
      await eraseRecords(transaction, user._id)
      await transaction.delete(users).where(eq(users._id, user._id))
    })
    bus.publish({ path: 'users', event: 'removed', data: { _id: user._id } })
    announceEndOfTokens(runtime, user._id)
    return { done: true }
  },
)
