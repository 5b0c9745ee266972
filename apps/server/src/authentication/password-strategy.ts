import { callerAddress } from './caller-address.ts'
import { AuthenticationBaseStrategy } from '@feathersjs/authentication'
import { NotAuthenticated } from '@feathersjs/errors'
import { normalizePhone } from '@comanda/engine/contact'
import type { Database } from '../database/connect.ts'
import type { CallParams } from '../runtime/app.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { type Account, accountByEmail, accountsByPhone, accountsPerPhone } from './accounts.ts'
import { forgetAttempt, countAttempt } from './rate-limit.ts'
import { passwordMatches } from './password.ts'
import { textOf } from './text-of.ts'

/**
 * The limits by address stop an attacker early; the limit by account is wider, so that its owner can still sign in from
 * elsewhere.
 */
const limitsOf = (name: string, address: string) => [
  { name: `login ${name} ${address}`, most: 10 },
  { name: `login ${address}`, most: 60 },
  { name: `login ${name}`, most: 200 },
]

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

const byEmail = async (database: Database, email: string, password: string) => {
  const account = await accountByEmail(database, email)
  return matching(account ? [account] : [], 1, password)
}

const byPhone = async (database: Database, phone: string, password: string) =>
  matching(await accountsByPhone(database, phone), accountsPerPhone, password)

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
    const { database, now } = this.#runtime
    const email = textOf(data['email']).trim().toLowerCase()
    const phone = normalizePhone(textOf(data['phone']))
    const password = textOf(data['password'])
    const limits = limitsOf(email === '' ? subscriber(phone) : email, callerAddress(params))
    await countAttempt(database, limits, now())
    const account =
      email === ''
        ? await byPhone(database, phone, password)
        : await byEmail(database, email, password)
    if (!account)
      throw new NotAuthenticated('The sign-in details are wrong', { code: 'loginFailed' })
    await forgetAttempt(database, limits)
    const { tokenGeneration, user } = account
    return { authentication: { strategy: 'local' }, tokenGeneration, user }
  }
}
