import type { PriceRequest } from '../catalog/price-request.ts'
import { type Claimant, candidateRules } from '../discounts/candidates.ts'
import { compileRule, type RuleProgram } from '../discounts/rule-program.ts'
import { type Standing, standingOf } from '../discounts/standing.ts'
import { type Epoch, haveItems } from './epochs.ts'
import { type EpochBook, itemsOf, limitedConditions, orderTimesHold } from './limited-conditions.ts'
import type { PriceBook } from './price-book.ts'
import { ruleContent } from './rule-content.ts'

/** A rule of one or more books, and whether it is in force for any line. */
export interface AgreedRule {
  readonly program: RuleProgram
  readonly standing: Standing
}

interface Found {
  readonly program: RuleProgram
  /** Whether its filters are those of the order. */
  readonly isOfOrder: boolean
  readonly open: Epoch[]
  readonly times: Epoch[]
  early: Standing['early']
}

/** Returns who the rules of an epoch are for: their vip level as it was then. */
const claimantAt = (claimant: Claimant, { vipLevels }: Epoch): Claimant => {
  const { user } = claimant
  if (!vipLevels || !user?.vipLevel) return claimant
  const { _id } = user.vipLevel
  const vipLevel = vipLevels.find((level) => level._id === _id)
  return { ...claimant, user: { ...user, vipLevel } }
}

const keyOf = ({ coupon, source, rule }: RuleProgram): string =>
  coupon === undefined ? `${source} ${ruleContent(rule)}` : `coupon ${coupon}`

/** Returns every candidate of the epochs once, with the epochs at which it is in force. */
const found = (
  current: PriceBook,
  { epochs, filters }: EpochBook,
  { coupons }: Pick<PriceRequest, 'coupons'>,
  claimant: Claimant,
): ReadonlyMap<string, Found> => {
  const rules = new Map<string, Found>()
  // those of the current book, whose filters are the order's, come last: they replace equal ones
  for (const epoch of epochs) {
    const isOfOrder = epoch.book === current
    const theirs = claimantAt(claimant, epoch)
    for (const program of candidateRules(epoch.book.rules, coupons ?? [], theirs, filters)) {
      const key = keyOf(program)
      const known = rules.get(key)
      const rule = {
        open: known?.open ?? [],
        times: known?.times ?? [],
        program: isOfOrder || !known ? program : known.program,
        isOfOrder:
          (known?.isOfOrder ?? false) ||
          isOfOrder ||
          program.source === 'vip' ||
          program.coupon !== undefined,
        early: standingOf(program, epoch.context).early,
      }
      rules.set(key, rule)
      if (rule.early) continue
      rule.open.push(epoch)
      const isAny = program.rule.discountAny === true
      if (isAny || orderTimesHold(program.conditions, epoch)) rule.times.push(epoch)
    }
  }
  return rules
}

const limitedRule = (rule: Found, book: EpochBook): RuleProgram | undefined => {
  const { program: known, isOfOrder, open, times } = rule
  if (!haveItems(open)) return undefined
  const reached = haveItems(times) ? times : open
  const program = isOfOrder
    ? known
    : compileRule(known.rule, known.source, known.coupon, book.filters)
  return {
    ...program,
    conditions: limitedConditions(program.conditions, reached, book),
    openTo: itemsOf(reached, book),
    opensFirst: reached[0] === book.epochs[0],
    without: (items) => {
      const isLeft = (epoch: Epoch): boolean => ![...epoch.items].some((item) => items.has(item))
      return limitedRule({ ...rule, open: open.filter(isLeft), times: times.filter(isLeft) }, book)
    },
  }
}

/**
 * Returns the candidates of an order with lines of several instants or books: each open to the items of the epochs at which
 * it is in force (PRICE-9.2, PRICE-9.3). One that is in force for none fails as at the last.
 */
export const agreedRules = (
  current: PriceBook,
  book: EpochBook,
  order: Pick<PriceRequest, 'coupons'>,
  claimant: Claimant,
): readonly AgreedRule[] =>
  [...found(current, book, order, claimant).values()].flatMap((rule): AgreedRule[] => {
    const { late } = standingOf(rule.program, book.epochs[0]!.context)
    const program = limitedRule(rule, book)
    if (program) return [{ program, standing: { early: undefined, late } }]
    // what was in force only for what is taken off is no rule of the rest
    return rule.early ? [{ program: rule.program, standing: { early: rule.early, late } }] : []
  })
