/** The parts of a price: cents are shown smaller, and a word may follow. */
export interface PriceParts {
  readonly units: string
  /** With their point; absent of a price without cents. */
  readonly cents?: string | undefined
  readonly after?: string | undefined
}

/** Returns the parts of a formatted price, with a minus sign if it is negative. */
export const priceParts = (text: string): PriceParts => {
  const [units = '', cents, after] = text.replace('-', '−').split(/(\.\d\d)(?!\d)/)
  return { units, cents, after }
}
