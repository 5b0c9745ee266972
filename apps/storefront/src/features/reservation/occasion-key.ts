import type { CreateReservationData } from '@comanda/contract'
import type { VisitKey } from '@comanda/locales/visits'

type Occasion = NonNullable<CreateReservationData['occasion']>

/** Returns the message of an occasion. */
export const occasionKey = (occasion: Occasion): VisitKey =>
  occasion === 'other' ? 'reservation.otherOccasion' : `reservation.occasions.${occasion}`
