/** Returns cents as a decimal number with two decimals and no other sign: `128.50`. */
export const decimalAmount = (cents: number): string => {
  const digits = Math.abs(cents).toString().padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Returns the cents of a decimal number, or undefined unless it has only digits and at most two decimals. */
export const centsOfDecimal = (text: string | undefined): number | undefined => {
  const [, whole, decimals = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text ?? '') ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}
