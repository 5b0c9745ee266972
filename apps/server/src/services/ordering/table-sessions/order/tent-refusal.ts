import type { Actor } from '../../../../tables/session-events.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import type { Refusal } from '../../../../errors/refusal.ts'
import { devices } from '../../../../tables/devices.ts'
import { standsInUse } from '../../stands/stands-in-use.ts'
import type { RequestedSession } from './requested-order.ts'

const wrong = (code: 'tentWrong' | 'tentTaken', message: string): Refusal => ({
  kind: code === 'tentTaken' ? 'Conflict' : 'BadRequest',
  code,
  message,
  field: 'tentNumber',
})

/**
 * Returns why the number on a stand is refused: it is not among those of the kiosk, or an order has it that is not handed over
 * yet. Orders with stands wait for each other, so that of two with the same number one is placed (KIOSK-8.3).
 */
export const tentRefusal = async (
  transaction: Database,
  { shop, type, tentNumber }: Pick<RequestedSession, 'shop' | 'type' | 'tentNumber'>,
  actor: Actor,
  now: Date,
): Promise<Refusal | undefined> => {
  if (tentNumber === undefined) return undefined
  if (type !== 'dineInNoTable' || actor.role === 'diner')
    return wrong('tentWrong', 'Only orders at a kiosk or the counter, to eat in, have a stand.')
  const all = await transaction
    .select({ _id: devices._id, tents: devices.tents })
    .from(devices)
    .where(eq(devices.shop, shop))
    .orderBy(devices._id)
    .for('update')
  const tents = all.find(({ _id }) => _id === actor.user)?.tents
  if (actor.role === 'kiosk' && !(tents && tentNumber >= tents.from && tentNumber <= tents.to))
    return wrong('tentWrong', 'There is no stand with this number.')
  const inUse = await standsInUse(transaction, shop, now)
  return inUse.includes(tentNumber)
    ? wrong('tentTaken', 'Another guest has the stand with this number.')
    : undefined
}
