import { callerAddress } from '../../../authentication/caller-address.ts'
import { type ForgotPasswordResult, users } from '@comanda/contract'
import { accountByEmail } from '../../../authentication/accounts.ts'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import { codeMinutes, makeCode } from '../../../authentication/mailed-code.ts'
import { inConstantTime } from '../../../authentication/constant-time.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { type Refusal, refused } from '../../../errors/refusal.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { everybody } from '../../../policies/policy.ts'

const limitsOf = (email: string, address: string) => [
  { name: `forgot ${email}`, most: 5 },
  { name: `forgot at ${address}`, most: 30 },
]

/** The server has no mail: the shop's staff help (ACC-3.2). */
const mailUnavailable: Refusal = {
  kind: 'BadRequest',
  code: 'mailUnavailable',
  message: 'Please contact our staff for help.',
}

/**
 * `create users/forgotPassword`: mails a code if the address has an account. The response is the same if it has none.
 */
export const forgotPassword = serveCall(
  users.calls.forgotPassword,
  everybody,
  async (data, { runtime, params }): Promise<ForgotPasswordResult> => {
    const { config, database, mailer, now } = runtime
    if (!mailer.isConfigured) throw refused(mailUnavailable)
    const email = data.email.trim().toLowerCase()
    await countAttempt(database, limitsOf(email, callerAddress(params)), now())
    const work = inTransaction(database, async (transaction) => {
      const of = { purpose: 'reset', email } as const
      const code = await makeCode(transaction, config.jwtSecret, of, now())
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
