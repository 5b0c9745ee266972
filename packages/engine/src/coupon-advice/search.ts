import type { Conflicts } from './conflicts.ts'

/** A set of coupons that all hold, with what is paid; cents. */
export interface FoundSet {
  readonly set: number
  readonly total: number
}

/** What is searched: sets of coupons as bits. */
export interface Board {
  /** Positions of the coupons, in the order in which sets are extended. */
  readonly order: readonly number[]
  readonly conflicts: Conflicts
  readonly twins: readonly number[]
  /** Returns what a set costs at least with one of `rest` and any of those that follow it, cents (CPN-8.6). */
  readonly leastBeside: (
    set: number,
    rest: readonly number[],
  ) => (one: number, following: readonly number[]) => number
  /** Whether that is no less for any of those that follow, if none of them was left out. */
  readonly isNested: boolean
  /** Returns what is paid with a set, or undefined if not all of it holds. */
  readonly tryOut: (set: number) => number | undefined
  readonly isBetter: (one: FoundSet, other: FoundSet) => boolean
  readonly sizeOf: (set: number) => number
}

export interface Searched {
  readonly best: FoundSet | undefined
  /** No set that was not tried costs less, cents; infinite if each was tried or ruled out. */
  readonly open: number
}

/**
 * Searches the sets that have all of `start`, depth first. Sets that do not hold are extended
 * too: one more coupon may take away what was in the way. Yields before each set that it tries; what it is sent then says whether to stop.
 */
export function* search(
  board: Board,
  start: number,
  from: FoundSet | undefined,
): Generator<undefined, Searched, boolean> {
  let best = from
  let open = Number.POSITIVE_INFINITY
  let isStopped = false
  /** Whether nothing with these coupons can be better: by its total, or, of the same, by their number. */
  const isOut = (least: number, set: number): boolean =>
    least === Number.POSITIVE_INFINITY ||
    (best !== undefined &&
      (least > best.total || (least === best.total && board.sizeOf(set) > board.sizeOf(best.set))))
  function* extend(set: number, rest: readonly number[]): Generator<undefined, void, boolean> {
    const leastOf = board.leastBeside(set, rest)
    for (const [at, one] of rest.entries()) {
      const next = set | (1 << one)
      const twin = board.twins[one]!
      if (twin !== -1 && (set & (1 << twin)) === 0) continue
      const following = rest
        .slice(at + 1)
        .filter((other) => (board.conflicts[one]! & (1 << other)) === 0)
      const least = leastOf(one, following)
      if (isOut(least, next)) {
        // the bound of what is left of them is no less
        if (board.isNested && following.length === rest.length - at - 1) return
        continue
      }
      isStopped ||= yield
      if (isStopped) {
        open = Math.min(open, least)
        continue
      }
      const total = board.tryOut(next)
      const found = total === undefined ? undefined : { set: next, total }
      if (found && (!best || board.isBetter(found, best))) best = found
      if (following.length > 0) yield* extend(next, following)
    }
  }
  const total = board.tryOut(start)
  if (total !== undefined) {
    const found = { set: start, total }
    if (!best || board.isBetter(found, best)) best = found
  }
  const rest = board.order.filter(
    (one) =>
      (start & (1 << one)) === 0 &&
      board.conflicts.every((apart, at) => (start & (1 << at)) === 0 || !(apart & (1 << one))),
  )
  yield* extend(start, rest)
  return { best, open }
}
