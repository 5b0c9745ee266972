import type { GiveToGuestsData, GuestGiving } from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { callerIdentity } from '../../../authentication/caller-identity.ts'
import { callerOf } from '../../../authentication/caller-of.ts'
import { isSamePerson } from '../../../authentication/own-account.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { once } from '../../../idempotency/once.ts'
import { newRecordId, newSecretId } from '../../../identifiers/new-id.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { CallParams } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { guestFigures } from '../../../tables/guest-figures.ts'
import { type GuestGivingRow, guestGivings } from '../../../tables/guest-givings.ts'
import { guests } from '../../../tables/guests.ts'
import { orderDiscounts } from '../../../tables/order-discounts.ts'
import { userCoupons } from '../../../tables/user-coupons.ts'
import { users } from '../../../tables/users.ts'
import { memberCondition, ruleCondition } from './list.ts'

/** How many coupons are given in one transaction. */
const PART = 100

/** Returns the giving as it is on the wire. */
export const givingRecord = ({
  after: _after,
  staff: _staff,
  ...row
}: GuestGivingRow): GuestGiving => withoutNulls(row)

/** Returns the next members of the list, in the order of their files. */
const nextMembers = (transaction: Database, row: GuestGivingRow) => {
  const rules = row.isAdvertising ? { ...row.rules, advertising: true as const } : row.rules
  return (
    transaction
      .select({
        guest: guestFigures.guest,
        user: users._id,
        email: users.email,
        phone: users.phone,
      })
      .from(guestFigures)
      .innerJoin(guests, eq(guests._id, guestFigures.guest))
      .innerJoin(users, eq(users._id, guests.user))
      // By who was absent when it began: it may take some minutes.
      .where(
        and(
          memberCondition(ruleCondition(row.shop, rules, Date.parse(row.createTime))),
          gt(guestFigures.guest, row.after),
        ),
      )
      .orderBy(asc(guestFigures.guest))
      .limit(PART)
  )
}

/**
 * Gives the next part of a list its coupons and writes how far it is, in one transaction: after a crash it continues there, and nobody
 * has two (GUEST-7.3). Returns the giving as it is then, or undefined if it is done, or another server does it.
 */
const givePart = (
  { database, now }: Pick<Runtime, 'database' | 'now'>,
  id: string,
): Promise<GuestGivingRow | undefined> =>
  inTransaction(database, async (transaction) => {
    const [row] = await transaction
      .select()
      .from(guestGivings)
      .where(and(eq(guestGivings._id, id), isNull(guestGivings.doneTime)))
      .for('update', { skipLocked: true })
    if (!row) return undefined
    const members = await nextMembers(transaction, row)
    const [staff] = await transaction
      .select({ email: users.email, phone: users.phone })
      .from(users)
      .where(eq(users._id, row.staff))
    const createTime = new Date(now()).toISOString()
    // Nobody gives anything to themselves (MEM-7.1).
    const others = members.filter(
      (one) => one.user !== row.staff && !(staff && isSamePerson(staff, one)),
    )
    for (const { user } of others)
      await transaction.insert(userCoupons).values({
        _id: newSecretId(),
        holder: user,
        user,
        coupon: row.coupon,
        endDate: row.endDate,
        status: 'valid',
        createTime,
      })
    const [changed] = await transaction
      .update(guestGivings)
      .set({
        after: members.at(-1)?.guest ?? row.after,
        given: row.given + others.length,
        ...(members.length < PART ? { doneTime: createTime } : {}),
      })
      .where(eq(guestGivings._id, id))
      .returning()
    return changed
  })

/** Does up to so many parts of a giving. Returns how many coupons were given. */
const giveParts = async (
  runtime: Pick<Runtime, 'database' | 'bus' | 'now'>,
  id: string,
  most: number,
): Promise<number> => {
  let given = 0
  for (let part = 0; part < most; part += 1) {
    const row = await givePart(runtime, id)
    if (!row) break
    given = row.given
    const data = { _id: id, shop: row.shop, version: row.given }
    runtime.bus.publish({ path: 'guests', event: 'patched', data })
    if (row.doneTime !== null) break
  }
  return given
}

/** Continues with what is being given, as after a crash. */
export const giveDue = async (
  runtime: Pick<Runtime, 'database' | 'bus' | 'now'>,
): Promise<number> => {
  const due = await runtime.database
    .select({ _id: guestGivings._id })
    .from(guestGivings)
    .where(isNull(guestGivings.doneTime))
    .orderBy(guestGivings.createTime)
  let given = 0
  for (const { _id } of due) given += await giveParts(runtime, _id, Infinity)
  return given
}

/** `create guests/give`: the first parts at once, a job does the rest. */
export const give = async (
  runtime: Pick<Runtime, 'database' | 'bus' | 'now'>,
  { idempotencyKey: key, ...payload }: GiveToGuestsData,
  params: CallParams,
): Promise<GuestGiving> => {
  const { shop, coupon, rules, endDate, isAdvertising } = payload
  const write = { shop, scope: 'guests/give', key, caller: callerIdentity(params), payload }
  const { answer } = await inTransaction(runtime.database, (transaction) =>
    once(transaction, write, async () => {
      const [rule] = await transaction
        .select({ _id: orderDiscounts._id })
        .from(orderDiscounts)
        .where(and(eq(orderDiscounts._id, coupon), eq(orderDiscounts.source, 'coupon')))
      if (!rule) throw new NotFound('No such coupon', { code: 'dataInvalid', field: 'coupon' })
      const [row] = await transaction
        .insert(guestGivings)
        .values({
          _id: newRecordId(),
          shop,
          coupon,
          rules,
          endDate: endDate ?? null,
          isAdvertising,
          staff: callerOf(params)._id,
          createTime: new Date(runtime.now()).toISOString(),
        })
        .returning()
      if (!row) throw new Error('a giving was not written')
      return { answer: givingRecord(row) }
    }),
  )
  await giveParts(runtime, answer._id, 5)
  const [row] = await runtime.database
    .select()
    .from(guestGivings)
    .where(eq(guestGivings._id, answer._id))
  return row ? givingRecord(row) : answer
}
