import { callerIdentity } from '../../../../authentication/caller-identity.ts'
import { newRegistration } from '../../../../authentication/registration-of.ts'
import { callerAddress } from '../../../../authentication/caller-address.ts'
import { type RegisterData, type RegisterResult, users } from '@comanda/contract'
import { checkAccountFields } from '../../../../authentication/account-fields.ts'
import { countAttempt } from '../../../../authentication/rate-limit.ts'
import { mostFromAddress } from '../../../../authentication/sign-in-limits.ts'
import { inConstantTime } from '../../../../authentication/constant-time.ts'
import { hashPassword } from '../../../../authentication/password.ts'
import { refuseWeakPassword } from '../../../../authentication/password-refusal.ts'
import type { PendingAccount } from '../../../../tables/account-codes.ts'
import { serveCall } from '../../../../calls/serve-call.ts'
import { everybody } from '../../../../policies/policy.ts'
import { mailRegistration } from './mail-registration.ts'
import { openAccount } from './open-account.ts'

/** A whole restaurant may share one address; a mailbox gets few mails. */
const limitsOf = (email: string, address: string, isMailed: boolean) => [
  { name: `register ${email}`, most: isMailed ? 5 : 30 },
  { name: `register at ${address}`, most: mostFromAddress },
]

const pendingAccount = async (data: RegisterData): Promise<PendingAccount> => {
  const { email: _, password, termsAccepted: _accepted, idempotencyKey: _key, ...own } = data
  return { ...own, passwordHash: await hashPassword(password) }
}

/**
 * `create users/register`. With mail, the response is the same whether or not the address has an account: a code is
 * mailed, or a note about the existing account. Without mail the account is created at once.
 */
export const register = serveCall(
  users.calls.register,
  everybody,
  async (data, context): Promise<RegisterResult> => {
    const { runtime, params } = context
    const { database, mailer, now } = runtime
    const email = data.email.trim().toLowerCase()
    await countAttempt(database, limitsOf(email, callerAddress(params), mailer.isConfigured), now())
    checkAccountFields({ ...data, email }, now())
    await refuseWeakPassword(data.password, data)
    const account = await pendingAccount(data)
    const registration = { email, data, account }
    if (!mailer.isConfigured) {
      const caller = callerIdentity(params, { isDistinct: true })
      return openAccount(context, registration, caller)
    }
    const { idempotencyKey } = data
    const key = idempotencyKey ?? newRegistration()
    await inConstantTime(mailRegistration(runtime, { ...registration, key }))
    return { status: 'confirmEmail', ...(idempotencyKey ? {} : { registration: key }) }
  },
)
