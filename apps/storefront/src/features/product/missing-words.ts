import type { LocalizedText, ProductOption } from '@comanda/engine/catalog'
import { findChoice, type OptionIssue } from '@comanda/engine/options'
import type { Words } from './option-rule.ts'

type Name = (text: LocalizedText | undefined) => string

/** Returns what is still missing in a group; of several issues the first. */
export const missingWords = (
  issues: readonly OptionIssue[],
  group: ProductOption,
  name: Name,
): Words | undefined => {
  const issue = issues.find((candidate) => candidate.group === group._id)
  if (!issue) return undefined
  const { code, limit = 0, actual = 0 } = issue
  const choice = name(findChoice(group, issue.choice ?? '')?.name)
  switch (code) {
    case 'required':
      return { key: 'product.missing.required' }
    case 'minPick':
    case 'minQuantity':
      return { key: 'product.missing.more', values: { count: limit - actual } }
    case 'maxPick':
    case 'maxQuantity':
      return { key: 'product.missing.fewer', values: { count: actual - limit } }
    case 'nested':
      return { key: 'product.missing.inside', values: { name: choice } }
    case 'choiceUnavailable':
    case 'unknownChoice':
      return { key: 'product.missing.unavailable', values: { name: choice } }
    case 'choiceRequired':
      return { key: 'product.missing.choice', values: { name: choice } }
    default:
      return { key: 'product.missing.check' }
  }
}
