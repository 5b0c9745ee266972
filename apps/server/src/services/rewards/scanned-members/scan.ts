import { type User, users } from '@comanda/contract'
import { accountById } from '../../../authentication/accounts.ts'
import { forgetAttempt, countAttempt } from '../../../authentication/rate-limit.ts'
import { callerOf } from '../../../authentication/caller-of.ts'
import { makeMemberPass } from '../../../authentication/member-pass.ts'
import { readMemberCode } from '../../../authentication/member-code.ts'
import { withStanding } from '../../../authentication/standing.ts'
import { type Refusal, refused } from '../../../errors/refusal.ts'
import { spendablePoints } from '../../../ledgers/points/spendable-points.ts'
import { couponsOfMember } from './coupons-of-member.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { onSite } from '../../../policies/staff.ts'

const unknownCode: Refusal = {
  kind: 'NotFound',
  code: 'codeWrong',
  message: 'The code belongs to no member, or has expired.',
  field: 'code',
}

/** The data of a member that the counter needs: neither address nor phone number. */
const atCounter = ({
  _id,
  name,
  firstName,
  memberNumber,
  avatar,
  ranks,
  vipLevel,
}: User): User => ({
  _id,
  ...(name === undefined ? {} : { name }),
  ...(firstName === undefined ? {} : { firstName }),
  ...(memberNumber === undefined ? {} : { memberNumber }),
  ...(avatar === undefined ? {} : { avatar }),
  ...(ranks === undefined ? {} : { ranks }),
  ...(vipLevel === undefined ? {} : { vipLevel }),
})

/** `create users/scan`: returns the member of a scanned code to staff and terminals, with what the member may spend here. */
export const scan = serveCall(
  users.calls.scan,
  onSite,
  async ({ code, shop }, { runtime: { config, database, now }, params }) => {
    const by = callerOf(params)._id
    const limits = [{ name: `scan ${shop} ${by}`, most: 30 }]
    await countAttempt(database, limits, now())
    const id = await readMemberCode(database, config, code, now())
    const account = id === undefined ? undefined : await accountById(database, id)
    if (!account) throw refused(unknownCode)
    await forgetAttempt(database, limits)
    const { user } = account
    const [points, coupons] = await Promise.all([
      spendablePoints(database, user._id, new Date(now())),
      couponsOfMember(database, { user: user._id, shop }, now()),
    ])
    return {
      user: atCounter(withStanding(user, now())),
      pass: makeMemberPass(config.jwtSecret, user._id, { by, shop }, now()),
      points: Math.max(0, points),
      coupons,
    }
  },
)
