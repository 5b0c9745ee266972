import { users } from '@comanda/contract'
import { NotAuthenticated } from '@feathersjs/errors'
import { callerOf } from '../../../authentication/caller-of.ts'
import { checkPresentPassword } from '../../../authentication/check-present-password.ts'
import { announceEndOfTokens } from '../../../authentication/end-tokens.ts'
import { issueToken } from '../../../authentication/issue-token.ts'
import { hashPassword } from '../../../authentication/password.ts'
import { refuseWeakPassword } from '../../../authentication/password-refusal.ts'
import { setPassword } from '../../../authentication/set-password.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { signedIn } from '../../../policies/members.ts'

/** `create users/changePassword`: requires the present password. Returns a new token; all others are revoked. */
export const changePassword = serveCall(
  users.calls.changePassword,
  signedIn,
  async ({ password, newPassword }, context) => {
    const { runtime, params } = context
    const { database, mailer } = runtime
    const user = callerOf(params)
    await refuseWeakPassword(newPassword, user, 'newPassword')
    await checkPresentPassword(runtime, user, password, 'first')
    const passwordHash = await hashPassword(newPassword)
    const account = await inTransaction(database, async (transaction) => {
      const changed = await setPassword(transaction, user._id, passwordHash)
      const { email, locale } = changed?.user ?? {}
      if (email !== undefined && mailer.isConfigured)
        await queueMail(transaction, { recipient: email, letter: 'passwordChanged', locale })
      return changed
    })
    if (!account)
      throw new NotAuthenticated('The account no longer exists', { code: 'notAuthenticated' })
    announceEndOfTokens(runtime, user._id)
    mailer.wake()
    return issueToken(context, account)
  },
)
