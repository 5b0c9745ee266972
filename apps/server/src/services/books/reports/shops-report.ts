import { reports, type ShopsReport } from '@comanda/contract'
import { addDays } from '@comanda/engine/time'
import { Forbidden } from '@feathersjs/errors'
import { sql } from 'drizzle-orm'
import { callerOf } from '../../../authentication/caller-of.ts'
import { serveReport } from './serve-report.ts'
import { isStaffOf, readsBooks } from '../../../policies/staff.ts'
import { billResult, checkPeriod } from './period.ts'

type Row = ShopsReport['rows'][number]

const WEEK = 7

/** The most days of a comparison: a quarter and a day. */
const MOST_DAYS = 93

const sum = (name: string) => sql`(${billResult}->'totals'->>${name})::numeric`

/** `create reports/shops` (GROUP-3.1). */
export const shopsReport = serveReport(
  reports.shops,
  readsBooks,
  async ({ shops, from, to }, { runtime, params }): Promise<ShopsReport> => {
    const caller = callerOf(params)
    if (!shops.every((shop) => isStaffOf(caller, shop, ['accountant', 'manager'])))
      throw new Forbidden('This account is not allowed to do that', { code: 'forbidden' })
    checkPeriod({ from, to }, MOST_DAYS)
    const [first, last] = [addDays(from, -WEEK), addDays(to, -WEEK)]
    const of = sql`array[${sql.join(
      shops.map((shop) => sql`${shop}`),
      sql`, `,
    )}]::text[]`
    const present = sql`t.day >= ${from}`
    const past = sql`t.day <= ${last}`
    const { rows } = await runtime.reads.execute<Omit<Row, 'open'>>(sql`
      select t.shop, count(*) filter (where ${present})::int as bills,
        coalesce(sum(t.capacity) filter (where ${present}), 0)::int as guests,
        coalesce(sum(${sum('total')}) filter (where ${present}), 0)::float8 as total,
        coalesce(sum(${sum('discounts')}) filter (where ${present}), 0)::float8 as discounts,
        coalesce(sum(${sum('total')}) filter (where ${past}), 0)::float8 as before
      from table_sessions t
      where t.shop = any(${of}) and t.day between ${first} and ${to} and t.status = 'done' and t.type <> 'topUp'
      group by t.shop`)
    const { rows: waiting } = await runtime.reads.execute<{ shop: string; open: number }>(sql`
      select shop, count(*)::int as open from table_sessions
      where shop = any(${of}) and status in ('ongoing', 'toPay') group by shop`)
    const known = new Map(rows.map((row) => [row.shop, row]))
    const open = new Map(waiting.map((row) => [row.shop, row.open]))
    const none = { bills: 0, guests: 0, total: 0, discounts: 0, before: 0 }
    return {
      rows: [...new Set(shops)].map((shop) => ({
        shop,
        ...none,
        ...known.get(shop),
        open: open.get(shop) ?? 0,
      })),
    }
  },
)
