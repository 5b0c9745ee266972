import type { Reservation, ReservationSetting, Shop } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'

/** The data of the booking form: the shop, its reservation settings, and the reservation to change. */
export interface BookingSubject {
  readonly shop: Shop
  /** Absent if the shop takes no reservations. */
  readonly setting?: ReservationSetting
  readonly reservation?: Reservation
}

/** Loads the subject of a new booking at a shop, or of a change of a reservation. */
export const loadBookingSubject = async (
  { service }: Pick<Connection, 'service'>,
  of: { readonly shop: string } | { readonly reservation: string },
): Promise<BookingSubject> => {
  const reservation =
    'reservation' in of ? await service('reservations').get(of.reservation) : undefined
  const at = 'shop' in of ? of.shop : reservation?.shop
  const [shop, settings] = await Promise.all([
    service('shops').get(at ?? ''),
    service('reservationSettings').find({ shop: at }),
  ])
  const setting = settings.find(({ enabled, sessions }) => enabled && sessions.length > 0)
  return { shop, ...(setting && { setting }), ...(reservation && { reservation }) }
}
