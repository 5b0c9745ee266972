import type { SetSaving } from '../catalog/price-request.ts'
import type { Session } from '../catalog/session.ts'
import { toCents } from '../money/cents.ts'
import { type SetSavings, setSavingsOf } from './set-savings.ts'

/** What changes the prices of lines before discounts, in cents (PRICE-3.8): what sets save, and what staff changed. */
export interface Adjustments {
  readonly savings: SetSavings
  /** Line id → Σ of its `lineAdjusts`. */
  readonly lines: ReadonlyMap<string, number>
  /** `preAdjusts`, in turn. */
  readonly pre: readonly number[]
}

/** Reads the adjustments of a session, and what sets of its lines save. */
export const adjustmentsOf = (
  session: Session,
  savings?: readonly SetSaving[] | null,
): Adjustments => {
  const lines = new Map<string, number>()
  for (const { id, amount } of session.lineAdjusts ?? [])
    lines.set(id, (lines.get(id) ?? 0) + toCents(amount))
  return {
    savings: setSavingsOf(savings),
    lines,
    pre: (session.preAdjusts ?? []).map(({ amount }) => toCents(amount)),
  }
}
