import type { RefundablePayment, RefundRequest } from '@comanda/client/staff'
import { toCents } from '@comanda/engine/money'
import { amountOrZero } from '../../staff/bills/amount-in.ts'

export type RefundBy = 'lines' | 'amount' | 'tipsOnly'

/** What staff have chosen of a refund. Amounts as they were typed. */
export interface RefundDraft {
  readonly by: RefundBy
  /** Units by line. */
  readonly units: ReadonlyMap<string, number>
  readonly amount: string
  /** Of the one weighed piece that is chosen; empty for all of it. */
  readonly grams: string
  readonly tips: string
  readonly reason: string
}

export const emptyDraft: RefundDraft = {
  by: 'lines',
  units: new Map(),
  amount: '',
  grams: '',
  tips: '',
  reason: '',
}

const isWithin = (amount: number | undefined, most: number): boolean =>
  amount !== undefined && toCents(amount) <= toCents(most)

/** Returns whether the typed amounts are amounts, and not more than is left. */
export const draftProblems = (
  { by, amount, tips }: RefundDraft,
  left: RefundablePayment,
): { readonly amount: boolean; readonly tips: boolean } => ({
  amount: by === 'amount' && !isWithin(amountOrZero(amount), left.amount),
  tips: !isWithin(amountOrZero(tips), left.tips),
})

/** Returns the part of a payment that a draft refunds, or undefined unless something goes back. */
export const draftRequest = (
  draft: RefundDraft,
  left: RefundablePayment,
): Omit<RefundRequest, 'reason'> | undefined => {
  const problems = draftProblems(draft, left)
  if (problems.amount || problems.tips) return undefined
  const lines = [...draft.units].flatMap(([line, quantity]) =>
    quantity > 0 ? { line, quantity } : [],
  )
  const amount = amountOrZero(draft.amount) ?? 0
  const tips = amountOrZero(draft.tips) ?? 0
  const part = {
    ...(draft.by === 'lines' && lines.length > 0 ? { lines } : {}),
    ...(draft.by === 'amount' && amount > 0 ? { amount } : {}),
    ...(tips > 0 ? { tips } : {}),
  }
  return Object.keys(part).length === 0 ? undefined : { payment: left.payment._id, ...part }
}
