import type { PinTries } from '@comanda/contract'
import { TooManyRequests } from '@feathersjs/errors'
import { and, eq, sql } from 'drizzle-orm'
import { withoutNulls } from '../../records/without-nulls.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import { pinTries, type PinTriesRow } from '../../tables/pin-tries.ts'

/** Wrong PINs in a row before the next one has to wait. */
const mostInARow = 5

/** Wrong PINs within a day, from when on only a manager lets more be entered: own PINs in between do not help. */
const mostToday = 40

/** The longest wait, in minutes. It begins with one, and doubles. */
const longestWait = 16

/** Where PINs are entered: at a paired device, or by an account on a device of its own. */
export type PinSource = Pick<PinTries, '_id' | 'shop' | 'kind'>

type Within = Pick<Runtime, 'database' | 'bus' | 'now'>

const ofSource = ({ shop, _id }: Pick<PinSource, 'shop' | '_id'>) =>
  and(eq(pinTries.shop, shop), eq(pinTries._id, _id))

const pinWait = (until: string | null | undefined): TooManyRequests =>
  new TooManyRequests('Too many wrong PINs: please wait', { code: 'pinWait', until })

/**
 * Counts a PIN as wrong before it is compared, so that concurrent ones count too. Throws `pinWait` with `until` if the
 * source has to wait (STAFF-3.6). `forgetPinTry` undoes the count of a right one.
 */
export const countPinTry = async (
  { database, now }: Within,
  source: PinSource,
): Promise<PinTriesRow> => {
  const time = sql`${new Date(now()).toISOString()}::timestamptz`
  const isNewDay = sql`${pinTries.since} < ${time} - interval '24 hours'`
  const wrong = sql`(case when ${isNewDay} then 1 else ${pinTries.wrong} + 1 end)`
  const today = sql`(case when ${isNewDay} then 1 else ${pinTries.today} + 1 end)`
  const since = sql`(case when ${isNewDay} then ${time} else ${pinTries.since} end)`
  const minutes = sql`least(power(2, ${wrong} - ${mostInARow}), ${longestWait})`
  const [counted] = await database
    .insert(pinTries)
    .values({ ...source, wrong: 1, today: 1, since: new Date(now()).toISOString() })
    .onConflictDoUpdate({
      target: [pinTries.shop, pinTries._id],
      set: {
        wrong,
        today,
        since,
        waitUntil: sql`case
          when ${today} >= ${mostToday} then ${since} + interval '24 hours'
          when ${wrong} >= ${mostInARow} then ${time} + ${minutes} * interval '1 minute'
        end`,
      },
      setWhere: sql`${pinTries.waitUntil} is null or ${pinTries.waitUntil} <= ${time}`,
    })
    .returning()
  if (counted) return counted
  const [waiting] = await database.select().from(pinTries).where(ofSource(source))
  throw pinWait(waiting?.waitUntil)
}

/** After a right PIN, ends the row of wrong ones. What was wrong today still counts. */
export const forgetPinTry = async (
  { database }: Pick<Runtime, 'database'>,
  source: PinSource,
): Promise<void> => {
  await database
    .update(pinTries)
    .set({ wrong: 0, today: sql`greatest(${pinTries.today} - 1, 0)`, waitUntil: null })
    .where(ofSource(source))
}

/** Lets PINs be entered again at once. Returns what is counted from now on, or undefined if none was wrong. */
export const forgivePins = async (
  { database }: Pick<Runtime, 'database'>,
  source: Pick<PinSource, 'shop' | '_id'>,
): Promise<PinTriesRow | undefined> => {
  const [row] = await database
    .update(pinTries)
    .set({ wrong: 0, today: 0, waitUntil: null })
    .where(ofSource(source))
    .returning()
  return row
}

/** Shows the shop's managers how many PINs were wrong. */
export const announceWrongPins = ({ bus }: Pick<Runtime, 'bus'>, row: PinTriesRow): void =>
  bus.publish({ path: 'pinTries', event: 'patched', data: withoutNulls(row) })
