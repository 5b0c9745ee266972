import type { Menu } from '@comanda/contract'
import type { MenuContext } from '@comanda/engine/catalog'

type Discount = Menu['discounts'][number]

/** A discount that everybody gets now, and only for some hours. */
export interface RunningDiscount {
  readonly rule: Discount
  /** When its hours end today, as `HH:mm` by the shop's clock. */
  readonly until: string | undefined
  /** What it takes off, in percent, of one of these dishes: categories and products by their ids. */
  readonly off: { readonly percent: number; readonly of: readonly string[] } | undefined
}

/** Returns the percent that a rule takes off each of the dishes that it names, if that is all that it does. */
const offOf = ({ discountType, discount, discountRules, conditions }: Discount) => {
  const [condition, ...more] = conditions ?? []
  const isPlain = discountType === 'percent' && discount !== undefined && !discountRules?.length
  if (!isPlain || !condition || condition.for !== 'product' || more.length > 0) return undefined
  const { products = [], categories = [], ...rest } = condition
  const limits = Object.entries(rest).filter(([field, value]) => field !== 'for' && value != null)
  if (limits.length > 0) return undefined
  return { percent: Math.round((1 - discount) * 100), of: [...categories, ...products] }
}

/** Returns the automatic discounts with hours of their own that run here and now (SCREEN-3.12). */
export const runningDiscounts = (menu: Menu, context: MenuContext): readonly RunningDiscount[] =>
  menu.discounts.flatMap((rule) => {
    const { source = 'automatic', timeConditions = [], orderType, sections, type } = rule
    if (source !== 'automatic' || type === 'point' || timeConditions.length === 0) return []
    if (orderType?.length && !orderType.includes(context.orderType)) return []
    const { section } = context
    if (sections?.length && !(section != null && sections.includes(section))) return []
    const open = timeConditions.filter((id) => context.isOpen([id]))
    if (open.length === 0) return []
    const { to } = menu.timeConditions.find(({ _id }) => _id === open[0]) ?? {}
    return [{ rule, until: to, off: offOf(rule) }]
  })
