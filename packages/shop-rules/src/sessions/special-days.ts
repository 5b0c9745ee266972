/** Days on which a shop is closed, or open at other hours than usual (SESS-10.1). Days are `YYYY-MM-DD`. */
export interface SpecialDay {
  readonly from: string
  /** The last of several days. */
  readonly to?: string | undefined
  /** Every year. */
  readonly yearly?: boolean | undefined
}

/** Returns what a shop says about a day: the first of its special days that includes it. */
export const specialDayOf = <D extends SpecialDay>(
  days: readonly D[] | null | undefined,
  date: string,
): D | undefined =>
  days?.find(({ from, to = from, yearly }) => {
    const [first, last, day] = [from, to, date].map((text) => text.slice(yearly ? 5 : 0))
    // Christmas to New Year begins in one year and ends in the next.
    return first! > last! && yearly
      ? first! <= day! || day! <= last!
      : first! <= day! && day! <= last!
  })
