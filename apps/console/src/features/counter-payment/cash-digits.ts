/** As many digits as the largest amount of any currency has (MONEY-1.2). */
const AMOUNT = /^\d{1,11}(\.\d{0,2})?$/

/** Returns the typed cash with one more digit or the point; unchanged if that would be no amount. */
export const withDigit = (tendered: string, digit: string): string =>
  AMOUNT.test(`${tendered}${digit}`) ? `${tendered}${digit}` : tendered

/** Returns the typed cash without its last digit. */
export const withoutDigit = (tendered: string): string => tendered.slice(0, -1)
