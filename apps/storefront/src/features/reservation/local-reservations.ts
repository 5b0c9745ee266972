import { webStorage } from '@comanda/client'
import { deviceReservations } from '@comanda/client/reservations'

/** The reservations that were made or opened in this browser. */
export const localReservations = deviceReservations(webStorage(() => window.localStorage))
