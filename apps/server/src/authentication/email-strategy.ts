import { AuthenticationBaseStrategy } from '@feathersjs/authentication'
import { NotAuthenticated } from '@feathersjs/errors'
import type { CallParams } from '../declarations.ts'
import type { Runtime } from '../runtime.ts'
import { accountByEmail } from './accounts.ts'
import { countFailure, forgetFailures, refuseTooMany } from './attempts.ts'
import { passwordMatches } from './password.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Whoever guesses is stopped by address; whoever is guessed at can still sign in from elsewhere for a long time. */
const limitsOf = (email: string, address: string) => [
  { name: `login ${email} ${address}`, most: 10 },
  { name: `login ${address}`, most: 60 },
  { name: `login ${email}`, most: 200 },
]

/** Sign in by e-mail and password (`strategy: 'local'`). One answer for a wrong password and for no such account. */
export class EmailStrategy extends AuthenticationBaseStrategy {
  readonly #runtime: Runtime
  constructor(runtime: Runtime) {
    super()
    this.#runtime = runtime
  }

  async authenticate(data: Record<string, unknown>, params: CallParams) {
    const { database, now } = this.#runtime
    const email = textOf(data['email']).trim().toLowerCase()
    const limits = limitsOf(email, params.address ?? 'here')
    await refuseTooMany(database, limits, now())
    const account = await accountByEmail(database, email)
    if (!(await passwordMatches(textOf(data['password']), account?.passwordHash)) || !account) {
      await countFailure(database, limits, now())
      throw new NotAuthenticated('E-mail or password is wrong', { code: 'loginFailed' })
    }
    await forgetFailures(database, limits.slice(0, 1))
    return { authentication: { strategy: 'local' }, user: account.user }
  }
}
