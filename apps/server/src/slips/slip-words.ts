import type { Reservation, SessionPayment, TableSession, Ticket, Weighed } from '@comanda/contract'

/** The words of slips. `{places}` are filled in. */
export interface SlipWords {
  readonly table: string
  readonly stand: string
  readonly modes: Readonly<Record<TableSession['type'], string>>
  /** The parts of a bill that have no name of their own. */
  readonly parts: Readonly<
    Record<'products' | 'discount' | 'taxRelief' | 'tips' | 'adjusts' | 'rounding', string>
  >
  readonly taxIncluded: string
  readonly total: string
  readonly paymentSurcharge: string
  readonly cashRounding: string
  readonly charged: string
  readonly tendered: string
  readonly change: string
  readonly toPay: string
  /** Below a code by which a phone follows the order. */
  readonly follow: string
  readonly refund: string
  readonly copy: string
  readonly kinds: Readonly<Record<Ticket['kind'], string>>
  readonly moved: string
  readonly off: string
  readonly seat: string
  /** Stands between the words of a list. */
  readonly between: string
  readonly allergy: string
  readonly allergens: Readonly<Record<NonNullable<Reservation['allergens']>[number], string>>
  /** Units of weight that prices are of. */
  readonly units: Readonly<Record<Weighed['unit'], string>>
  readonly takeAwayLine: string
  readonly test: string
  readonly testText: string
  /** A payment that was made beforehand, by `method`. */
  readonly deposit: string
  readonly payments: Readonly<Record<SessionPayment['type'], string>>
}
