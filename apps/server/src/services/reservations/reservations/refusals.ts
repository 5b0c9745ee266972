import type { Refusal } from '../../../errors/refusal.ts'

export const reservationNotFound: Refusal = {
  kind: 'NotFound',
  code: 'reservationNotFound',
  message: 'There is no such reservation.',
}

export const reservationClosed: Refusal = {
  kind: 'Conflict',
  code: 'reservationClosed',
  message: 'This shop takes no reservations.',
  field: 'shop',
}

export const reservationExpired: Refusal = {
  kind: 'Conflict',
  code: 'reservationExpired',
  message: 'This booking was expired',
}

/** `hours` is a value of the message. */
export const cancelTooLate = (hours: number): Refusal => ({
  kind: 'Conflict',
  code: 'cancelTooLate',
  message: `Cancel booking only allow before ${hours} hours.`,
  detail: { hours },
})

/** Guests pay a deposit, and have not read how much it is (DEP-1.2). */
export const depositRequired = (deposit: number): Refusal => ({
  kind: 'Conflict',
  code: 'depositRequired',
  message: 'A deposit is asked for this booking.',
  field: 'deposit',
  detail: { deposit },
})
