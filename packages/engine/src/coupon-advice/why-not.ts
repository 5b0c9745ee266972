import type { Money } from '../catalog/vocabulary.ts'
import type { RuleNeed } from '../catalog/price-result.ts'
import type { RuleError } from '../catalog/rule-error.ts'
import { fromCents } from '../money/cents.ts'
import type { AdviceBoard } from './advice-board.ts'
import type { AdviceRequest } from './coupon-choice.ts'
import { type FoundSet, search } from './search.ts'
import { workOutSet } from './tried-set.ts'

/** Why a coupon is not in the cheapest set (CPN-8.8). */
export type WhyNot =
  /** Its rule does not hold here, with what is missing. */
  | { readonly kind: 'fails'; readonly error: RuleError; readonly need?: RuleNeed | undefined }
  /** It does not go with another of the set; `more` is paid with it and the best beside it, if there is such a set. */
  | { readonly kind: 'apart'; readonly from?: string; readonly more?: Money }
  /** It would take nothing off here. */
  | { readonly kind: 'savesNothing' }
  /** More would be paid with it. */
  | { readonly kind: 'dearer'; readonly more: Money }
  /** It gives products or points, or costs points: it is for the guest to choose. */
  | { readonly kind: 'notMoney' }

interface Failed {
  readonly error: RuleError
  readonly need?: RuleNeed | undefined
}

/** Returns why a coupon fails beside a set, or undefined if it holds. */
const failureOf = ({ bills }: AdviceBoard, set: number, coupon: string): Failed | undefined => {
  for (const bill of bills) {
    const outcome = workOutSet(bill, set).outcomes.find(({ program }) => program.coupon === coupon)
    if (!outcome) return { error: 'errors.ruleNeedUpdate' }
    if (outcome.failure) return outcome.failure
  }
  return undefined
}

/** Says why a coupon is not in the set that was found. */
export function* whyNot(
  board: AdviceBoard,
  { choices }: AdviceRequest,
  best: FoundSet | undefined,
  coupon: string,
): Generator<undefined, WhyNot | undefined, boolean> {
  const at = board.choices.findIndex(({ id }) => id === coupon)
  if (at === -1) return choices.some(({ id }) => id === coupon) ? { kind: 'notMoney' } : undefined
  const bit = 1 << at
  const set = best?.set ?? 0
  if ((set & bit) !== 0) return undefined
  const together = failureOf(board, set | bit, coupon)
  const failure = together?.error === 'errors.ruleDeny' ? failureOf(board, bit, coupon) : together
  if (failure?.error === 'errors.ruleNothing') return { kind: 'savesNothing' }
  if (failure && failure.error !== 'errors.ruleDeny') return { kind: 'fails', ...failure }
  const { best: beside } = yield* search(board, bit, undefined)
  const more = beside && best && fromCents(Math.max(0, beside.total - best.total))
  const from = board.choices.find((_, other) => (board.conflicts[at]! & set & (1 << other)) !== 0)
  if (from || together)
    return { kind: 'apart', ...(from && { from: from.id }), ...(more !== undefined && { more }) }
  return more === undefined || more === 0 ? { kind: 'savesNothing' } : { kind: 'dearer', more }
}
