import type { BalanceRecord, PointRecord, User } from '@comanda/contract'
import type { MemberChange } from '@comanda/engine/member-import'
import { fromCents, toCents } from '@comanda/engine/money'
import { eq } from 'drizzle-orm'
import { accountOf } from '../../../authentication/accounts.ts'
import { createAccount } from '../../../authentication/create-account.ts'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { changeBalance } from '../../../ledgers/balance/change-balance.ts'
import { grantPoints } from '../../../ledgers/points/grant-points.ts'
import { takePoints } from '../../../ledgers/points/take-points.ts'
import { users } from '../../../tables/users.ts'
import { balanceRecord } from '../balance-records/balance-record.ts'
import { pointRecord } from '../point-records/point-record.ts'
import { endOfDay, type ImportPlace } from './import-place.ts'

/** Where, by whom and why members are changed. */
export interface MemberImportBy {
  readonly place: ImportPlace
  readonly staff: string
  readonly note: string
  readonly now: Date
}

/** What was written of a member who was there before. */
export interface WrittenMember {
  readonly user?: User | undefined
  readonly points?: PointRecord | undefined
  readonly balance?: BalanceRecord | undefined
}

const fieldsOf = (
  { profile, level, ranks }: MemberChange,
  place: ImportPlace,
): Partial<typeof users.$inferInsert> => {
  const expires = (until: string | undefined): string | undefined =>
    until === undefined ? undefined : endOfDay(place, until)
  return {
    ...profile,
    ...(level ? { vipLevel: level._id, vipExpires: expires(level.until) ?? null } : {}),
    ...(ranks
      ? {
          ranks: ranks.map(({ _id, until }) => {
            const end = expires(until)
            return { rank: _id, ...(end === undefined ? {} : { expires: end }) }
          }),
        }
      : {}),
  }
}

const writeAccount = async (
  transaction: Database,
  change: MemberChange,
  place: ImportPlace,
): Promise<User | undefined> => {
  const { member, profile } = change
  const fields = fieldsOf(change, place)
  if (member === undefined) {
    const of = { ...fields, email: profile.email, emailVerified: false }
    const account = await createAccount(transaction, of)
    if (account) return account.user
    throw refused({
      kind: 'Conflict',
      code: 'conflict',
      message: 'There is a member with this e-mail address by now.',
      field: 'rows',
    })
  }
  if (Object.keys(fields).length === 0) return undefined
  const [row] = await transaction
    .update(users)
    .set({ ...fields, ...(profile.email === undefined ? {} : { emailVerified: false }) })
    .where(eq(users._id, member))
    .returning()
  return row && accountOf(row).user
}

/**
 * Writes what a row changes: the account, and points and balance as adjustments by the difference, so that what is earned or
 * spent in the meantime counts. Refuses if that much has been spent.
 */
export const writeMember = async (
  transaction: Database,
  change: MemberChange,
  { place, staff, note, now }: MemberImportBy,
): Promise<WrittenMember> => {
  const user = await writeAccount(transaction, change, place)
  const id = change.member ?? user?._id
  if (id === undefined) throw new Error('an imported member was not written')
  const entry = { user: id, type: 'adjust' as const, shop: place.shop, staff, note }
  const { points, balance } = change
  const amount = points ? points.to - points.from : 0
  const given = amount > 0 ? await grantPoints(transaction, { ...entry, amount }, now) : undefined
  const taken = amount < 0 ? await takePoints(transaction, { ...entry, amount }, now) : undefined
  if (taken && 'refusal' in taken) throw refused({ ...taken.refusal, field: 'rows' })
  const moved =
    balance &&
    (await changeBalance(
      transaction,
      {
        ...entry,
        currency: place.currency,
        amount: fromCents(toCents(balance.to) - toCents(balance.from)),
      },
      now,
    ))
  if (moved && 'refusal' in moved) throw refused({ ...moved.refusal, field: 'rows' })
  if (change.member === undefined) return {}
  const row = given ?? taken?.record
  return {
    user,
    points: row && pointRecord(row),
    balance: moved && balanceRecord(moved.record),
  }
}
