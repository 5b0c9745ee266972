import type { JoinWaitingData, WaitingPlace } from '@comanda/contract'
import { phoneError } from '@comanda/shop-rules/contact'
import { and, eq, sql } from 'drizzle-orm'
import { callerAddress } from '../../../authentication/caller-address.ts'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import { shopNotFound } from '../../../errors/shop-not-found.ts'
import { once } from '../../../idempotency/once.ts'
import { businessDay } from '../../../records/business-day.ts'
import { shops } from '../../../tables/shops.ts'
import { type WaitingPartyRow, waitingParties } from '../../../tables/waiting-parties.ts'
import { lockBook } from '../reservations/queries/lock-book.ts'
import { announceParty } from './announce.ts'
import { estimatesOfList } from './estimates-of-list.ts'
import { forgetTimeFrom } from './forget-parties.ts'
import { getPlace } from './get-place.ts'
import { loadWaitingRules } from './queries/load-rules.ts'
import { openParties } from './queries/waiting-rows.ts'
import { waitingClosed, waitingFull } from './refusals.ts'
import type { Waiting } from './waiting.ts'

/** Parties of one address in 15 minutes: guests at the door share the shop's own. */
const mostPerAddress = 30

export interface JoiningCaller {
  readonly isStaff: boolean
  readonly address?: string
  readonly identity: string
}

interface Joining {
  readonly data: JoinWaitingData
  readonly caller: JoiningCaller
  readonly day: string
  readonly now: number
}

/** Throws if a guest may not join by itself now; staff may always add a party. */
const checkGuest = async (transaction: Database, { data, caller, now }: Joining): Promise<void> => {
  if (caller.isStaff) return
  const rules = await loadWaitingRules(transaction, data.shop)
  if (!rules.isOpen) throw refused(waitingClosed)
  if (data.guests > rules.maxGuests) throw refused(waitingFull('guests'))
  const queue = await openParties(transaction, data.shop)
  if (queue.length >= rules.maxParties) throw refused(waitingFull('shop'))
  const limit = { name: `waitingPlaces/${callerAddress(caller)}`, most: mostPerAddress }
  await countAttempt(transaction, [limit], now)
}

const nextNumber = async (transaction: Database, shop: string, day: string): Promise<number> => {
  const [found] = await transaction
    .select({ last: sql<number>`coalesce(max(${waitingParties.number}), 0)` })
    .from(waitingParties)
    .where(and(eq(waitingParties.shop, shop), eq(waitingParties.date, day)))
  return (found?.last ?? 0) + 1
}

const write = async (
  transaction: Database,
  waiting: Waiting,
  joining: Joining,
): Promise<{ readonly answer: { readonly _id: string }; readonly row: WaitingPartyRow }> => {
  const { data, caller, day, now } = joining
  const { idempotencyKey: _key, allergens, ...said } = data
  const at = new Date(now).toISOString()
  await lockBook(transaction, data.shop, false)
  await checkGuest(transaction, joining)
  const queue = await openParties(transaction, data.shop)
  const estimates = await estimatesOfList(transaction, data.shop, [...queue, data], now)
  const quoted = estimates.at(-1)
  const [row] = await transaction
    .insert(waitingParties)
    .values({
      ...said,
      _id: await waiting.shopDirectory.newSecretId(transaction, data.shop),
      number: await nextNumber(transaction, data.shop, day),
      date: day,
      status: 'waiting',
      allergens: allergens?.length ? allergens : null,
      source: caller.isStaff ? 'staff' : 'guest',
      rank: Math.max(now, (queue.at(-1)?.rank ?? 0) + 1),
      createTime: at,
      quotedMinutes: quoted?.minutes ?? null,
      quotedError: quoted?.error ?? null,
      forgetTime: forgetTimeFrom(now),
      version: 0,
    })
    .returning()
  if (!row) throw new Error('a party was not written')
  return { answer: { _id: row._id }, row }
}

/** `create waitingPlaces/join`: puts a party at the end of the list and tells it how long it will wait (WAIT-1.2, WAIT-4.1). */
export const join = async (
  waiting: Waiting,
  data: JoinWaitingData,
  caller: JoiningCaller,
): Promise<WaitingPlace> => {
  const { database, reads } = waiting
  const now = waiting.now()
  const [shop] = await reads
    .select({ timeZone: shops.timeZone, dayEnds: shops.dayEnds })
    .from(shops)
    .where(eq(shops._id, data.shop))
  if (!shop) throw refused({ ...shopNotFound, field: 'shop' })
  if (data.phone !== undefined && phoneError(data.phone))
    throw refused({
      kind: 'BadRequest',
      code: 'dataInvalid',
      message: 'Invalid phone number.',
      field: 'phone',
    })
  const day = businessDay(new Date(now), shop)
  const { idempotencyKey: key, ...payload } = data
  const keyed = {
    shop: data.shop,
    scope: 'waitingPlaces/join',
    key,
    caller: caller.identity,
    payload,
  }
  const { answer, made } = await inTransaction(database, (transaction) =>
    once(transaction, keyed, () => write(transaction, waiting, { data, caller, day, now })),
  )
  if (!made) return getPlace({ ...waiting, reads: database }, answer._id)
  return (await announceParty(waiting, made.row, 'created')).place
}
