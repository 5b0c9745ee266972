/** A business day of a shop. */
export interface DayOfShop {
  readonly shop: string
  readonly day: string
}
