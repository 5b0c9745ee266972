import { NotFound } from '@feathersjs/errors'
import { Readable } from 'node:stream'
import type { Middleware } from '@feathersjs/koa'
import type { ReportPeriod } from '@comanda/contract'
import type { App } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { beginExport, markedLines } from './begin-export.ts'
import { exportPeriod } from './export-period.ts'
import { billLines, dayLines, journalLines, reportLines } from './export-lines.ts'

/** The fields of the reports' rows, in the order of their columns. */
const columns = {
  sales: [
    'day',
    'bills',
    'guests',
    'total',
    'tips',
    'tax',
    'discounts',
    'products',
    'surcharges',
    'taxExcluded',
    'taxRelief',
    'adjusts',
    'rounding',
  ],
  products: ['product', 'name', 'category', 'quantity', 'amount', 'discounts', 'weight'],
  payments: [
    'method',
    'name',
    'type',
    'count',
    'amount',
    'tips',
    'surcharge',
    'refunds',
    'taken',
    'rounding',
  ],
  channels: ['day', 'channel', 'name', 'orders', 'amount', 'commission'],
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
  bookings: [
    'day',
    'booked',
    'bookedGuests',
    'noShows',
    'noShowGuests',
    'cancelled',
    'walkIns',
    'walkInGuests',
  ],
  stays: ['guests', 'parties', 'p50', 'p90'],
  waiting: [
    'day',
    'parties',
    'joined',
    'seated',
    'gaveUp',
    'left',
    'meanWait',
    'p90Wait',
    'quoted',
    'within',
    'meanQuoted',
    'meanError',
    'p90Error',
  ],
} as const

const pathForm =
  /^\/exports\/(day|sales|products|payments|channels|staff|kitchen|bookings|stays|waiting|bills|journal)\.csv$/
/** `GET /exports/{report}.csv?shop&from&to&locale` with the bearer token of an accountant or manager (STAFF-7.3). */
export const serveExports = (app: App, runtime: Runtime): Middleware => {
  const { reads } = runtime
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
    const query = new URLSearchParams(ctx.querystring)
    const period = exportPeriod(query)
    const { shop, from, to } = period
    const roles = ['accountant', 'manager'] as const
    await beginExport(ctx, { app, runtime }, { name: report, shop, roles, changes: { from, to } })
    const lines = await linesOf(report, period, query.get('locale') ?? 'en')
    ctx.set('content-type', 'text/csv; charset=utf-8')
    ctx.attachment(`${report}-${period.from}-${period.to}.csv`)
    ctx.body = Readable.from(markedLines(lines), { objectMode: false })
  }
}
