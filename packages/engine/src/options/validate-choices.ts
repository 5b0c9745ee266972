import type { MenuContext } from '../catalog/menu-context.ts'
import type { Choice, ProductOption } from '../catalog/product-option.ts'
import { isUnpriced } from '../catalog/product.ts'
import { isChoiceAvailable } from './available-groups.ts'
import type { OptionIssue } from './option-issue.ts'
import { choiceId, findChoice, type PickedChoice, quantityOf } from './picks.ts'

/** Whether it is a part of a dish, and what that part costs is for staff to say, and they did not (HALF-1.3). */
const isUnpricedPart = (group: ProductOption, choice: Choice, context: MenuContext): boolean => {
  const part = context.products.get(choice.product ?? '')
  return group.partsPrice !== undefined && part !== undefined && isUnpriced(part)
}

const limitIssues = (
  group: ProductOption,
  choice: Choice,
  picks: readonly PickedChoice[],
): readonly OptionIssue[] => {
  const id = choiceId(choice)
  const at = { group: group._id, choice: id }
  const actual = quantityOf(picks, id)
  const issues: OptionIssue[] = []
  if (actual === 0) return choice.required ? [{ ...at, code: 'choiceRequired' }] : []
  const { minQuantity: min, maxQuantity: max } = choice
  if (min !== undefined && actual < min)
    issues.push({ ...at, code: 'choiceMinQuantity', limit: min, actual })
  if (max !== undefined && actual > max)
    issues.push({ ...at, code: 'choiceMaxQuantity', limit: max, actual })
  return issues
}

const pickIssues = (
  group: ProductOption,
  picks: readonly PickedChoice[],
  context: MenuContext,
): readonly OptionIssue[] =>
  picks.flatMap(({ choice: id, quantity }, pick): readonly OptionIssue[] => {
    const at = { group: group._id, choice: id, pick }
    const choice = findChoice(group, id)
    if (!choice) return [{ ...at, code: 'unknownChoice' }]
    const issues: OptionIssue[] = []
    if (!isChoiceAvailable(choice, context) || isUnpricedPart(group, choice, context))
      issues.push({ ...at, code: 'choiceUnavailable' })
    if (!Number.isInteger(quantity) || quantity < 1)
      issues.push({ ...at, code: 'choiceMinQuantity', limit: 1, actual: quantity })
    if (group.allowQuantity === false && quantity > 1)
      issues.push({ ...at, code: 'quantityNotAllowed', limit: 1, actual: quantity })
    const isRepeated = picks.findIndex((other) => other.choice === id) < pick
    if (isRepeated && group.allowSameValue !== true) issues.push({ ...at, code: 'sameValue' })
    return issues
  })

/** What is wrong choice by choice: required ones, their own limits, then each pick (OPT-1.4, OPT-1.5). */
export const validateChoices = (
  group: ProductOption,
  picks: readonly PickedChoice[],
  context: MenuContext,
): readonly OptionIssue[] => [
  ...(group.choices ?? []).flatMap((choice) =>
    choice.required && !isChoiceAvailable(choice, context) ? [] : limitIssues(group, choice, picks),
  ),
  ...pickIssues(group, picks, context),
]
