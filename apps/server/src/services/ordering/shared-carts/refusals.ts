import type { Refusal } from '../../../errors/refusal.ts'

/** Nobody with this key is a guest of the table, or they are not let in (yet, or any more). */
export const guestNotAdmitted: Refusal = {
  kind: 'Forbidden',
  code: 'guestNotAdmitted',
  message: 'You are not a guest of this table.',
}

/** Others than the host let somebody in only after a while: `from` says when. */
export const admittedLater = (from: number): Refusal => ({
  ...guestNotAdmitted,
  message: 'The host lets guests in; others may from then on.',
  detail: { from: new Date(from).toISOString() },
})

export const guestDeclined: Refusal = {
  kind: 'Forbidden',
  code: 'guestDeclined',
  message: 'You were not let in at this table.',
}

export const tableFull: Refusal = {
  kind: 'Conflict',
  code: 'tableFull',
  message: 'This table has as many guests as it can.',
}
