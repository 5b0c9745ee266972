// Tables of the book: those that fit a party, and whose they are when.

export { fittingTables, type Place } from '../reservations/fitting-tables.ts'
export { holdersOf, keptFor, tablesOfOthers } from '../reservations/table-holders.ts'
