import type { Menu } from '@comanda/contract'
import type { MenuContext } from '@comanda/engine/catalog'
import { localMoment, minutesUntilClose } from '@comanda/engine/time'

const DAY_MINUTES = 24 * 60

type Discount = Menu['discounts'][number]

/** A discount that everybody gets now, and only for some hours. */
export interface RunningDiscount {
  readonly rule: Discount
  /** When its hours end, as `HH:mm` by the shop's clock. */
  readonly until: string | undefined
  /** They end after midnight. */
  readonly isTomorrow: boolean
  /** What it takes off, in percent, of one of these dishes: categories and products by their ids. */
  readonly off: { readonly percent: number; readonly of: readonly string[] } | undefined
}

/** What of a condition asks for more than the dish itself. */
const limiting = [
  'productOptions',
  'sections',
  'excludeProducts',
  'excludeCategories',
  'excludeProductOptions',
  'excludeSections',
  'minQty',
  'minWeight',
  'minTotal',
  'afterMinTotal',
  'includeModifier',
  'excludeModifier',
  'timeConditions',
] as const

/** Returns the percent that a rule takes off each of the dishes that it names, if that is all that it does. */
const offOf = (rule: Discount) => {
  const { discountType, discount, discountRules, maxDiscount, undiscounted, conditions } = rule
  const [condition, ...more] = conditions ?? []
  const isPlain = !discountRules?.length && maxDiscount == null && undiscounted !== true
  if (!isPlain || discountType !== 'percent' || discount == null) return undefined
  if (condition?.for !== 'product' || more.length > 0) return undefined
  const isLimited = limiting.some((field) => {
    const value = condition[field]
    return Array.isArray(value) ? value.length > 0 : value != null
  })
  if (isLimited) return undefined
  const { products = [], categories = [] } = condition
  return { percent: Math.round((1 - discount) * 100), of: [...categories, ...products] }
}

/** Returns the automatic discounts with hours of their own that run here and now (SCREEN-3.12). */
export const runningDiscounts = (
  menu: Menu,
  context: MenuContext,
  now: number,
): readonly RunningDiscount[] =>
  menu.discounts.flatMap((rule) => {
    const { source = 'automatic', timeConditions = [], orderType, sections, type } = rule
    if (source !== 'automatic' || type === 'point' || timeConditions.length === 0) return []
    if (orderType?.length && !orderType.includes(context.orderType)) return []
    const { section } = context
    if (sections?.length && !(section != null && sections.includes(section))) return []
    const open = timeConditions.filter((id) => context.isOpen([id]))
    if (open.length === 0) return []
    const hours = menu.timeConditions.find(({ _id }) => _id === open[0])
    const at = localMoment(now, menu.shop.timeZone)
    const end = hours === undefined ? 0 : at.minutes + minutesUntilClose(hours, at)
    return [{ rule, until: hours?.to, isTomorrow: end > DAY_MINUTES, off: offOf(rule) }]
  })
