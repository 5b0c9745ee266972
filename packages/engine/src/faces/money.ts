// Amounts: cents inside, currency units on the wire, and as they are shown.

export { fromCents, toCents } from '../money/cents.ts'
export { displayMoney, smallestAmount } from '../money/currency-display.ts'
export { greatestAmount, MAX_AMOUNT } from '../money/greatest-amount.ts'
