import { services } from '@comanda/contract'
import { serveTable } from '../../calls/serve-table.ts'
import type { Served } from '../../calls/served.ts'
import { appSettings } from '../../tables/app-settings.ts'
import { channels } from '../../tables/channels.ts'
import { bookkeepingSettings } from '../../tables/bookkeeping-settings.ts'
import { categories } from '../../tables/categories.ts'
import { orderDiscounts } from '../../tables/order-discounts.ts'
import { promotionCases } from '../../tables/promotion-cases.ts'
import { reasons } from '../../tables/reasons.ts'
import { reservationSettings } from '../../tables/reservation-settings.ts'
import { sections } from '../../tables/sections.ts'
import { shopRanks } from '../../tables/shop-ranks.ts'
import { stations } from '../../tables/stations.ts'
import { subCategories } from '../../tables/sub-categories.ts'
import { surchargeSettings } from '../../tables/surcharge-settings.ts'
import { systemSettings } from '../../tables/system-settings.ts'
import { taxSettings } from '../../tables/tax-settings.ts'
import { timeConditions } from '../../tables/time-conditions.ts'
import { translations } from '../../tables/translations.ts'
import { vipLevels } from '../../tables/vip-levels.ts'
import { waitingSettings } from '../../tables/waiting-settings.ts'

/** Records that are served as their tables store them: schema and policy describe them completely. */
export const plainRecords: readonly Served[] = [
  serveTable(services.systemSettings, systemSettings),
  serveTable(services.appSettings, appSettings),
  serveTable(services.taxSettings, taxSettings),
  serveTable(services.surchargeSettings, surchargeSettings),
  serveTable(services.sections, sections, { isCached: true }),
  serveTable(services.timeConditions, timeConditions, { isCached: true }),
  serveTable(services.categories, categories, { isCached: true }),
  serveTable(services.subCategories, subCategories, { isCached: true }),
  serveTable(services.orderDiscounts, orderDiscounts),
  serveTable(services.shopRanks, shopRanks),
  serveTable(services.vipLevels, vipLevels),
  serveTable(services.promotionCases, promotionCases),
  serveTable(services.reasons, reasons),
  serveTable(services.stations, stations),
  serveTable(services.reservationSettings, reservationSettings),
  serveTable(services.waitingSettings, waitingSettings),
  serveTable(services.bookkeepingSettings, bookkeepingSettings),
  serveTable(services.channels, channels),
  serveTable(services.translations, translations),
]
