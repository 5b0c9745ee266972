import { AuthenticationBaseStrategy } from '@feathersjs/authentication'
import { NotAuthenticated } from '@feathersjs/errors'
import { normalizePhone } from '@comanda/shop-rules/contact'
import type { Database } from '../database/connect.ts'
import { inSentTransaction } from '../database/transaction.ts'
import type { CallParams } from '../runtime/app.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { type Account, accountByEmail, accountsByPhone, accountsPerPhone } from './accounts.ts'
import { type Caller, deviceKeyOf, knownCaller } from './known-devices/known-caller.ts'
import { signInLimits } from './sign-in-limits.ts'
import { forgetAttempt, countAttempt } from './rate-limit.ts'
import { passwordMatches } from './password.ts'
import {
  checkSecondFactor,
  secondFactorOf,
  secondFactorRequired,
} from './second-factor/second-factor.ts'
import type { WithSignIn } from './sign-ins/begin-sign-in.ts'
import { textOf } from './text-of.ts'

/** Returns a key that all spellings of a phone number share, so that they count as one. */
const subscriber = (phone: string): string => `phone ${phone.slice(-8)}`

/**
 * Compares as many hashes as a phone number may have accounts, whether they exist or not, so that timing reveals
 * nothing.
 */
const matching = async (
  accounts: readonly Account[],
  tries: number,
  password: string,
): Promise<Account | undefined> => {
  const matches = await Promise.all(
    Array.from({ length: tries }, (_, place) =>
      passwordMatches(password, accounts[place]?.passwordHash),
    ),
  )
  return accounts[matches.indexOf(true)]
}

/** The accounts that may be meant, and as how many they are compared. */
interface Candidates {
  readonly accounts: readonly Account[]
  readonly tries: number
}

const candidates = async (reads: Database, email: string, phone: string): Promise<Candidates> => {
  if (email === '')
    return { accounts: await accountsByPhone(reads, phone), tries: accountsPerPhone }
  const account = await accountByEmail(reads, email)
  return { accounts: account ? [account] : [], tries: 1 }
}

/**
 * Signs in by e-mail or phone and password (`strategy: 'local'`). The error is the same for a wrong password and an
 * unknown account.
 */
export class PasswordStrategy extends AuthenticationBaseStrategy {
  readonly #runtime: Runtime
  constructor(runtime: Runtime) {
    super()
    this.#runtime = runtime
  }

  async authenticate(data: Record<string, unknown>, params: CallParams) {
    const { database, reads, now } = this.#runtime
    const email = textOf(data['email']).trim().toLowerCase()
    const phone = normalizePhone(textOf(data['phone']))
    const { accounts, tries } = await candidates(reads, email, phone)
    const caller = { deviceKey: deviceKeyOf(data), params }
    const { known, factors } = await this.#standingOf(accounts, caller)
    const limits = signInLimits(email === '' ? subscriber(phone) : email, params, known)
    // Before the comparison, which takes long: those that are made at once count, too.
    await countAttempt(database, limits, now())
    const account = await matching(accounts, tries, textOf(data['password']))
    if (!account)
      throw new NotAuthenticated('The sign-in details are wrong', { code: 'loginFailed' })
    const { tokenGeneration, user } = account
    const factor = factors[accounts.indexOf(account)]
    const authentication = { strategy: 'local' }
    if (factor?.confirmed == null) {
      const withSignIn: WithSignIn = (transaction) => forgetAttempt(transaction, limits)
      return { authentication, tokenGeneration, user, withSignIn }
    }
    await forgetAttempt(database, limits)
    const code = textOf(data['code'])
    if (code.trim() === '') throw secondFactorRequired()
    await checkSecondFactor(this.#runtime, factor, code, { params, known })
    return { authentication, tokenGeneration, user }
  }

  /** Returns how a caller is known to accounts, and the second factor of each. For no account it takes as long. */
  #standingOf(accounts: readonly Account[], caller: Caller) {
    const { reads } = this.#runtime
    const ids = accounts.map(({ user }) => user._id)
    return inSentTransaction(reads, (transaction) => {
      const sent = Promise.all([
        knownCaller({ ...this.#runtime, reads: transaction }, ids, caller),
        Promise.all(
          (ids.length === 0 ? ['nobody'] : ids).map((id) => secondFactorOf(transaction, id)),
        ),
      ]).then(([known, factors]) => ({ known, factors }))
      return Promise.resolve({ sent })
    })
  }
}
