/** The amounts of an invoice in whole dollars; `sales` is without tax if `tax` is named beside it. */
export interface TaiwanAmounts {
  readonly sales: number
  readonly tax: number
  readonly total: number
}

/** Business tax, 5 %. */
const withTax = 1.05

/** Returns what a total is without its tax, in whole dollars. */
export const withoutTaiwanTax = (total: number): number => Math.round(total / withTax)

/**
 * Returns the amounts of an invoice over a total in whole dollars: a company's names its tax, which is what is left of the
 * total; a consumer's has all in the sales, and tax 0 (INV-2.4).
 */
export const taiwanAmounts = (total: number, isCompany: boolean): TaiwanAmounts => {
  const sales = isCompany ? withoutTaiwanTax(total) : total
  return { sales, tax: total - sales, total }
}
