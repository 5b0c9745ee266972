/** Returns a number in hexadecimal, with leading zeros up to this many digits. */
export const hex = (value: number, digits: number): string =>
  value.toString(16).padStart(digits, '0')
