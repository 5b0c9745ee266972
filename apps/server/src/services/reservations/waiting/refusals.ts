import type { WaitingStatus } from '@comanda/contract'
import type { Refusal } from '../../../errors/refusal.ts'

export const waitingNotFound: Refusal = {
  kind: 'NotFound',
  code: 'waitingNotFound',
  message: 'There is no such party on the list.',
}

export const waitingClosed: Refusal = {
  kind: 'Conflict',
  code: 'waitingClosed',
  message: 'This shop has no waiting list that guests join by themselves now.',
  field: 'shop',
}

/** Too many parties wait, or the party is too big to join by itself: it speaks to staff. */
export const waitingFull = (field: 'shop' | 'guests'): Refusal => ({
  kind: 'Conflict',
  code: 'waitingFull',
  message: 'Please speak to the staff.',
  field,
})

export const illegalWaiting = (from: WaitingStatus, to: WaitingStatus): Refusal => ({
  kind: 'Conflict',
  code: 'illegalTransition',
  message: `A party that is ${from} cannot become ${to}.`,
  field: 'status',
  detail: { from, to },
})
