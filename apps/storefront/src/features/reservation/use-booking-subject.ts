import { type BookingSubject, loadBookingSubject } from '@comanda/client/reservations'
import { type Loaded, useConnection, useLoaded } from '@comanda/client/react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useCatalogue } from '../../diner/use-stores.ts'

/** Returns what a booking starts with: at the shop of the visit, or from the reservation that is changed. */
export const useBookingSubject = (reservation: string | undefined): Loaded<BookingSubject> => {
  const connection = useConnection()
  const { session } = useDiner().client
  const shop = useCatalogue().menu?.shop._id ?? session.place().shop ?? ''
  const of = reservation === undefined ? { shop } : { reservation }
  const key = reservation ?? (shop === '' ? undefined : shop)
  return useLoaded(key, () => loadBookingSubject(connection, of))
}
