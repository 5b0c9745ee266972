import type { ReportPeriod, SalesReport } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import { type PeriodBefore, periodBefore } from './period-before.ts'
import type { ReadSales } from './read-sales.ts'

/** What some days came to. `total` in currency units. */
export interface SalesFigures {
  readonly bills: number
  readonly guests: number
  readonly total: number
}

/** Until when of the last day is compared: its clock hours before `hour`, from that on in which the business day begins. */
export interface Until {
  readonly hour: number
  readonly begins: number
}

/** The figures of some days beside those before; of a day that is not over, until the same hour. */
export interface ComparedSales extends Pick<PeriodBefore, 'by' | 'days'> {
  /** All so far. */
  readonly now: SalesFigures
  /** What of it is compared. */
  readonly like: SalesFigures
  readonly before: SalesFigures
}

type Rows = SalesReport['rows']

const figuresOf = (rows: Rows): SalesFigures => ({
  bills: rows.reduce((sum, { bills }) => sum + bills, 0),
  guests: rows.reduce((sum, { guests }) => sum + guests, 0),
  total: fromCents(rows.reduce((cents, { total }) => cents + toCents(total), 0)),
})

/** Returns the sales of some days and those before (STAFF-7.10). `until`: their last day is not over. Fails with a `CallError`. */
export const compareSales = async (
  readSales: ReadSales,
  period: ReportPeriod,
  until?: Until,
): Promise<ComparedSales> => {
  const sales = async (of: ReportPeriod, until?: Until): Promise<SalesFigures> => {
    const days = readSales({ ...of, by: 'day' })
    if (!until) return figuresOf(await days)
    const last = readSales({ ...of, from: of.to, by: 'hour' })
    const place = (hour: number): number => (hour - until.begins + 24) % 24
    return figuresOf([
      ...(await days).filter(({ day }) => day !== of.to),
      ...(await last).filter(({ hour = 0 }) => place(hour) < place(until.hour)),
    ])
  }
  const { by, days, isShorter } = periodBefore(period, until === undefined)
  const [now, like, before] = await Promise.all([
    sales(period),
    sales(period, until),
    sales({ ...period, ...days }, isShorter ? undefined : until),
  ])
  return { by, days, now, like, before }
}
