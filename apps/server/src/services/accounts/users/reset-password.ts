import { callerAddress } from '../../../authentication/caller-address.ts'
import { type DoneResult, users as accounts } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { accountByEmail } from '../../../authentication/accounts.ts'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import { announceEndOfTokens } from '../../../authentication/end-tokens.ts'
import { codeWrong } from '../../../authentication/mailed-code.ts'
import { isResetCodeRight, useResetCode } from '../../../authentication/reset-code.ts'
import { mostFromAddress } from '../../../authentication/sign-in-limits.ts'
import { hashPassword } from '../../../authentication/password.ts'
import { refuseWeakPassword } from '../../../authentication/password-refusal.ts'
import { setPassword } from '../../../authentication/set-password.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { everybody } from '../../../policies/policy.ts'
import { users } from '../../../tables/users.ts'

/** Not by account: each code has few attempts, and strangers would use up those of its owner (ACC-3.7). */
const limitsOf = (email: string, address: string) => [
  { name: `reset ${email} ${address}`, most: 10 },
  { name: `reset at ${address}`, most: mostFromAddress },
]

/** `create users/resetPassword`: sets a new password by the mailed code and revokes all tokens of the account. */
export const resetPassword = serveCall(
  accounts.calls.resetPassword,
  everybody,
  async ({ code, password, ...data }, { runtime, params }): Promise<DoneResult> => {
    const { config, database, mailer, now } = runtime
    const email = data.email.trim().toLowerCase()
    await countAttempt(database, limitsOf(email, callerAddress(params)), now())
    await refuseWeakPassword(password, { email })
    const of = { email, caller: params }
    if (!(await isResetCodeRight(database, config, of, code, now()))) throw refused(codeWrong)
    const passwordHash = await hashPassword(password)
    const user = await inTransaction(database, async (transaction) => {
      const used = await useResetCode(transaction, config, of, code)
      const account = used && (await accountByEmail(transaction, email))
      if (!account) throw refused(codeWrong)
      const { _id, locale } = account.user
      await refuseWeakPassword(password, account.user)
      await setPassword(transaction, _id, passwordHash)
      await transaction.update(users).set({ emailVerified: true }).where(eq(users._id, _id))
      await queueMail(transaction, { recipient: email, letter: 'passwordChanged', locale })
      return _id
    })
    announceEndOfTokens(runtime, user)
    mailer.wake()
    return { done: true }
  },
)
