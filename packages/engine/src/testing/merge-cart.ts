import { autoMerge } from '../auto-merge/auto-merge.ts'
import { costBeforeDiscounts } from '../auto-merge/cost-before-discounts.ts'
import type { MergeContext } from '../auto-merge/merge-context.ts'
import { addLine, type NewLine } from '../cart/add-line.ts'
import type { CartLine } from '../catalog/cart-line.ts'
import type { ProductOption } from '../catalog/product-option.ts'
import type { Product } from '../catalog/product.ts'
import { compilePriceBook } from '../totals/price-book.ts'
import { buildMenu, CLOSED, countingIds } from './menu-builder.ts'

const now = '2024-05-15T12:00:00+08:00'

/** What the shop sells: a meal is formed by itself. */
export const products: Product[] = [
  { _id: 'burger', price: 40 },
  { _id: 'fries', price: 20 },
  { _id: 'cola', price: 15, options: ['ice'] },
  { _id: 'pie', price: 10 },
  { _id: 'meal', price: 50, options: ['main', 'drink', 'extra'], autoMerge: true },
]

/** A choice of a product. */
export const set = (product: string, price = 0) => ({
  _id: `${product}Choice`,
  type: 'product' as const,
  product,
  price,
})

/** The groups of the meal, and of cola. */
export const groups: ProductOption[] = [
  { _id: 'main', required: true, choices: [set('burger')] },
  { _id: 'drink', required: true, choices: [set('cola'), set('pie')] },
  {
    _id: 'extra',
    multiple: true,
    allowQuantity: true,
    maxQuantity: 3,
    choices: [set('fries', 12)],
  },
  { _id: 'ice', choices: [{ _id: 'less', price: 2 }, { _id: 'more' }] },
]

/** The menu with some groups, or the meal, changed. */
export const menuOf = (
  changes: Record<string, Partial<ProductOption>> = {},
  meal: Partial<Product> = {},
) =>
  buildMenu({
    products: products.map((product) =>
      product._id === 'meal' ? { ...product, ...meal } : product,
    ),
    productOptions: groups.map((group) => ({ ...group, ...changes[group._id] })),
  })

/** The id of 24 hexadecimal characters that pricing wants in place of each name of this menu. */
const hexOf = (name: string): string =>
  Array.from(name, (char) => char.charCodeAt(0).toString(16))
    .join('')
    .padEnd(24, '0')
    .slice(0, 24)

const names: ReadonlyMap<unknown, string> = new Map(
  [
    ...[...products, ...groups].map(({ _id }) => _id),
    ...products.map(({ _id }) => `${_id}Choice`),
    'less',
    'more',
    's',
    't',
    CLOSED,
  ].map((name) => [name, hexOf(name)]),
)

/** A copy with every name of this menu as an id. */
export const withIds = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) => names.get(part) ?? part) as T

/** What auto-merge needs on a menu, at the real prices. */
export const mergeOf = (context = menuOf()): MergeContext => {
  const book = compilePriceBook(
    withIds({
      products: [...context.products.values()],
      productOptions: [...context.productOptions.values()],
      timeConditions: [],
      taxSettings: [],
      surchargeSettings: [],
      discounts: [],
    }),
  )
  const cost = costBeforeDiscounts(book, {
    shop: { _id: '0'.repeat(24) },
    session: { type: context.orderType },
    now,
  })
  return {
    context,
    newId: countingIds('m'),
    scope: 'cart',
    priceOf: (lines) => cost(withIds(lines)),
  }
}

/** The cart that drafts make. */
export const cartOf = (drafts: readonly NewLine[], context = menuOf()) => {
  const maker = { context, newId: countingIds(), now }
  return drafts.reduce<readonly CartLine[]>(
    (lines, draft) => addLine(lines, draft, maker).lines,
    [],
  )
}

/** Product and quantity of each line; set children marked. */
export const brief = (lines: readonly CartLine[]) =>
  lines.map(
    ({ product, quantity, fromProduct }) =>
      `${fromProduct === undefined ? '' : '> '}${product} ${quantity}`,
  )

/** The cart that drafts make, merged. */
export const merged = (drafts: readonly NewLine[], context = menuOf()) =>
  autoMerge(cartOf(drafts, context), mergeOf(context))

/** Cola with less ice. */
export const less = [{ option: 'ice', selections: [{ _id: 'less', quantity: 1 }] }]

/** Returns how many units of each product and choice are in the cart, sets unpacked. */
export const units = (lines: readonly CartLine[]) => {
  const counted = new Map<string, number>()
  for (const { product = '', quantity = 1, takeAway = false, options } of lines) {
    if (product === 'meal') continue
    const key = `${product}/${takeAway}/${JSON.stringify(options)}`
    counted.set(key, (counted.get(key) ?? 0) + quantity)
  }
  return Object.fromEntries(counted)
}
