import type { ProductOption } from '@comanda/engine/catalog'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { optionRule } from './option-rule.ts'

/** Returns a function that says the rule of an option group. */
export const useRuleWords = (): ((group: ProductOption) => string) => {
  const { t } = useOrderingMessages()
  return (group) =>
    optionRule(group)
      .map(({ key, values }) => t(key, values))
      .reduce((units, kinds) => t('product.rule.both', { units, kinds }))
}
