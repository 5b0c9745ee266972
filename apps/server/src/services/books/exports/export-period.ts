import type { ReportPeriod } from '@comanda/contract'
import { BadRequest } from '@feathersjs/errors'
import { checkPeriod } from '../reports/period.ts'

const dayForm = /^\d{4}-\d{2}-\d{2}$/

const isDay = (day: string): boolean => {
  const time = dayForm.test(day) ? Date.parse(day) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** Returns the shop and days of an export; throws a refusal if the query does not name them. */
export const exportPeriod = (query: URLSearchParams): ReportPeriod => {
  const [shop, from, to] = ['shop', 'from', 'to'].map((name) => query.get(name) ?? '')
  if (!shop || !from || !to || !/^[0-9a-f]{24}$/.test(shop) || !isDay(from) || !isDay(to))
    throw new BadRequest('An export is of a shop, from a day to a day', { code: 'dataInvalid' })
  const period = { shop, from, to }
  checkPeriod(period)
  return period
}
