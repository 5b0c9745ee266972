import type { TableSession } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import type { Runtime } from '../../../runtime/runtime.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'
import { completeIfLeft } from '../../reservations/reservations/complete-left.ts'

type Leaving = Pick<Runtime, 'database' | 'bus' | 'log' | 'now'>
type Left = Pick<TableSession, '_id' | 'shop'>

/**
 * Completes the reservations of a session that has ended (RES-7.6), after its transaction: those who seat lock the book before a
 * session. What fails, or a server that dies, is made up for by a job. Returns their tables.
 */
export const completeWhenLeft = async (
  leaving: Leaving,
  { shop, _id }: Left,
): Promise<readonly string[]> => {
  try {
    const [row] = await leaving.database
      .select({ bookings: tableSessions.bookings })
      .from(tableSessions)
      .where(and(eq(tableSessions.shop, shop), eq(tableSessions._id, _id)))
    const left: string[] = []
    for (const { reservation, noted } of row?.bookings ?? [])
      if (!noted) left.push(...((await completeIfLeft(leaving, { shop, _id: reservation })) ?? []))
    return left
  } catch (error) {
    leaving.log.warn({ err: error }, 'a reservation could not be completed')
    return []
  }
}
