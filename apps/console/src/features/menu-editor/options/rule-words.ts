import type { ProductOption } from '@comanda/contract'
import { isSinglePick, maxPickOf } from '@comanda/engine/options'
import type { ConsoleTranslate } from '@comanda/locales/console'

/** Returns how many choices of a group are picked, in words. */
export const ruleWords = (group: ProductOption, t: ConsoleTranslate): string => {
  const least = Math.max(group.minPick ?? 0, group.required === true ? 1 : 0)
  const most = maxPickOf(group)
  if (isSinglePick(group)) return t(least > 0 ? 'menu.rules.one' : 'menu.rules.oneOrNone')
  if (most === Infinity) return least > 0 ? t('menu.rules.atLeast', { least }) : t('menu.rules.any')
  if (least === most) return t('menu.rules.exactly', { most })
  return least > 0 ? t('menu.rules.between', { least, most }) : t('menu.rules.upTo', { most })
}

/** Returns what a group makes of a dish, in words: choices that are dishes make a set, or the parts of one dish. */
export const setWords = (
  { choices, partsPrice }: ProductOption,
  t: ConsoleTranslate,
): readonly string[] => {
  if (partsPrice !== undefined) return [t('menu.rules.parts')]
  return choices.some(({ type }) => type === 'product') ? [t('menu.rules.set')] : []
}
