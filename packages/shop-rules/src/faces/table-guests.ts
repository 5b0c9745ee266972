// The guests of a table with a shared cart: who is there, acts as host, lets in.

export {
  actingHost,
  admittedFrom,
  countedGuests,
  entersAlone,
  isGuestPresent,
  ringsFrom,
  type SeatedGuest,
} from '../sessions/table-host.ts'
