import type { Shop, WaitingData, WaitingDishes } from '@comanda/contract'
import { byCourse } from '@comanda/shop-rules/kitchen'
import { and, asc, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { groupBy } from '../../../records/group-by.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { orders } from '../../../tables/orders.ts'
import { type LineRow, sessionLines } from '../../../tables/session-lines.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'
import { dishOf } from '../kitchen/ticket-dish.ts'
import { activeStatuses } from '../queries/active-statuses.ts'

/** Reads the lines on hold of a shop's open sessions. What is to be paid or accepted first is nobody's work yet. */
const linesOnHold = (database: Database, shop: string) =>
  database
    .select({ line: sessionLines, tableName: tableSessions.tableName })
    .from(tableSessions)
    .innerJoin(
      sessionLines,
      and(
        eq(sessionLines.shop, tableSessions.shop),
        eq(sessionLines.session, tableSessions._id),
        eq(sessionLines.status, 'hold'),
      ),
    )
    .innerJoin(
      orders,
      and(
        eq(orders.shop, sessionLines.shop),
        eq(orders._id, sessionLines.order),
        notInArray(orders.status, ['toPay', 'cancelled']),
        isNull(orders.acceptUntil),
      ),
    )
    .where(and(eq(tableSessions.shop, shop), inArray(tableSessions.status, [...activeStatuses])))
    .orderBy(asc(orders.createTime), asc(sessionLines.position))

const isMadeAt = (station: string | undefined, { names: { made } }: LineRow): boolean => {
  const places = [...(made?.at ?? []), ...(made?.expo ?? [])]
  return station === undefined ? places.length > 0 : places.includes(station)
}

/** Returns the dishes on hold that a station makes, by table and course (COURSE-4.1). */
export const waitingDishes = async (
  database: Database,
  { shop, station }: WaitingData,
  { courses = [] }: Pick<Shop, 'courses'>,
): Promise<WaitingDishes> => {
  const found = await linesOnHold(database, shop)
  const own = found.filter(({ line }) => isMadeAt(station, line))
  const tables = [...groupBy(own, ({ line }) => line.session)].map(([session, of]) => ({
    session,
    ...withoutNulls({ tableName: of[0]?.tableName ?? null }),
    courses: byCourse(
      courses,
      of.map(({ line }) => ({ line, course: line.picked.course })),
    ).map(({ course, lines }) => ({
      ...(course ? { course: course._id, name: course.name } : {}),
      dishes: lines.map(({ line }) => ({ id: line.id, ...dishOf(line, station ?? null) })),
    })),
  }))
  return { tables }
}
