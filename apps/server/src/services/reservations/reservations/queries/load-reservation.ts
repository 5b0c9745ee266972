import { always, both, type Condition, fieldIs } from '@comanda/contract'
import { getTableColumns } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { refused } from '../../../../errors/refusal.ts'
import type { WithShopDirectory } from '../../../../shop-directory/in-shop-of-session.ts'
import { shopLookUp } from '../../../../shop-directory/shop-look-up.ts'
import { idAnd } from '../../../../table-service/read.ts'
import { whereOf } from '../../../../table-service/where.ts'
import { reservationNotFound } from '../refusals.ts'
import { type ReservationRow, reservations } from '../../../../tables/reservations.ts'

const columns = getTableColumns(reservations)

const reservationShops = shopLookUp(reservations)

/**
 * Runs work on a reservation under its shop, which its id tells (ID-2.1), and returns its result. `work` returns undefined if
 * the shop does not have the reservation. Throws `NotFound` if there is no such reservation.
 */
export const inShopOfReservation = async <R>(
  { reads, shopDirectory }: WithShopDirectory,
  id: string,
  work: (shop: string) => Promise<R | undefined>,
): Promise<R> => {
  const result = await shopDirectory.readByShop(reads, reservationShops, id, work)
  if (result === undefined) throw refused(reservationNotFound)
  return result
}

const ofShop = (shop: string, id: string, reach: Condition) =>
  whereOf(columns, both(fieldIs('shop', shop), idAnd(id, reach)))

/** Returns the reservation; throws `NotFound` if there is no such reservation. */
export const loadReservation = (within: WithShopDirectory, id: string): Promise<ReservationRow> =>
  inShopOfReservation(within, id, async (shop) => {
    const [row] = await within.reads
      .select()
      .from(reservations)
      .where(ofShop(shop, id, always))
    return row
  })

/** Returns the reservation of the shop if it is within the caller's reach, locked until the transaction ends. */
export const lockReservation = async (
  transaction: Database,
  shop: string,
  id: string,
  reach: Condition = always,
): Promise<ReservationRow | undefined> => {
  const [row] = await transaction
    .select()
    .from(reservations)
    .where(ofShop(shop, id, reach))
    .for('update')
  return row
}
