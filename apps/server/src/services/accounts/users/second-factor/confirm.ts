import { users } from '@comanda/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { callerOf } from '../../../../authentication/caller-of.ts'
import {
  newRecoveryCodes,
  recoveryCodeHash,
} from '../../../../authentication/second-factor/recovery-codes.ts'
import {
  checkSecondFactor,
  secondFactorOf,
} from '../../../../authentication/second-factor/second-factor.ts'
import { serveCall } from '../../../../calls/serve-call.ts'
import { refused } from '../../../../errors/refusal.ts'
import { anyStaffMember } from '../../../../policies/staff.ts'
import { secondFactors } from '../../../../tables/second-factors.ts'
import { notSetUp } from './not-set-up.ts'

/**
 * `create users/secondFactor/confirm`: with a code of the app. From then on signing in requires one. Returns the recovery
 * codes, this once (ACC-5.2).
 */
export const confirmSecondFactor = serveCall(
  users.calls['secondFactor/confirm'],
  anyStaffMember,
  async ({ code }, { runtime, params }) => {
    const { database, reads, now } = runtime
    const user = callerOf(params)._id
    const factor = await secondFactorOf(reads, user)
    if (!factor || factor.confirmed !== null) throw refused(notSetUp)
    await checkSecondFactor(runtime, factor, code, { params })
    const recoveryCodes = newRecoveryCodes()
    const { rowCount } = await database
      .update(secondFactors)
      .set({
        confirmed: new Date(now()).toISOString(),
        recoveryCodes: recoveryCodes.map((one) => recoveryCodeHash(user, one)),
      })
      .where(
        and(
          eq(secondFactors.user, user),
          eq(secondFactors.secret, factor.secret),
          isNull(secondFactors.confirmed),
        ),
      )
    if (rowCount === 0) throw refused(notSetUp)
    return { recoveryCodes: [...recoveryCodes] }
  },
)
