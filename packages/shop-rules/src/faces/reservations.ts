// Time slots, their load, and the validation of a booking.

export { type Allergy, allergyOf } from '../reservations/allergy-of.ts'
export { depositAmount } from '../reservations/deposit-amount.ts'
export { cancelError } from '../reservations/cancellation.ts'
export { freeSlots, nearestSlots } from '../reservations/free-slots.ts'
export { sittingTimes, stayOf, type Stays } from '../reservations/party-stay.ts'
export {
  DEFAULT_RESERVATION_SETTINGS,
  type PartyStay,
  type Seating,
  type ReservationSettings,
} from '../reservations/reservation-settings.ts'
export {
  canReservationBecome,
  holdsPlace,
  isReservationEditable,
  RESERVATION_TRANSITIONS,
  UNDO_TIME,
  mayBeNoShow,
  undoneStatus,
} from '../reservations/reservation-status.ts'
export { slotRoom, type SlotRoom } from '../reservations/slot-room.ts'
export { guestsOf, hasRoom, type ReservedParty } from '../reservations/slot-load.ts'
export { slotsOfDay, type TimeSlot } from '../reservations/time-slots.ts'
export {
  type ReservationDraft,
  type ReservationError,
  reservationErrors,
} from '../reservations/validate-reservation.ts'
