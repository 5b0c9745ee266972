import { firstDayOfPeriod, nextTaiwanPeriod, taiwanPeriod } from './taiwan-period.ts'

/** Numbers that a seller may give: of two letters, from a first to a last; `next` is the first that is free. */
export interface NumberTrack {
  readonly period: string
  readonly letters: string
  readonly from: number
  readonly to: number
  readonly next: number
}

/** Why a seller soon has no numbers: days, or a tenth of the numbers, are left, or the next period has none. */
export type PoolWarning = 'empty' | 'fewDays' | 'fewNumbers' | 'nextPeriod'

const day = 86_400_000

const leftIn = (tracks: readonly NumberTrack[]): number =>
  tracks.reduce((sum, { to, next }) => sum + to + 1 - next, 0)

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / day

/** Days of use that must be left. */
const fewDays = 3

/** The day of the period's second month from which the next period must have numbers. */
const nextPeriodFrom = 20

/** Returns what is low in a seller's pool on a day in Taipei, `YYYY-MM-DD`, if anything is (INV-6.1). */
export const poolWarning = (
  tracks: readonly NumberTrack[],
  today: string,
): PoolWarning | undefined => {
  const period = taiwanPeriod(today)
  const now = tracks.filter((track) => track.period === period)
  const left = leftIn(now)
  if (left === 0) return 'empty'
  const all = now.reduce((sum, { from, to }) => sum + to + 1 - from, 0)
  const daysUsed = daysBetween(firstDayOfPeriod(period), today) + 1
  if (left < ((all - left) / daysUsed) * fewDays) return 'fewDays'
  if (left * 10 < all) return 'fewNumbers'
  const isLate =
    today >= `${today.slice(0, 7)}-${nextPeriodFrom}` && Number(today.slice(5, 7)) % 2 === 0
  const hasNext = tracks.some((track) => track.period === nextTaiwanPeriod(period))
  return isLate && !hasNext ? 'nextPeriod' : undefined
}

/** Returns what was never given of the tracks of a period that is over, to be reported as blank (INV-6.2). */
export const blankNumbers = (
  tracks: readonly NumberTrack[],
): readonly Pick<NumberTrack, 'letters' | 'from' | 'to'>[] =>
  tracks
    .filter(({ next, to }) => next <= to)
    .map(({ letters, next, to }) => ({ letters, from: next, to }))

/** Returns an invoice's number: two letters and eight digits. */
export const invoiceNumber = (letters: string, number: number): string =>
  letters + String(number).padStart(8, '0')
