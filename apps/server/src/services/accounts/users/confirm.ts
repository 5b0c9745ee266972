import { users } from '@comanda/contract'
import { callerAddress } from '../../../authentication/caller-address.ts'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import { mostFromAddress } from '../../../authentication/sign-in-limits.ts'
import { createAccount } from '../../../authentication/create-account.ts'
import { issueToken } from '../../../authentication/issue-token.ts'
import { codeWrong, isCodeRight, useCode } from '../../../authentication/mailed-code.ts'
import { registrationOf } from '../../../authentication/registration-of.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { everybody } from '../../../policies/policy.ts'

const limitsOf = (email: string, address: string) => [
  { name: `code ${email} ${address}`, most: 10 },
  { name: `code at ${address}`, most: mostFromAddress },
  { name: `code ${email}`, most: 30 },
]

/** `create users/confirm`: creates the account by the mailed code, in the browser that registered. */
export const confirm = serveCall(
  users.calls.confirm,
  everybody,
  async ({ code, ...data }, context) => {
    const { runtime, params } = context
    const { config, database, now } = runtime
    const email = data.email.trim().toLowerCase()
    await countAttempt(database, limitsOf(email, callerAddress(params)), now())
    const of = {
      purpose: 'confirm',
      email,
      registration: registrationOf(data.registration),
    } as const
    if (!(await isCodeRight(database, config, of, code, now()))) throw refused(codeWrong)
    const account = await inTransaction(database, async (transaction) => {
      const used = await useCode(transaction, config, of, code)
      if (!used?.account) throw refused(codeWrong)
      return createAccount(transaction, { ...used.account, email, emailVerified: true })
    })
    // An account with this address was created in another way in the meantime.
    if (!account) throw refused(codeWrong)
    return issueToken(context, account)
  },
)
