import type { Id } from './vocabulary.ts'

/** The instant that a time condition reads (TIME-4.1). */
export type TimeType = 'range' | 'start' | 'book' | 'create' | 'pay' | 'order'

/** A set of times, in the shop's time zone (TIME-4). */
export interface TimeCondition {
  readonly _id: Id
  /** Missing: `range`, which reads now. */
  readonly timeType?: TimeType | undefined
  /** 0 Sunday … 6 Saturday; missing or empty: every day. */
  readonly weekdays?: readonly number[] | undefined
  /** HH:MM, inclusive. */
  readonly from?: string | undefined
  /** HH:MM, exclusive; at or before `from`: overnight. */
  readonly to?: string | undefined
  /** `YYYY-MM-DD` or an instant, inclusive. */
  readonly startDate?: string | undefined
  /** `YYYY-MM-DD` or an instant, inclusive. */
  readonly endDate?: string | undefined
}
