export { type BookingSubject, loadBookingSubject } from './reservations/booking-subject.ts'
export { type DeviceReservations, deviceReservations } from './reservations/device-reservations.ts'
export { loadOwnReservations, type OwnReservations } from './reservations/own-reservations.ts'
export {
  cancelReservation,
  checkAvailability,
  confirmReservation,
} from './reservations/reservation-calls.ts'
export {
  createReservationRecord,
  type ReservationAt,
  type ReservationRecord,
  type ReservationRecordState,
} from './reservations/reservation-record.ts'
export { bookings, type BookingState } from './reservations/bookings.ts'
export {
  createJoining,
  createWaitingPlace,
  loadWaitingDoor,
  type WaitingDoor,
  type WaitingPlaceRecord,
  type WaitingPlaceState,
} from './reservations/waiting-place.ts'
