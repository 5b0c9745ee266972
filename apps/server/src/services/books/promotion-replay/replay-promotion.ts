import type {
  OrderDiscount,
  Replay,
  ReplayData,
  ReplayedBill,
  ReplayedRule,
  ReplayedTo,
  TimeCondition,
} from '@comanda/contract'
import { addReplays, mostChanged, noReplay, type ReplayFigures } from '@comanda/shop-rules/replays'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { timeConditions } from '../../../tables/time-conditions.ts'
import { createBookReader } from '../../ordering/replay/read-books.ts'
import { billFigures, costOf } from './bill-figures.ts'
import { comparedBill } from './compared-bill.ts'
import { inForce, withDraft } from './drafted-rule.ts'
import { countBills, findBills } from './find-bills.ts'
import { type BillWithDraft, replayBill, type ReplayBooks } from './replay-bill.ts'

type Figures = ReplayFigures<ReplayedBill, ReplayedRule>

/** So many bills are in memory at a time. */
const BATCH = 250

/** After so many bills a response ends: a second or so of work. */
const PAGE = 2000

/** Of more bills a sample of so many is replayed (BOOK-3.7). */
const MOST_BILLS = 200_000

/** What limits a replay, in bills. */
export interface ReplayLimits {
  readonly batch: number
  readonly page: number
  readonly most: number
}

const limits: ReplayLimits = { batch: BATCH, page: PAGE, most: MOST_BILLS }

/** Returns the time conditions that a draft names: as they are stored, or else as they came with it. */
const timesOf = async (
  database: Database,
  rule: OrderDiscount,
  sent: readonly TimeCondition[],
): Promise<readonly TimeCondition[]> => {
  const ids = [
    ...(rule.timeConditions ?? []),
    ...(rule.conditions ?? []).flatMap((condition) => condition.timeConditions ?? []),
  ]
  if (ids.length === 0) return []
  const rows = await database.select().from(timeConditions).where(inArray(timeConditions._id, ids))
  const stored = rows.map((row) => withoutNulls(row) as TimeCondition)
  return [...stored, ...sent.filter(({ _id }) => !stored.some((time) => time._id === _id))]
}

const openBooks = async (
  database: Database,
  { draft, times = [] }: Pick<ReplayData, 'draft' | 'times'>,
): Promise<ReplayBooks> => {
  const rule = inForce(draft)
  const drafted = { rule, times: await timesOf(database, rule, times) }
  return {
    draft: drafted,
    readBook: createBookReader(database),
    readDrafted: createBookReader(database, withDraft(drafted)),
  }
}

const changed = ({ state, after }: BillWithDraft) => ({
  session: state.row._id,
  before: state.row.result.totals,
  after: after.totals,
})

/** Returns those of some bills that change most, to be shown. */
const mostOf = (bills: readonly BillWithDraft[], draft: OrderDiscount): ReplayedBill[] => {
  const byId = new Map(bills.map((bill) => [bill.state.row._id, bill]))
  const candidates = bills.filter(({ state, after }) => costOf(state.row.result, after) !== 0)
  return mostChanged(candidates.map(changed)).flatMap(({ session }) => {
    const bill = byId.get(session)
    return bill ? [comparedBill(bill, draft)] : []
  })
}

const replayOf = (of: number, figures: Figures): Replay => ({
  of,
  ...figures,
  hours: [...figures.hours],
  rules: [...figures.rules],
  most: [...figures.most],
})

/**
 * Replays a draft on stored bills, as many as a response is about (BOOK-3.1). Reads alone. Throws the reason of the signal once it is aborted.
 */
export const replayPromotion = async (
  database: Database,
  { shops, from, to, draft, times, near = 0, after }: ReplayData,
  signal: AbortSignal,
  { batch, page, most }: ReplayLimits = limits,
): Promise<Replay> => {
  const span = { from, to }
  const of = after?.of ?? (await countBills(database, shops, span))
  const share = of > most ? most / of : 1
  const books = await openBooks(database, times ? { draft, times } : { draft })
  let figures: Figures = noReplay()
  let read = 0
  let last: ReplayedTo | undefined = after
  const begin = after ? shops.indexOf(after.shop) : 0
  for (const shop of shops.slice(Math.max(0, begin))) {
    for (;;) {
      signal.throwIfAborted()
      const own = last?.shop === shop ? last : undefined
      const states = await findBills(database, { shop, span, last: own, share, most: batch })
      const bills: BillWithDraft[] = []
      for (const state of states) {
        const bill = await replayBill(state, books)
        if (bill) bills.push(bill)
        figures = addReplays(
          figures,
          bill ? billFigures(bill, { draft: draft._id, near }) : { ...noReplay(), leftOut: 1 },
        )
      }
      figures = addReplays(figures, { ...noReplay(), most: mostOf(bills, draft) })
      read += states.length
      const end = states.at(-1)?.row
      if (end) last = { shop, day: end.day ?? to, session: end._id, of }
      if (states.length < batch) break
      if (read >= page) return { ...replayOf(of, figures), ...(last ? { next: last } : {}) }
    }
  }
  return replayOf(of, figures)
}
