// The guests of a table: who is there, acts as host, lets in to its shared cart, and who has paid and not had all yet.

export {
  actingHost,
  admittedFrom,
  countedGuests,
  entersAlone,
  isGuestPresent,
  ringsFrom,
  type SeatedGuest,
} from '../sessions/table-host.ts'
export {
  COMING,
  countsAsServed,
  isStillServed,
  UNTOUCHED_MINUTES,
} from '../sessions/still-served.ts'
