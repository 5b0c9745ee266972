import { callerAddress } from '../caller-address.ts'
import { createHash } from 'node:crypto'
import { AuthenticationBaseStrategy } from '@feathersjs/authentication'
import { NotAuthenticated } from '@feathersjs/errors'
import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { CallParams } from '../../runtime/app.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import { accountById } from '../accounts.ts'
import { countAttempt } from '../rate-limit.ts'
import { mostFromAddress } from '../sign-in-limits.ts'
import { socialLogins } from '../../tables/social-logins.ts'
import { secondFactorOf, secondFactorRequired } from '../second-factor/second-factor.ts'
import { textOf } from '../text-of.ts'
import { socialCodeHash } from './finish-login.ts'

/** Signs in by the one-time code of a login at a provider and the browser's secret (`strategy: 'social'`). */
export class SocialStrategy extends AuthenticationBaseStrategy {
  readonly #runtime: Runtime
  constructor(runtime: Runtime) {
    super()
    this.#runtime = runtime
  }

  async authenticate(data: Record<string, unknown>, params: CallParams) {
    const { database, now } = this.#runtime
    const time = now()
    const limits = [{ name: `social code at ${callerAddress(params)}`, most: mostFromAddress }]
    await countAttempt(database, limits, time)
    const [login] = await database
      .delete(socialLogins)
      .where(
        and(
          eq(socialLogins.codeHash, socialCodeHash(textOf(data['code']))),
          isNotNull(socialLogins.user),
          gt(socialLogins.expires, new Date(time).toISOString()),
        ),
      )
      .returning()
    const proof = createHash('sha256').update(textOf(data['verifier'])).digest('base64url')
    const isOwn = login?.user != null && login.challenge === proof
    const account = isOwn ? await accountById(database, String(login.user)) : undefined
    if (!account) throw new NotAuthenticated('The sign-in has expired', { code: 'loginFailed' })
    const { tokenGeneration, user } = account
    // The provider's word is one factor: with a second one, the account signs in by its password and a code.
    if ((await secondFactorOf(database, user._id))?.confirmed != null) throw secondFactorRequired()
    return { authentication: { strategy: 'social' }, tokenGeneration, user }
  }
}
