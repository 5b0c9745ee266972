/** Points earned together, and how many of them are left; without `expires` they never expire. */
export interface PointLot {
  readonly id: string
  readonly left: number
  /** ISO instant. */
  readonly expires?: string | undefined
}

/** How many points are taken from which lot. */
export interface PointTake {
  readonly lot: string
  readonly amount: number
}

const endOf = (lot: PointLot): number =>
  lot.expires === undefined ? Infinity : Date.parse(lot.expires)

/** Returns the lots that still count, the next to expire first; those that expire together keep their order. */
export const livingLots = (lots: readonly PointLot[], now: string): readonly PointLot[] =>
  lots
    .filter((lot) => lot.left > 0 && endOf(lot) > Date.parse(now))
    .toSorted((a, b) => (endOf(a) === endOf(b) ? 0 : endOf(a) - endOf(b)))

/** Points that expire within so many days are shown to the member. */
export const soonDays = 30

/** Points that end within some days, soonest first. */
export const expiringSoon = (
  lots: readonly PointLot[],
  now: string,
  days = soonDays,
): readonly PointLot[] =>
  livingLots(lots, now).filter((lot) => endOf(lot) <= Date.parse(now) + days * 86_400_000)

/**
 * Returns the lots to spend points from, the next to expire first, or `undefined` if there are too few points or no
 * amount.
 */
export const spendPoints = (
  lots: readonly PointLot[],
  points: number,
  now: string,
): readonly PointTake[] | undefined => {
  if (!Number.isInteger(points) || points < 1) return undefined
  let wanted = points
  const takes: PointTake[] = []
  for (const lot of livingLots(lots, now)) {
    if (wanted === 0) break
    const amount = Math.min(wanted, lot.left)
    takes.push({ lot: lot.id, amount })
    wanted -= amount
  }
  return wanted === 0 ? takes : undefined
}
