/** A time of day, and whether it is on the next day. */
export interface NormalizedTime {
  /** HH:MM, from 00:00 to 23:59. */
  readonly time: string
  /** 1 if the input was past 24:00, else 0. */
  readonly dayShift: 0 | 1
}

const two = (value: number): string => value.toString().padStart(2, '0')

/**
 * Returns a time as people write it, as HH:MM (TIME-1): 3 to 4 digits are split (`930`, `9:30`), up to 2 digits are hours
 * (`9`), past 24:00 wraps and shifts the day by one (`2530` is 01:30 of the next day), anything else is `undefined`.
 */
export const normalizeTime = (
  input: string | number | null | undefined,
): NormalizedTime | undefined => {
  const match = /^(\d{1,2})(?::?(\d{2}))?$/.exec(String(input ?? '').trim())
  if (!match) return undefined
  const hours = Number(match[1])
  const minutes = Number(match[2] ?? 0)
  if (hours >= 48 || minutes > 59) return undefined
  return { time: `${two(hours % 24)}:${two(minutes)}`, dayShift: hours >= 24 ? 1 : 0 }
}

/** The weekdays (0 Sunday … 6 Saturday) on which a time falls that was meant for the given ones. */
export const shiftWeekdays = (weekdays: readonly number[], dayShift: 0 | 1): readonly number[] =>
  weekdays.map((weekday) => (weekday + dayShift) % 7)

/** A window of hours on some weekdays, as records carry it. */
export interface WrittenWindow {
  readonly weekdays?: readonly number[] | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/**
 * Returns a window with its times as HH:MM: one that begins past 24:00 moves to the next weekday, one that ends there
 * runs overnight; an invalid time is left out, which means the start or the end of the day.
 */
export const normalizeWindow = <W extends WrittenWindow>(window: W): W => {
  const { from: writtenFrom, to: writtenTo, weekdays, ...rest } = window
  const from = normalizeTime(writtenFrom)
  const to = normalizeTime(writtenTo)
  const shifted = weekdays && shiftWeekdays(weekdays, from?.dayShift ?? 0)
  return {
    ...rest,
    ...(shifted ? { weekdays: shifted } : {}),
    ...(from ? { from: from.time } : {}),
    ...(to ? { to: to.time } : {}),
  } as W
}
