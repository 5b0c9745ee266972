import type { DoneResult } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { callerOf } from '../../../../authentication/caller-of.ts'
import { checkPresentPassword } from '../../../../authentication/check-present-password.ts'
import { announceEndOfTokens } from '../../../../authentication/end-tokens.ts'
import { inTransaction } from '../../../../database/transaction.ts'
import type { App } from '../../../../runtime/app.ts'
import { type Refusal, refused } from '../../../../errors/refusal.ts'
import type { Runtime } from '../../../../runtime/runtime.ts'
import { registerCall } from '../../../../calls/register-call.ts'
import { users } from '../../../../tables/users.ts'
import { eraseRecords } from './erase-records.ts'

/** What staff did must stay known, and a restaurant must not lose its last owner by a slip. */
const staffAccount: Refusal = {
  kind: 'Forbidden',
  code: 'forbidden',
  message: 'The account of a member of staff is closed by an owner.',
}

/** `create users/erase`: the account goes; books that must add up keep an id that leads to nobody. */
export const erase = (app: App, runtime: Runtime): void => {
  const { database, bus } = runtime
  registerCall(app, 'users/erase', async ({ password }, params): Promise<DoneResult> => {
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
  })
}
