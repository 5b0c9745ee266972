/** Returns whether 13 digits end with the check digit of an EAN-13. */
export const isEan = (digits: string): boolean => {
  const sum = Array.from(digits, (digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 3))
  return sum.reduce((all, one) => all + one, 0) % 10 === 0
}

/** How a digit counts in a price: its product, less or more the tens of that. */
const weights = {
  twoLess: (digit: number) => 2 * digit - Math.floor((2 * digit) / 10),
  three: (digit: number) => 3 * digit,
  fiveLess: (digit: number) => 5 * digit - Math.floor((5 * digit) / 10),
  fiveMore: (digit: number) => 5 * digit + Math.floor((5 * digit) / 10),
} as const

const { twoLess, three, fiveLess, fiveMore } = weights
const ofFour = [twoLess, twoLess, three, fiveLess]
const ofFive = [fiveMore, twoLess, fiveLess, fiveMore, twoLess]

/** Returns the check digit of a price or weight of 4 or 5 digits (GS1 General Specifications, 7.9.2 to 7.9.4); undefined of others. */
export const priceCheckDigit = (value: string): number | undefined => {
  const sum = (of: readonly ((digit: number) => number)[]): number =>
    of.reduce((all, weight, at) => all + weight(Number(value[at])), 0)
  if (value.length === 4) return (3 * sum(ofFour)) % 10
  if (value.length !== 5) return undefined
  // The digit that makes a sum of tens, counted as five less its tens.
  const rest = (10 - (sum(ofFive) % 10)) % 10
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => fiveLess(digit) % 10 === rest)
}
