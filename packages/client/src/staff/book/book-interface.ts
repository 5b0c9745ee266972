import type {
  CreateReservationData,
  EditReservationData,
  Reservation,
  ReservationChange,
  ReservationDayResult,
  ReservationPatch,
} from '@comanda/contract'
import type { Store } from '../../store/store.ts'
import type { BookDay } from './load-book-day.ts'
import type { UnsentSteps } from './unsent-steps.ts'

export type BookState =
  | { readonly status: 'loading'; readonly date: string }
  | { readonly status: 'failed'; readonly date: string; readonly message: string }
  | (BookDay & {
      readonly status: 'ready'
      readonly date: string
      /** Since when nothing of it has been updated, if so (STAFF-8.6). */
      readonly staleSince?: number | undefined
    })

type Drafted<T> = Omit<T, 'shop' | 'termsAccepted' | 'idempotencyKey'>

/** The reservations of a shop, a day at a time, as those who wait on tables read and write them (RES-6). */
export interface Book {
  readonly state: Store<BookState>
  /** Shows another day. */
  readonly show: (date: string) => void
  readonly reload: () => Promise<void>
  /** Loads the day and follows the events until the returned function is called. */
  readonly open: () => () => void
  /** Each fails with a `CallError`, offline at once. What is sent again after its response was lost is done once. */
  readonly create: (draft: Drafted<CreateReservationData>) => Promise<Reservation>
  readonly edit: (draft: Drafted<EditReservationData>) => Promise<Reservation>
  readonly patch: (reservation: string, change: ReservationPatch) => Promise<Reservation>
  /** Moves a reservation along. Without a connection it waits for one if it can; else it fails as the others do (STAFF-8.6). */
  readonly step: (booking: Reservation, status: Reservation['status']) => Promise<Reservation>
  readonly unsent: UnsentSteps
  /** Asks guests for a deposit by a link; 0 waives it (DEP-1.5). */
  readonly askDeposit: (reservation: string, amount: number) => Promise<Reservation>
  readonly dayOf: (date: string) => Promise<ReservationDayResult>
  readonly search: (text: string) => Promise<readonly Reservation[]>
  readonly history: (reservation: string) => Promise<readonly ReservationChange[]>
}
