/** What servers have acknowledged to callers. */
export class Promises {
  readonly orders: { readonly id: string; readonly number: string }[] = []
  /** Orders at the one table, of `orders`. */
  atTable = 0
  /** Paid from balances, in cents. */
  paidCents = 0
  readonly rewards: string[] = []
  readonly coupons: string[] = []
  readonly usedCoupons: string[] = []
  readonly pointRecords: string[] = []
  readonly #times: number[] = []

  /** How many writes other than orders were acknowledged; each member's order is paid before a reward is redeemed. */
  get others(): number {
    return 2 * this.rewards.length + this.coupons.length + this.pointRecords.length
  }

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
