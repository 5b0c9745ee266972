import { and, countDistinct, desc, eq, gte, isNull, lt, notInArray, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../../database/connect.ts'
import { orders } from '../../../tables/orders.ts'
import { sessionLines } from '../../../tables/session-lines.ts'

const DAY = 24 * 3_600_000
/** Four weeks: each day of the week counts as often. */
const DAYS = 28
/** As many as the row of a menu shows. */
const MOST = 12
/** A dish that fewer orders have is popular by chance. */
const LEAST_ORDERS = 5

/** Returns the day of an instant, the same on each server: they then say the same of a shop. */
export const dayOf = (now: number): number => Math.floor(now / DAY)

const at = (day: number): string => new Date(day * DAY).toISOString()

/** Counts how many orders have a dish, however many of it; what is in a set, or was taken off, is not counted. */
const countDishes = async (database: Database, shop: string, day: number): Promise<string[]> => {
  const count = countDistinct(orders._id)
  const rows = await database
    .select({ product: sessionLines.product })
    .from(orders)
    .innerJoin(
      sessionLines,
      and(eq(sessionLines.shop, orders.shop), eq(sessionLines.order, orders._id)),
    )
    .where(
      and(
        eq(orders.shop, shop),
        gte(orders.createTime, at(day - DAYS)),
        lt(orders.createTime, at(day)),
        notInArray(orders.status, ['cancelled', 'toPay']),
        eq(sessionLines.status, 'pending'),
        isNull(sql`${sessionLines.picked}->>'fromProduct'`),
      ),
    )
    .groupBy(sessionLines.product)
    .having(gte(count, LEAST_ORDERS))
    .orderBy(desc(count), sessionLines.product)
    .limit(MOST)
  return rows.map(({ product }) => product)
}

interface Counted {
  readonly day: number
  readonly products: Promise<readonly string[]>
}

const counted = new WeakMap<Database, LRUCache<string, Counted>>()

/**
 * Returns the products that most orders of the last four whole weeks have, the most popular first (CAT-4.11). They are counted once
 * a day, however often a menu is loaded.
 */
export const popularDishes = (
  database: Database,
  shop: string,
  now: number,
): Promise<readonly string[]> => {
  const known = counted.get(database) ?? new LRUCache<string, Counted>({ max: 5000 })
  counted.set(database, known)
  const day = dayOf(now)
  const last = known.get(shop)
  if (last?.day === day) return last.products
  const products = countDishes(database, shop, day).catch(() => {
    // A menu without it is a menu; the next load counts again.
    known.delete(shop)
    return []
  })
  known.set(shop, { day, products })
  return products
}

/** Has the popular products counted again at the next load: orders of earlier days were added. */
export const countPopularAgain = (database: Database): void => {
  counted.delete(database)
}
