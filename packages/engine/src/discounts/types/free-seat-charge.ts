import type { Waiver } from '../../kernel/waiver.ts'

/** `freeSeatCharge`: the per-person part of the surcharges is not charged (DISC-7.1). */
export const seatWaiver = (): Waiver => ({
  kind: 'seats',
  items: new Set(),
  settings: undefined,
  waived: 0,
})
