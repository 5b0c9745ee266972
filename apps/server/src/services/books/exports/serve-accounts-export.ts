import type { BookkeepingSetting, ReportPeriod } from '@comanda/contract'
import {
  type BookedDay,
  bookingsCsv,
  type BookingsFile,
  datevLines,
  iifLines,
  quickbooksLines,
  xeroLines,
} from '@comanda/shop-rules/accounts'
import type { Middleware } from '@feathersjs/koa'
import { eq } from 'drizzle-orm'
import { refused } from '../../../errors/refusal.ts'
import { shopNotFound } from '../../../errors/shop-not-found.ts'
import type { App } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { bookkeepingSettings } from '../../../tables/bookkeeping-settings.ts'
import { shops } from '../../../tables/shops.ts'
import { beginExport } from './begin-export.ts'
import { accountsMissing, bookedDays } from './booked-days.ts'
import { exportPeriod } from './export-period.ts'

type Format = 'csv' | 'datev' | 'xero' | 'quickbooks' | 'iif'
const pathForm = /^\/exports\/accounts\/(csv|datev|xero|quickbooks|iif)$/

/** Returns the name of a file, and how its lines are written: DATEV and QuickBooks Desktop read one byte a character. */
const fileOf = (format: Format, { from, to }: ReportPeriod) => {
  if (format === 'datev')
    return { name: `EXTF_Buchungsstapel_${from}_${to}.csv`, charset: 'windows-1252' } as const
  if (format === 'iif')
    return { name: `accounts-${from}-${to}.iif`, charset: 'windows-1252' } as const
  return { name: `accounts-${format}-${from}-${to}.csv`, charset: 'utf-8' } as const
}

type Chart = Omit<BookkeepingSetting, '_id' | 'shop'>

interface FileContext {
  readonly period: ReportPeriod
  readonly made: string
  readonly currency: string
}

const contentOf = (
  format: Format,
  days: readonly BookedDay[],
  { accounts, datev, xeroUntaxed }: Chart,
  { period, made, currency }: FileContext,
): BookingsFile => {
  const { from, to } = period
  if (format === 'datev') {
    const { clearing } = accounts
    if (clearing === undefined) throw accountsMissing([{ what: 'clearing' }])
    return datevLines(days, datev, { from, to, made, currency, clearing })
  }
  if (format === 'xero') return xeroLines(days, xeroUntaxed)
  if (format === 'quickbooks') return { lines: quickbooksLines(days) }
  if (format === 'iif') return { lines: iifLines(days) }
  return { lines: ['\uFEFF', ...bookingsCsv(days)] }
}

/** `GET /exports/accounts/{format}?shop&from&to`: closed days as bookings, with the bearer token of an accountant or manager (LEDGER-2). */
export const serveAccountsExport =
  (app: App, runtime: Runtime): Middleware =>
  async (ctx, next) => {
    const [, found] = pathForm.exec(ctx.path) ?? []
    if (found === undefined || ctx.method !== 'GET') {
      await next()
      return
    }
    const format = found as Format
    const period = exportPeriod(new URLSearchParams(ctx.querystring))
    const { shop, from, to } = period
    const roles = ['accountant', 'manager'] as const
    const changes = { format, from, to }
    await beginExport(ctx, { app, runtime }, { name: 'accounts', shop, roles, changes })
    const { reads } = runtime
    const now = new Date(runtime.now())
    const [row] = await reads
      .select({ currency: shops.currency, setting: bookkeepingSettings })
      .from(shops)
      .leftJoin(bookkeepingSettings, eq(bookkeepingSettings.shop, shops._id))
      .where(eq(shops._id, shop))
    if (!row) throw refused(shopNotFound)
    const { accounts = {}, rates = [], methods = [], datev, xeroUntaxed } = row.setting ?? {}
    const chart: Chart = {
      accounts,
      rates,
      methods,
      ...(datev && { datev }),
      ...(xeroUntaxed == null ? {} : { xeroUntaxed }),
    }
    const days = await bookedDays(reads, period, chart, now)
    const file = contentOf(format, days, chart, {
      period,
      made: now.toISOString(),
      currency: row.currency,
    })
    if ('problem' in file)
      throw refused({
        kind: 'BadRequest',
        code: 'accountsFormat',
        message: 'This format does not take these accounts or days',
        detail: { format, ...file.problem },
      })
    const { name, charset } = fileOf(format, period)
    ctx.set('content-type', `text/csv; charset=${charset}`)
    ctx.attachment(name)
    ctx.body = Buffer.from(file.lines.join(''), charset === 'utf-8' ? 'utf8' : 'latin1')
  }
