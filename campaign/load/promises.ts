/** What servers have acknowledged to callers. */
export class Promises {
  readonly orders: { readonly id: string; readonly number: string }[] = []
  /** Orders at the one table, of `orders`. */
  atTable = 0
  /** Paid from a balance, in cents, and the sessions that were. */
  paidCents = 0
  paid = 0
  readonly rewards: string[] = []
  readonly coupons: string[] = []
  readonly usedCoupons: string[] = []
  readonly pointRecords: string[] = []
  readonly #times: number[] = []

  addOrder({ _id, number }: { readonly _id: string; readonly number: string }): void {
    this.orders.push({ id: _id, number })
    this.#times.push(performance.now())
  }

  /** The longest time in which no order was acknowledged, in ms, between two points of `performance.now()`. */
  longestPause(from: number, to = performance.now()): number {
    const times = [from, ...this.#times.filter((time) => time > from && time < to), to]
    return Math.max(...times.slice(1).map((time, at) => time - (times[at] ?? time)))
  }
}
