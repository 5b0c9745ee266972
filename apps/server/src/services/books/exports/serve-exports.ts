import { BadRequest, Forbidden, NotFound } from '@feathersjs/errors'
import { Readable } from 'node:stream'
import type { Middleware } from '@feathersjs/koa'
import type { ReportPeriod } from '@comanda/contract'
import { bearerCaller } from '../../../authentication/bearer-caller.ts'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import { isStaffOf } from '../../../policies/staff.ts'
import type { App } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { staffActions } from '../../../tables/staff-actions.ts'
import { checkPeriod } from '../reports/period.ts'
import { billLines, dayLines, journalLines, reportLines } from './export-lines.ts'

/** The most exports of an account in 15 minutes: each report of some shops and months, but no loop of them. */
const MOST_EXPORTS = 100

/** The fields of the reports' rows, in the order of their columns. */
const columns = {
  sales: ['day', 'bills', 'guests', 'total', 'tips', 'tax', 'discounts'],
  products: ['product', 'name', 'category', 'quantity', 'amount', 'discounts'],
  payments: ['method', 'name', 'type', 'count', 'amount', 'tips', 'surcharge', 'refunds'],
  staff: [
    'user',
    'name',
    'payments',
    'paid',
    'tips',
    'refunds',
    'orders',
    'voids',
    'discounts',
    'reopened',
  ],
  kitchen: ['hour', 'orders', 'cancelled', 'p50', 'p90', 'estimated', 'late50', 'late90', 'late'],
} as const

const pathForm = /^\/exports\/(day|sales|products|payments|staff|kitchen|bills|journal)\.csv$/
const dayForm = /^\d{4}-\d{2}-\d{2}$/

const isDay = (day: string): boolean => {
  const time = dayForm.test(day) ? Date.parse(day) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

const periodOf = (query: URLSearchParams): ReportPeriod => {
  const [shop, from, to] = ['shop', 'from', 'to'].map((name) => query.get(name) ?? '')
  if (!shop || !from || !to || !/^[0-9a-f]{24}$/.test(shop) || !isDay(from) || !isDay(to))
    throw new BadRequest('An export is of a shop, from a day to a day', { code: 'dataInvalid' })
  const period = { shop, from, to }
  checkPeriod(period)
  return period
}

/** `GET /exports/{report}.csv?shop&from&to&locale` with the bearer token of an accountant or manager (STAFF-7.3). */
export const serveExports = (app: App, runtime: Runtime): Middleware => {
  const { database, reads, now } = runtime
  const linesOf = async (report: string, period: ReportPeriod, locale: string) => {
    if (report === 'journal') return journalLines(reads, period, locale)
    if (report === 'bills') return billLines(reads, period)
    if (report === 'day') return dayLines(reads, period)
    const found: unknown = await app.service(`reports/${report}`).create(period)
    const { rows } = found as { readonly rows: readonly object[] }
    return reportLines(rows, columns[report as keyof typeof columns], locale)
  }
  return async (ctx, next) => {
    const [, report] = pathForm.exec(ctx.path) ?? []
    if (report === undefined || ctx.method !== 'GET') {
      if (ctx.path.startsWith('/exports/')) throw new NotFound('There is no such export')
      await next()
      return
    }
    const user = await bearerCaller(app, ctx.get('authorization'))
    const query = new URLSearchParams(ctx.querystring)
    const period = periodOf(query)
    if (!isStaffOf(user, period.shop, ['accountant', 'manager']))
      throw new Forbidden('This account is not allowed to do that', { code: 'forbidden' })
    await countAttempt(database, [{ name: `exports ${user._id}`, most: MOST_EXPORTS }], now())
    const lines = await linesOf(report, period, query.get('locale') ?? 'en')
    await database.insert(staffActions).values({
      time: new Date(now()).toISOString(),
      user: user._id,
      path: 'exports',
      method: 'create',
      record: report,
      shop: period.shop,
      changes: { from: period.from, to: period.to },
      requestId: ctx.response.get('x-request-id'),
    })
    ctx.set('content-type', 'text/csv; charset=utf-8')
    ctx.attachment(`${report}-${period.from}-${period.to}.csv`)
    ctx.body = Readable.from(marked(lines), { objectMode: false })
  }
}

/** The lines behind the mark by which spreadsheets know that a file is UTF-8. */
const marked = async function* (
  lines: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  yield '\uFEFF'
  yield* lines
}
