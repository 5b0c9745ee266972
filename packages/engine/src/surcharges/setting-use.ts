import type { SurchargeSetting } from '../catalog/surcharge-setting.ts'
import type { TaxSetting } from '../catalog/tax-setting.ts'
import { conditionFailure } from '../discounts/conditions/condition-tests.ts'
import { allowedItems, matchOf } from '../discounts/conditions/match-book.ts'
import type { Scene } from '../discounts/conditions/scene.ts'
import type { Item } from '../kernel/item.ts'
import { isForShop, type PricingContext } from '../pricing/pricing-context.ts'
import type { SettingProgram } from './surcharge-program.ts'

/** Returns whether a surcharge or tax is in use: active, for this shop and this type of order, and never in topUp (SUR-1.1, TAX-1.1). */
export const isInUse = (
  setting: SurchargeSetting | TaxSetting,
  context: PricingContext,
): boolean => {
  const { type } = context.session
  if (type === 'topUp' || setting.disabled) return false
  if (setting.status === 'draft' || setting.status === 'disabled') return false
  if (setting.orderType?.length && !setting.orderType.includes(type)) return false
  return isForShop(setting.shops, context)
}

const NONE: readonly Item[] = []

/**
 * Returns the items that `productMode` and `rules` leave (SUR-1.2): rules for the order must pass; rules for products
 * limit it to the items that one of the passing ones matches; exclude rules drop the items that they match.
 */
export const itemsLeft = (
  { mode, rules, openTo }: SettingProgram<SurchargeSetting | TaxSetting>,
  scene: Scene,
): readonly Item[] => {
  const known = allowedItems(scene.matches, mode)
  const allowed = openTo ? known.filter(({ index }) => openTo.has(index)) : known
  const [only] = rules
  if (!only) return allowed
  if (rules.length === 1 && only.for === 'product')
    return conditionFailure(only, scene) ? NONE : matchOf(scene.matches, only.filter).items
  let limited: Set<Item> | undefined
  const dropped = new Set<Item>()
  for (const rule of rules) {
    const { items } = matchOf(scene.matches, rule.filter)
    const failure = conditionFailure(rule, scene)
    if (rule.for === 'order' && failure) return NONE
    if (rule.for === 'product') limited ??= new Set()
    if (rule.for === 'product' && !failure) for (const item of items) limited?.add(item)
    if (rule.for === 'exclude' && failure) for (const item of items) dropped.add(item)
  }
  return allowed.filter((item) => (!limited || limited.has(item)) && !dropped.has(item))
}
