import type { DepositRule, DiningSession, Shop } from '@comanda/contract'
import {
  DEFAULT_RESERVATION_SETTINGS,
  type ReservationSettings,
} from '@comanda/shop-rules/reservations'
import { type LocalMoment, localMoment } from '@comanda/engine/time'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { refused } from '../../../../errors/refusal.ts'
import { withoutNulls } from '../../../../records/without-nulls.ts'
import { reservationSettings } from '../../../../tables/reservation-settings.ts'
import { shops } from '../../../../tables/shops.ts'
import { reservationClosed } from '../refusals.ts'
import { shopNotFound } from '../../../../errors/shop-not-found.ts'

/** A shop's reservation settings, and the time on its clock. */
export interface ShopBook {
  readonly shop: string
  readonly timeZone: string
  readonly specialDays: NonNullable<Shop['specialDays']>
  readonly settings: ReservationSettings
  readonly sessions: readonly DiningSession[]
  /** When guests pay a deposit. */
  readonly deposits: readonly DepositRule[]
  readonly now: LocalMoment
}

/** Returns the book of a shop; throws if it has none. */
export const loadShopBook = async (
  database: Database,
  shop: string,
  now: number,
): Promise<ShopBook> => {
  const [found] = await database
    .select({
      timeZone: shops.timeZone,
      specialDays: shops.specialDays,
      setting: reservationSettings,
    })
    .from(shops)
    .leftJoin(reservationSettings, eq(reservationSettings.shop, shops._id))
    .where(eq(shops._id, shop))
  if (!found) throw refused({ ...shopNotFound, field: 'shop' })
  const { timeZone, specialDays, setting } = found
  if (!setting?.enabled) throw refused(reservationClosed)
  const { sessions, ...own } = withoutNulls(setting)
  return {
    shop,
    timeZone,
    specialDays: specialDays ?? [],
    settings: { ...DEFAULT_RESERVATION_SETTINGS, ...own },
    sessions,
    deposits: own.deposits ?? [],
    now: localMoment(now, timeZone),
  }
}
