/** What an order takes of a shared cart, as it is shown. */
export interface SharedOrder {
  /** The seat of this guest: lines with it as their `chairId` are their own. */
  readonly seat: string
  readonly guestKey: string
  readonly dishes: readonly {
    readonly id: string
    readonly revision: number
    readonly quantity: number
  }[]
  /** Resolves once the server has all edits, or does not respond in time. */
  readonly settled: () => Promise<void>
}
