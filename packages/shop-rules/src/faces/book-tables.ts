// Tables of the book: those that fit a party, and whose they are when. Its bookings that a shop takes no more.

export { fittingTables, type Place } from '../reservations/fitting-tables.ts'
export { type GuestHours, isOutOfHours } from '../reservations/out-of-hours.ts'
export { holdersOf, keptFor, tablesOfOthers } from '../reservations/table-holders.ts'
