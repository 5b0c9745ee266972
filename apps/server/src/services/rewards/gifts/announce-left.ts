import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { recordOf } from '../../../table-service/row.ts'
import { withQuantities } from '../counted/with-quantities.ts'
import type { EventBus } from '../../../runtime/event-bus.ts'
import { giftSlots } from '../../../tables/gift-slots.ts'
import { gifts } from '../../../tables/gifts.ts'

/**
 * How long changes are collected before they are announced, in ms. Every server hears of a reward of all shops, so that
 * not each redemption may be an event.
 */
const gatherFor = 1000

const announce = async (
  database: Database,
  bus: EventBus,
  ids: readonly string[],
): Promise<void> => {
  const rows = await database
    .select()
    .from(gifts)
    .where(and(inArray(gifts._id, [...ids]), isNotNull(gifts.quantity)))
  for (const row of await withQuantities(database, giftSlots, rows))
    bus.publish({ path: 'gifts', event: 'patched', data: recordOf(row) })
}

/** The rewards that each server announces next. */
const waiting = new WeakMap<EventBus, Set<string>>()

/** Announces the remaining quantity of counted rewards soon. Only after the transaction. */
export const announceLeft = (database: Database, bus: EventBus, ids: readonly string[]): void => {
  if (ids.length === 0) return
  const known = waiting.get(bus)
  if (known) {
    for (const id of ids) known.add(id)
    return
  }
  const changed = new Set(ids)
  waiting.set(bus, changed)
  setTimeout(() => {
    waiting.delete(bus)
    // A client that misses it reads it next time.
    announce(database, bus, [...changed]).catch(() => undefined)
  }, gatherFor).unref()
}
