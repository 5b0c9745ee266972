import { stockAnnouncerOf } from '../services/products/product-stocks/stock-announcer.ts'
import {
  offerAgain,
  refillDaily,
} from '../services/products/product-stocks/queries/renew-stocks.ts'
import { endDayPrices } from '../services/products/products/queries/end-day-prices.ts'
import type { Job } from './job.ts'

/**
 * Offers again what was taken off for a time (STOCK-4.1), refills daily stocks (STOCK-4.2), and ends the prices of the day before
 * (CAT-6.2).
 */
export const renewStocks: Job = {
  name: 'renew-stocks',
  cron: '* * * * *',
  run: async (runtime) => {
    const now = new Date(runtime.now())
    const renewed = [
      ...(await refillDaily(runtime.database, now)),
      ...(await offerAgain(runtime.database, now)),
    ]
    const announcer = stockAnnouncerOf(runtime)
    for (const { shop, owners } of renewed) announcer.changed(shop, owners)
    const unpriced = await endDayPrices(runtime.database, now)
    for (const data of unpriced) runtime.bus.publish({ path: 'products', event: 'patched', data })
    return renewed.reduce((sum, { owners }) => sum + owners.length, unpriced.length)
  },
}
