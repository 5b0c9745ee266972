import type { Booking } from './bookings-of-day.ts'

/** A closed day with its bookings. */
export interface BookedDay {
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** The number of its Z. */
  readonly number: number
  readonly bookings: readonly Booking[]
}

/** Why a file cannot be made: what of the settings or of the period the format does not take. */
export type FormatProblem =
  | { readonly reason: 'account'; readonly account: string }
  | { readonly reason: 'datev' | 'xero' | 'fiscalYear' | 'amount' }
  | { readonly reason: 'lines'; readonly most: number }

/** The lines of a file, or the first reason why there is none. */
export type BookingsFile =
  | { readonly lines: readonly string[] }
  | { readonly problem: FormatProblem }
