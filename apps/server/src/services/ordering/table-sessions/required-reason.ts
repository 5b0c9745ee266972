import type { Reason } from '@comanda/contract'
import { and, eq, isNull, or } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { reasons } from '../../../tables/reasons.ts'

/** Why staff do something: a reason of the shop, or their own words. */
export interface GivenReason {
  readonly reason?: string | undefined
  readonly note?: string | undefined
}

/** Why it was done, as the history of the session has it: the name as it was. */
export interface NotedReason {
  readonly reason?: string
  readonly reasonName?: Reason['name']
  readonly note?: string
}

/** What a reason changes, and what is noted of it. */
export interface RequiredReason {
  readonly stockBack: boolean
  readonly noted: NotedReason
}

const reasonRequired = (message: string) =>
  refused({ kind: 'BadRequest', code: 'reasonRequired', message, field: 'reason' })

/** Returns why staff do something, if they say so. Throws a refusal if the shop has no such reason of this kind. */
export const givenReason = async (
  transaction: Database,
  { shop, kind }: { readonly shop: string; readonly kind: Reason['kind'] },
  { reason, note }: GivenReason,
): Promise<RequiredReason> => {
  const noted = note === undefined ? {} : { note }
  if (reason === undefined) return { stockBack: false, noted }
  const [found] = await transaction
    .select()
    .from(reasons)
    .where(
      and(
        eq(reasons._id, reason),
        eq(reasons.kind, kind),
        or(eq(reasons.shop, shop), isNull(reasons.shop)),
      ),
    )
  if (!found || found.status === 'disabled') throw reasonRequired('There is no such reason.')
  const named = { reason, reasonName: found.name, ...noted }
  return { stockBack: found.stockBack ?? false, noted: named }
}

/** Returns why staff do something (STAFF-1.2). Throws a refusal if neither a reason of this kind nor a note is given. */
export const requiredReason = (
  transaction: Database,
  of: { readonly shop: string; readonly kind: Reason['kind'] },
  given: GivenReason,
): Promise<RequiredReason> => {
  if (given.reason === undefined && given.note === undefined) throw reasonRequired('Say why.')
  return givenReason(transaction, of, given)
}
