import { fromCents } from '@comanda/engine/money'
import { and, eq, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { Period } from '../../../payments/provider.ts'
import { type ReconciliationRow, reconciliations } from '../../../tables/reconciliations.ts'
import { paymentDifferences } from '../../../tables/payment-differences.ts'
import type { Reconciling } from './compare-day.ts'
import type { ReconciledAccount } from './reconciled-account.ts'
import type { FoundBy } from './save-difference.ts'
import type { Tally } from './tally.ts'

/** After how long a comparison counts as lost with its server, in ms. */
const LOST_AFTER = 30 * 60_000

/** A comparison that has begun: no other server makes the same. */
export interface Run extends FoundBy {
  readonly of: ReconciledAccount
  readonly period: Period
}

const at = (time: number): string => new Date(time).toISOString()

const target = [reconciliations.shop, reconciliations.account, reconciliations.day]

type Asked = Omit<Run, 'startTime' | 'account'>

/** For which shop a comparison begins, and how long the last one must have ended before, in ms. */
interface Beginning {
  readonly shop?: string
  readonly pause?: number
}

const beginAt = async (
  { database, shopDirectory, now }: Reconciling,
  { of, day, period }: Asked,
  { shop = of.home, pause = 0 }: Beginning,
): Promise<ReconciliationRow | undefined> => {
  const state = {
    status: 'running' as const,
    provider: of.provider.name,
    basis: of.basis,
    from: at(period.from),
    to: at(period.to),
    startTime: at(now()),
    endTime: null,
    failure: null,
  }
  const _id = await shopDirectory.newRecordId(database, shop)
  const isRested = or(
    isNull(reconciliations.endTime),
    lte(reconciliations.endTime, at(now() - pause)),
  )
  const isFree = or(
    and(ne(reconciliations.status, 'running'), isRested),
    lt(reconciliations.startTime, at(now() - LOST_AFTER)),
  )
  const [row] = await database
    .insert(reconciliations)
    .values({ shop, _id, account: of._id, day, ...state })
    .onConflictDoUpdate({ target, set: state, ...(isFree ? { setWhere: isFree } : {}) })
    .returning()
  return row
}

/** Returns the row of a shop, if the day was compared. */
export const reconciliationOf = async (
  database: Database,
  { shop, account, day }: Pick<ReconciliationRow, 'shop' | 'account' | 'day'>,
): Promise<ReconciliationRow | undefined> => {
  const [row] = await database
    .select()
    .from(reconciliations)
    .where(
      and(
        eq(reconciliations.shop, shop),
        eq(reconciliations.account, account),
        eq(reconciliations.day, day),
      ),
    )
  return row
}

/** Begins a comparison, with a row for the shop that wants it. Returns undefined if one is under way, or has just ended. */
export const beginRun = async (
  reconciling: Reconciling,
  asked: Asked,
  { shop = asked.of.home, pause = 0 }: Beginning = {},
): Promise<Run | undefined> => {
  const row = await beginAt(reconciling, asked, { pause })
  if (!row) return undefined
  if (shop !== asked.of.home) await beginAt(reconciling, asked, { shop })
  return { ...asked, account: asked.of._id, startTime: row.startTime }
}

/** Ends a comparison without a result: what was found before stays as it is. */
export const failRun = async (
  { database, now }: Reconciling,
  { of, account, day }: Run,
  failure: string,
  shop: string = of.home,
): Promise<void> => {
  for (const one of new Set([of.home, shop]))
    await database
      .update(reconciliations)
      .set({ status: 'failed', failure: failure.slice(0, 500), endTime: at(now()) })
      .where(
        and(
          eq(reconciliations.shop, one),
          eq(reconciliations.account, account),
          eq(reconciliations.day, day),
        ),
      )
}

/** Marks as solved what this comparison did not find again, and returns how many differences of the shop are left. */
const solveRest = async (
  { database, now }: Reconciling,
  { account, day, startTime }: Run,
  shop: string,
  isComplete: boolean,
): Promise<number> => {
  const ofDay = and(
    eq(paymentDifferences.shop, shop),
    eq(paymentDifferences.account, account),
    eq(paymentDifferences.day, day),
    eq(paymentDifferences.solved, false),
  )
  if (isComplete)
    await database
      .update(paymentDifferences)
      .set({ solved: true, solvedTime: at(now()) })
      .where(and(ofDay, lt(paymentDifferences.foundTime, startTime)))
  const [left] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(paymentDifferences)
    .where(ofDay)
  return left?.count ?? 0
}

/** Ends a comparison: stores what was counted at each shop. Returns these rows; that of the account's first shop is the last. */
export const endRun = async (
  reconciling: Reconciling,
  run: Run,
  tally: Tally,
  shop: string = run.of.home,
): Promise<readonly ReconciliationRow[]> => {
  const { database, shopDirectory, now } = reconciling
  const { of, account, day, period, startTime } = run
  const { home } = of
  const others = new Set([...of.shops, ...tally.shops(), shop])
  others.delete(home)
  const rows: ReconciliationRow[] = []
  let all = 0
  for (const one of [...others, home]) {
    const { unknown, same, here, there } = tally.of(one)
    const differences = await solveRest(reconciling, run, one, unknown === 0)
    all += differences
    const isShown = one === home || one === shop || same + unknown + differences > 0
    if (!isShown && !(await reconciliationOf(database, { shop: one, account, day }))) continue
    const state = {
      status: 'done' as const,
      provider: of.provider.name,
      basis: of.basis,
      from: at(period.from),
      to: at(period.to),
      same,
      differences,
      allDifferences: one === home ? all : 0,
      unknown,
      others: one === home ? tally.others : 0,
      here: fromCents(here),
      there: fromCents(there),
      startTime,
      endTime: at(now()),
      failure: null,
    }
    const _id = await shopDirectory.newRecordId(database, one)
    const saved = await database
      .insert(reconciliations)
      .values({ shop: one, _id, account, day, ...state })
      .onConflictDoUpdate({ target, set: state })
      .returning()
    rows.push(...saved)
  }
  return rows
}
