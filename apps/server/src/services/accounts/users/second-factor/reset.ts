import { users } from '@comanda/contract'
import { Forbidden } from '@feathersjs/errors'
import { eq } from 'drizzle-orm'
import { callerOf } from '../../../../authentication/caller-of.ts'
import { serveCall } from '../../../../calls/serve-call.ts'
import { refused } from '../../../../errors/refusal.ts'
import { owners } from '../../../../policies/staff.ts'
import { secondFactors } from '../../../../tables/second-factors.ts'
import { notSetUp } from './not-set-up.ts'

/**
 * `create users/secondFactor/reset`: an owner turns off that of a colleague who lost the phone. Not the own one: an open
 * screen must not be enough (ACC-5.3).
 */
export const resetSecondFactor = serveCall(
  users.calls['secondFactor/reset'],
  owners,
  async ({ user }, { runtime, params }) => {
    if (callerOf(params)._id === user)
      throw new Forbidden('Turn off your own with your password and a code', { code: 'forbidden' })
    const { rowCount } = await runtime.database
      .delete(secondFactors)
      .where(eq(secondFactors.user, user))
    if (rowCount === 0) throw refused(notSetUp)
    return { _id: user }
  },
)
