import { users } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { accountByEmail } from '../../../authentication/accounts.ts'
import { callerAddress } from '../../../authentication/caller-address.ts'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import { mostFromAddress } from '../../../authentication/sign-in-limits.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { everybody } from '../../../policies/policy.ts'
import { shops } from '../../../tables/shops.ts'
import { invitationOf, refusedInvitation } from './invitation-code.ts'

/** `create users/invitation` (STAFF-3.15). */
export const readInvitation = serveCall(
  users.calls.invitation,
  everybody,
  async ({ code }, { runtime: { database, now }, params }) => {
    const limits = [{ name: `invitation at ${callerAddress(params)}`, most: mostFromAddress }]
    await countAttempt(database, limits, now())
    const { shop, email, role } = await invitationOf(database, code, now())
    const [found] = await database
      .select({ name: shops.name })
      .from(shops)
      .where(eq(shops._id, shop))
    if (!found) throw refusedInvitation()
    const hasAccount = (await accountByEmail(database, email)) !== undefined
    return { shop, shopName: found.name, email, role, hasAccount }
  },
)
