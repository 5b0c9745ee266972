import { AuthenticationBaseStrategy } from '@feathersjs/authentication'
import { NotAuthenticated } from '@feathersjs/errors'
import { normalizePhone } from '@comanda/shop-rules/contact'
import type { Database } from '../database/connect.ts'
import type { CallParams } from '../runtime/app.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { type Account, accountByEmail, accountsByPhone, accountsPerPhone } from './accounts.ts'
import { deviceKeyOf, knownCaller } from './known-devices/known-caller.ts'
import { signInLimits } from './sign-in-limits.ts'
import { forgetAttempt, countAttempt } from './rate-limit.ts'
import { passwordMatches } from './password.ts'
import {
  checkSecondFactor,
  secondFactorOf,
  secondFactorRequired,
} from './second-factor/second-factor.ts'
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
    const ids = accounts.map(({ user }) => user._id)
    const known = await knownCaller(this.#runtime, ids, caller)
    const limits = signInLimits(email === '' ? subscriber(phone) : email, params, known)
    await countAttempt(database, limits, now())
    const account = await matching(accounts, tries, textOf(data['password']))
    if (!account)
      throw new NotAuthenticated('The sign-in details are wrong', { code: 'loginFailed' })
    await forgetAttempt(database, limits)
    const { tokenGeneration, user } = account
    const factor = await secondFactorOf(reads, user._id)
    if (factor?.confirmed != null) {
      const code = textOf(data['code'])
      if (code.trim() === '') throw secondFactorRequired()
      await checkSecondFactor(this.#runtime, factor, code, { params, known })
    }
    return { authentication: { strategy: 'local' }, tokenGeneration, user }
  }
}
