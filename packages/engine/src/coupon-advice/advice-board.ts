import { conflictsOf, twinsOf } from './conflicts.ts'
import {
  type AdviceRequest,
  type CouponChoice,
  inAdvisedOrder,
  isForMoney,
  tieKey,
} from './coupon-choice.ts'
import { type LowerBound, lowerBound } from './lower-bound.ts'
import { type Board, type FoundSet, search, type Searched } from './search.ts'
import { type BillOfSets, openSets, sizeOf, trySet } from './tried-set.ts'

/** As many coupons as a set of bits holds are searched, those that may take off most. */
const MOST_COUPONS = 30

/** Coupons that may be used on an order, ready to be searched; amounts in cents. */
export interface AdviceBoard extends Board {
  readonly bound: LowerBound
  /** Positions of the coupons, the one that may take off most first. */
  readonly byMost: readonly number[]
  /** In the order in which they are added. */
  readonly choices: readonly CouponChoice[]
  /** The orders; the last is what is paid. */
  readonly bills: readonly BillOfSets[]
  /** What is paid now. */
  readonly now: number
  /** What coupons that were too many to search may take off. */
  readonly beyond: number
  /** Number of sets tried. */
  readonly tried: () => number
  readonly chosenIn: (set: number) => readonly CouponChoice[]
  /** Returns what is paid with a set, whether it holds or not. */
  readonly totalOf: (set: number) => number
}

interface Tried {
  readonly total: number
  readonly holds: boolean
}

const isBitIn = (set: number, at: number): boolean => (set & (1 << at)) !== 0

const openBoard = (
  { book, orders }: AdviceRequest,
  choices: readonly CouponChoice[],
  beyond: number,
): AdviceBoard => {
  const bills = orders.map((order) => openSets(book, order, choices))
  const paid = bills.at(-1)!
  const conflicts = conflictsOf(choices, paid)
  const bound = lowerBound(paid, conflicts)
  const most = choices.map((_, at) => bound.most(1 << at, []))
  // a coupon that takes nothing off never holds
  const byMost = choices
    .map((_, at) => at)
    .filter((at) => most[at]! > 0)
    .toSorted((a, b) => most[b]! - most[a]! || a - b)
  const known = new Map<number, Tried>()
  const tryAll = (set: number): Tried => {
    const before = known.get(set)
    if (before) return before
    const all = bills.map((bill) => trySet(bill, set))
    const tried = { total: all.at(-1)!.total, holds: all.every(({ holds }) => holds) }
    known.set(set, tried)
    return tried
  }
  const chosenIn = (set: number): readonly CouponChoice[] =>
    choices.filter((_, at) => isBitIn(set, at))
  const points = (set: number): number =>
    chosenIn(set).reduce((sum, { rule }) => sum + (rule.point ?? 0), 0)
  const isBetter = (one: FoundSet, other: FoundSet): boolean => {
    const apart =
      one.total - other.total ||
      sizeOf(one.set) - sizeOf(other.set) ||
      points(one.set) - points(other.set)
    return apart < 0 || (apart === 0 && tieKey(chosenIn(one.set)) < tieKey(chosenIn(other.set)))
  }
  return {
    choices,
    bills,
    bound,
    beyond,
    isBetter,
    sizeOf,
    chosenIn,
    now: paid.now,
    conflicts,
    twins: twinsOf(choices),
    byMost,
    ...branching(paid, bound, byMost),
    tryOut: (set) => {
      const { total, holds } = tryAll(set)
      return holds ? total : undefined
    },
    totalOf: (set) => tryAll(set).total,
    tried: () => known.size,
  }
}

/**
 * In which order sets are extended, and by which bound: as coupons are tried, by what those before cost and leave; else the one that may
 * take off most first.
 */
const branching = (
  { bits }: BillOfSets,
  { least, leastAfter }: LowerBound,
  byMost: readonly number[],
): Pick<Board, 'order' | 'leastBeside' | 'isNested'> => {
  if (!leastAfter)
    return {
      order: byMost,
      isNested: false,
      leastBeside: (set) => (one, following) => least(set | (1 << one), following),
    }
  const placeOf = (one: number): number => bits.indexOf(1 << one)
  return {
    order: byMost.toSorted((a, b) => placeOf(a) - placeOf(b)),
    isNested: true,
    leastBeside: (set, rest) => {
      const from = rest.length > 0 ? placeOf(rest[0]!) : 0
      const later = byMost.filter((one) => isBitIn(set, one) && placeOf(one) > from)
      const before = later.reduce((some, one) => some & ~(1 << one), set)
      const leastOf = leastAfter(before)
      return (one, following) => leastOf([...later, one, ...following])
    },
  }
}

/** Returns by coupon what it takes off at most, as many at a time as a set of bits holds. */
function* mostOfEach(
  { book, orders }: AdviceRequest,
  choices: readonly CouponChoice[],
): Generator<undefined, readonly number[], boolean> {
  const most: number[] = []
  for (let from = 0; from < choices.length; from += MOST_COUPONS) {
    yield
    const some = choices.slice(from, from + MOST_COUPONS)
    const bound = lowerBound(
      openSets(book, orders.at(-1)!, some),
      some.map(() => 0),
    )
    most.push(...some.map((_, at) => bound.most(1 << at, [])))
  }
  return most
}

/**
 * Opens what is advised on: the coupons that are used for their money, in the advised order (CPN-8.3). Of many it yields in between;
 * it is not ended before it is done.
 */
export function* adviceBoard(request: AdviceRequest): Generator<undefined, AdviceBoard, boolean> {
  const used = new Set(request.orders.flatMap(({ coupons }) => coupons.map(({ id }) => id)))
  const choices = inAdvisedOrder(
    request.choices.filter(({ id, rule }) => isForMoney(rule, used.has(id))),
  )
  if (choices.length <= MOST_COUPONS) return openBoard(request, choices, 0)
  const most = yield* mostOfEach(request, choices)
  const byMost = choices.map((_, at) => at).toSorted((a, b) => most[b]! - most[a]!)
  const kept = new Set(byMost.slice(0, MOST_COUPONS))
  const beyond = byMost.slice(MOST_COUPONS).reduce((sum, at) => sum + most[at]!, 0)
  yield
  return openBoard(
    request,
    choices.filter((_, at) => kept.has(at)),
    beyond,
  )
}

/** Takes coupons one by one while they save; a good start rules out most of what follows. */
export function* searchAll(board: AdviceBoard): Generator<undefined, Searched, boolean> {
  let set = 0
  let best: FoundSet | undefined
  const none = board.tryOut(0)
  if (none !== undefined) best = { set, total: none }
  for (const at of board.byMost) {
    if ((board.conflicts[at]! & set) !== 0) continue
    if (yield) break
    const total = board.tryOut(set | (1 << at))
    if (total === undefined || (best && total >= best.total)) continue
    set |= 1 << at
    best = { set, total }
  }
  return yield* search(board, 0, best)
}
