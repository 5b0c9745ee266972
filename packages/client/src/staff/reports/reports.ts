import type {
  BillsReport,
  BillsReportData,
  BookingsReport,
  ChannelsReport,
  KitchenReport,
  PaymentsReport,
  ProductsReport,
  ReportPeriod,
  SalesReport,
  StaffReport,
  StaysReport,
  WaitingReport,
} from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { httpDownload } from '../../connection/http-download.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'
import { type ComparedSales, compareSales, type Until } from './compared-sales.ts'
import { type Days, periodBefore } from './period-before.ts'
import { salesReader } from './read-sales.ts'

/** The figures of some days, and the sales of those that they are compared with. */
export interface ShownReports {
  readonly period: Days
  readonly compared: ComparedSales
  readonly days: SalesReport['rows']
  readonly hours: SalesReport['rows']
  readonly hoursBefore: SalesReport['rows']
  readonly products: ProductsReport['rows']
  readonly payments: PaymentsReport['rows']
  readonly channels: ChannelsReport['rows']
  readonly staff: StaffReport['rows']
  readonly kitchen: KitchenReport['rows']
  readonly bookings: BookingsReport['rows']
  readonly slots: BookingsReport['rows']
  readonly stays: StaysReport['rows']
  readonly waiting: WaitingReport['rows']
  readonly waitingHours: WaitingReport['rows']
}

/** What a figure is of: its bills are those of all of these, by default of all days. */
export type FigureFilter = Partial<Omit<BillsReportData, 'shop' | 'after'>>

/** The files that can be saved. */
export const exportNames = [
  'day',
  'sales',
  'products',
  'payments',
  'channels',
  'staff',
  'kitchen',
  'bookings',
  'stays',
  'waiting',
  'bills',
  'journal',
] as const
export type ExportName = (typeof exportNames)[number]

/** The figures of a shop's business days (STAFF-7.1). The calls fail with a `CallError`. */
export interface Reports extends Loaded<ShownReports> {
  /** Loads them, and again on each connect, until the returned function is called. */
  readonly open: () => () => void
  /** Returns the bills of a figure, a page at a time (STAFF-7.2). */
  readonly bills: (figure: FigureFilter, after?: string) => Promise<BillsReport>
  /** Returns a CSV file (STAFF-7.3). */
  readonly file: (name: ExportName, accessToken: string | null, locale: string) => Promise<Blob>
}

export const createReports = (
  connection: Pick<Connection, 'service' | 'onConnect' | 'url'>,
  period: ReportPeriod,
  until?: Until,
): Reports => {
  const { service, url } = connection
  const before = { ...period, ...periodBefore(period, until === undefined).days }
  const loaded = createLoaded(async (): Promise<ShownReports> => {
    const readSales = salesReader(connection)
    const [
      compared,
      days,
      hours,
      hoursBefore,
      products,
      payments,
      channels,
      staff,
      kitchen,
      bookings,
      slots,
      stays,
      waiting,
      waitingHours,
    ] = await Promise.all([
      compareSales(readSales, period, until),
      readSales({ ...period, by: 'day' }),
      readSales({ ...period, by: 'hour' }),
      readSales({ ...before, by: 'hour' }),
      service('reports/products').create(period),
      service('reports/payments').create(period),
      service('reports/channels').create(period),
      service('reports/staff').create(period),
      service('reports/kitchen').create(period),
      service('reports/bookings').create({ ...period, by: 'day' }),
      service('reports/bookings').create({ ...period, by: 'time' }),
      service('reports/stays').create(period),
      service('reports/waiting').create({ ...period, by: 'day' }),
      service('reports/waiting').create({ ...period, by: 'hour' }),
    ])
    return {
      period: { from: period.from, to: period.to },
      compared,
      days,
      hours,
      hoursBefore,
      products: products.rows,
      payments: payments.rows,
      channels: channels.rows,
      staff: staff.rows,
      kitchen: kitchen.rows,
      bookings: bookings.rows,
      slots: slots.rows,
      stays: stays.rows,
      waiting: waiting.rows,
      waitingHours: waitingHours.rows,
    }
  })
  return {
    ...loaded,
    open: () => {
      const end = connection.onConnect(() => void loaded.reload())
      void loaded.reload()
      return end
    },
    bills: (figure, after) =>
      service('reports/bills').create({
        ...period,
        ...figure,
        ...(after === undefined ? {} : { after }),
      }),
    file: (name, accessToken, locale) =>
      httpDownload(url, `exports/${name}.csv`, {
        accessToken,
        query: { ...period, locale },
      }),
  }
}
