import type { DayReport } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { businessDays } from '../../../tables/business-days.ts'
import { dayFigures } from './day-figures.ts'
import type { DayOfShop } from './day-of-shop.ts'

/** Returns a day with its figures: those of its Z if it is closed, else as they are now. */
export const figuresOfDay = async (
  database: Database,
  { shop, day }: DayOfShop,
): Promise<DayReport['rows'][number]> => {
  const [row] = await database
    .select()
    .from(businessDays)
    .where(and(eq(businessDays.shop, shop), eq(businessDays.day, day)))
  const { status = 'open', number = null, closeTime = null, figures } = row ?? {}
  return {
    day,
    status,
    ...withoutNulls({ number, closeTime }),
    figures: figures ?? (await dayFigures(database, { shop, day })),
  }
}
