import { addDays } from '@comanda/engine/time'
import type { Connection } from '../../connection/connection.ts'
import { salesReader } from './read-sales.ts'

interface OpeningDayOptions {
  readonly shop: string
  /** The present business day. */
  readonly today: string
}

/**
 * Returns the day that reports open with: yesterday as long as only that has bills, as in the morning, else today (STAFF-7.10). It is today
 * too if the sales cannot be read: the reports then say why.
 */
export const openingDay = async (
  connection: Pick<Connection, 'service'>,
  { shop, today }: OpeningDayOptions,
): Promise<string> => {
  const yesterday = addDays(today, -1)
  try {
    const rows = await salesReader(connection)({ shop, from: yesterday, to: today, by: 'day' })
    const hasBills = (of: string) => rows.some(({ day, bills }) => day === of && bills > 0)
    return hasBills(yesterday) && !hasBills(today) ? yesterday : today
  } catch {
    return today
  }
}
