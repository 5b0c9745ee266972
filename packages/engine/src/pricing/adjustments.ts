import type { Session } from '../catalog/session.ts'
import { toCents } from '../money/cents.ts'

/** What staff changed on the prices of a session before tax, in cents (PRICE-3.8). */
export interface Adjustments {
  /** Line id → Σ of its `lineAdjusts`. */
  readonly lines: ReadonlyMap<string, number>
  /** `preAdjusts`, in turn. */
  readonly pre: readonly number[]
}

/** Reads the adjustments of a session. */
export const adjustmentsOf = (session: Session): Adjustments => {
  const lines = new Map<string, number>()
  for (const { id, amount } of session.lineAdjusts ?? [])
    lines.set(id, (lines.get(id) ?? 0) + toCents(amount))
  return { lines, pre: (session.preAdjusts ?? []).map(({ amount }) => toCents(amount)) }
}
