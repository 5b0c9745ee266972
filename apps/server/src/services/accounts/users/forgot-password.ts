import { callerAddress } from '../../../authentication/caller-address.ts'
import { type ForgotPasswordResult, users } from '@comanda/contract'
import { accountByEmail } from '../../../authentication/accounts.ts'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import { mostFromAddress } from '../../../authentication/sign-in-limits.ts'
import { knownCaller } from '../../../authentication/known-devices/known-caller.ts'
import { codeMinutes } from '../../../authentication/mailed-code.ts'
import { makeResetCode } from '../../../authentication/reset-code.ts'
import { inConstantTime } from '../../../authentication/constant-time.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { mailUnavailable } from '../../../errors/mail-unavailable.ts'
import { refused } from '../../../errors/refusal.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { everybody } from '../../../policies/policy.ts'

/** An address from which the account has signed in has requests of its own, which strangers do not use up (ACC-3.7). */
const limitsOf = (email: string, address: string, isKnown: boolean) =>
  isKnown
    ? [{ name: `forgot ${email} ${address}`, most: 5 }]
    : [
        { name: `forgot ${email}`, most: 5 },
        { name: `forgot at ${address}`, most: mostFromAddress },
      ]

/**
 * `create users/forgotPassword`: mails a code if the address has an account. The response is the same if it has none.
 */
export const forgotPassword = serveCall(
  users.calls.forgotPassword,
  everybody,
  async (data, { runtime, params }): Promise<ForgotPasswordResult> => {
    const { config, database, reads, mailer, now } = runtime
    if (!mailer.isConfigured) throw refused(mailUnavailable)
    const email = data.email.trim().toLowerCase()
    const known = await accountByEmail(reads, email)
    const ids = known ? [known.user._id] : []
    const { isAddressKnown } = await knownCaller(runtime, ids, { deviceKey: undefined, params })
    const limits = limitsOf(email, callerAddress(params), isAddressKnown)
    await countAttempt(database, limits, now())
    const work = inTransaction(database, async (transaction) => {
      const of = { email, caller: params }
      const code = await makeResetCode(transaction, config.jwtSecret, of, now())
      const account = await accountByEmail(transaction, email)
      if (!account) return
      const values = { code, minutes: String(codeMinutes) }
      const { locale } = account.user
      await queueMail(transaction, { recipient: email, letter: 'resetPassword', locale, values })
    })
    await inConstantTime(work)
    mailer.wake()
    return { sent: true }
  },
)
