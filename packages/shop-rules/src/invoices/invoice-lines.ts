/** What was sold under a name, pieces or so many of a `unit`; `worth` weighs it against the others. */
export interface SoldItem {
  readonly name: string
  readonly quantity: number
  readonly unit?: string | undefined
  readonly worth: number
}

/** A line of an invoice; `amount` in whole dollars, `price` of one of them. */
export interface InvoiceLine {
  readonly name: string
  readonly quantity: number
  /** Of the quantity; pieces without it. */
  readonly unit?: string
  readonly price: number
  readonly amount: number
}

const line = ({ name, quantity, unit }: Omit<SoldItem, 'worth'>, amount: number): InvoiceLine => ({
  name,
  quantity,
  ...(unit === undefined ? {} : { unit }),
  price: Math.round((amount * 100) / quantity) / 100,
  amount,
})

/**
 * Spreads a total in whole dollars over what was sold, by its worth: the amounts add up to the total (INV-2.3). What is
 * worth nothing has the amount 0. One line named `other` if there is nothing to spread over.
 */
export const invoiceLines = (
  total: number,
  sold: readonly SoldItem[],
  other: string,
): InvoiceLine[] => {
  const counted = sold.filter(({ quantity }) => quantity > 0)
  const worth = counted.reduce((sum, item) => sum + Math.max(0, item.worth), 0)
  if (worth <= 0) return [line({ name: other, quantity: 1 }, total)]
  let passed = 0
  let spread = 0
  return counted.map((item) => {
    passed += Math.max(0, item.worth)
    const until = Math.round((total * passed) / worth)
    const amount = until - spread
    spread = until
    return line(item, amount)
  })
}
