import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { groupBy } from '../../../../records/group-by.ts'
import { withoutPersonal } from '../../../../records/personal-fields.ts'
import { claimPeriod, idempotencyClaims } from '../../../../tables/idempotency-claims.ts'
import { memberSessions } from '../../../../tables/member-sessions.ts'
import { reservations } from '../../../../tables/reservations.ts'
import { byBooking } from '../export/personal-conditions.ts'

/** Responses are there for two periods at most: no older session has one. */
const kept = sql.raw(`now() - interval '${2 * claimPeriod} seconds'`)

interface WrittenRecord {
  readonly shop: string
  readonly _id: string
}

/** Responses of writes about records. */
const about = (records: readonly WrittenRecord[]): readonly SQL[] => {
  const { shop, answer } = idempotencyClaims
  return [...groupBy(records, (one) => one.shop)].map(
    ([of, rows]) =>
      sql`${eq(shop, of)} and ${inArray(
        sql`${answer} ->> '_id'`,
        rows.map(({ _id }) => _id),
      )}`,
  )
}

/** Responses of writes about an account's sessions and reservations: each names its record. */
const ofRecords = async (transaction: Database, user: string): Promise<readonly SQL[]> => {
  const sessions = await transaction
    .select({ shop: memberSessions.shop, _id: memberSessions._id })
    .from(memberSessions)
    .where(and(eq(memberSessions.user, user), gt(memberSessions.createTime, kept)))
  const booked: WrittenRecord[] = []
  for (const condition of await byBooking(transaction, user))
    booked.push(
      ...(await transaction
        .select({ shop: reservations.shop, _id: reservations._id })
        .from(reservations)
        .where(condition)),
    )
  return about([...sessions, ...booked])
}

/** Removes the personal data from saved responses. */
const eraseFrom = async (transaction: Database, conditions: readonly SQL[]): Promise<void> => {
  const { shop, scope, key, slot, answer } = idempotencyClaims
  for (const own of conditions) {
    const found = await transaction
      .select({ shop, scope, key, slot, answer })
      .from(idempotencyClaims)
      .where(own)
    for (const row of found) {
      const left = withoutPersonal(row.answer) as Readonly<Record<string, unknown>>
      // A reservation's name is a person's.
      const { name: _, title: __, ...unnamed } = left
      await transaction
        .update(idempotencyClaims)
        .set({ answer: row.scope.startsWith('reservations/') ? unnamed : left })
        .where(and(eq(shop, row.shop), eq(scope, row.scope), eq(key, row.key), eq(slot, row.slot)))
    }
  }
}

/** Removes the personal data from the responses that are saved for retries of an account's orders and bookings. */
export const eraseAnswers = async (transaction: Database, user: string): Promise<void> =>
  eraseFrom(transaction, await ofRecords(transaction, user))

/** The same from those about some records. */
export const eraseAnswersAbout = (
  transaction: Database,
  records: readonly WrittenRecord[],
): Promise<void> => eraseFrom(transaction, about(records))
