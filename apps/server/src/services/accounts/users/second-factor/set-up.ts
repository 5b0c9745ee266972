import { users } from '@comanda/contract'
import { isNull } from 'drizzle-orm'
import { callerOf } from '../../../../authentication/caller-of.ts'
import { checkPresentPassword } from '../../../../authentication/check-present-password.ts'
import { sealSecret } from '../../../../authentication/second-factor/sealed-secret.ts'
import { newTotpSecret, totpUri } from '../../../../authentication/second-factor/totp.ts'
import { serveCall } from '../../../../calls/serve-call.ts'
import { type Refusal, refused } from '../../../../errors/refusal.ts'
import { anyStaffMember } from '../../../../policies/staff.ts'
import { secondFactors } from '../../../../tables/second-factors.ts'

const alreadyOn: Refusal = {
  kind: 'Conflict',
  code: 'conflict',
  message: 'The second factor is on already; turn it off first.',
}

/** What the app lists the account under. */
const issuerOf = (publicUrl: string | undefined): string =>
  publicUrl === undefined ? 'Comanda' : new URL(publicUrl).host

/**
 * `create users/secondFactor/setUp`: with the present password. Returns a new secret, for an authenticator app; it is not
 * required before it is confirmed (ACC-5.1).
 */
export const setUpSecondFactor = serveCall(
  users.calls['secondFactor/setUp'],
  anyStaffMember,
  async ({ password }, { runtime, params }) => {
    const { config, database, now } = runtime
    const user = callerOf(params)
    // An account without one could not sign in any more: a provider alone does not suffice.
    await checkPresentPassword(runtime, user, password, 'needed')
    const secret = newTotpSecret()
    const fresh = {
      secret: sealSecret(config.jwtSecret, user._id, secret),
      createTime: new Date(now()).toISOString(),
    }
    const { rowCount } = await database
      .insert(secondFactors)
      .values({ user: user._id, ...fresh })
      .onConflictDoUpdate({
        target: secondFactors.user,
        set: fresh,
        setWhere: isNull(secondFactors.confirmed),
      })
    if (rowCount === 0) throw refused(alreadyOn)
    const label = user.email ?? user.phone ?? user.name ?? user._id
    return { secret, uri: totpUri(secret, issuerOf(config.publicUrl), label) }
  },
)
