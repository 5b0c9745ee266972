import { users } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { callerOf } from '../../../../authentication/caller-of.ts'
import { checkPresentPassword } from '../../../../authentication/check-present-password.ts'
import {
  checkSecondFactor,
  secondFactorOf,
} from '../../../../authentication/second-factor/second-factor.ts'
import { serveCall } from '../../../../calls/serve-call.ts'
import { refused } from '../../../../errors/refusal.ts'
import { signedIn } from '../../../../policies/members.ts'
import { secondFactors } from '../../../../tables/second-factors.ts'
import { notSetUp } from './not-set-up.ts'

/** `create users/secondFactor/turnOff`: with the password and a code (ACC-5.3). */
export const turnOffSecondFactor = serveCall(
  users.calls['secondFactor/turnOff'],
  signedIn,
  async ({ password, code }, { runtime, params }) => {
    const { database, reads } = runtime
    const user = callerOf(params)
    const factor = await secondFactorOf(reads, user._id)
    if (factor?.confirmed == null) throw refused(notSetUp)
    await checkPresentPassword(runtime, user, password)
    await checkSecondFactor(runtime, factor, code, { params })
    await database.delete(secondFactors).where(eq(secondFactors.user, user._id))
    return { done: true } as const
  },
)
