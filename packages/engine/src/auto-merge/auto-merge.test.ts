import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addLine, type NewLine } from '../cart/add-line.ts'
import { isCartValid } from '../cart/place-order-error.ts'
import { setQuantity } from '../cart/set-quantity.ts'
import type { CartLine } from '../catalog/cart-line.ts'
import type { ProductOption } from '../catalog/product-option.ts'
import type { Product } from '../catalog/product.ts'
import { findChoice, picksOf } from '../options/picks.ts'
import { setItemIssues } from '../set-items/set-item-issues.ts'
import { buildMenu, CLOSED, countingIds } from '../testing/menu-builder.ts'
import { autoMerge } from './auto-merge.ts'
import { runsAutoMerge } from './auto-merge-policy.ts'
import type { MergeContext } from './merge-context.ts'
import { undoMerge } from './undo-merge.ts'

const products: Product[] = [
  { _id: 'burger', price: 40 },
  { _id: 'fries', price: 20 },
  { _id: 'cola', price: 15, options: ['ice'] },
  { _id: 'pie', price: 10 },
  { _id: 'meal', price: 50, options: ['main', 'drink', 'extra'], autoMerge: true },
]
const set = (product: string, price = 0) => ({
  _id: `${product}Choice`,
  type: 'product' as const,
  product,
  price,
})
const groups: ProductOption[] = [
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
const menuOf = (
  changes: Record<string, Partial<ProductOption>> = {},
  meal: Partial<Product> = {},
) =>
  buildMenu({
    products: products.map((product) =>
      product._id === 'meal' ? { ...product, ...meal } : product,
    ),
    productOptions: groups.map((group) => ({ ...group, ...changes[group._id] })),
  })

const priceIn =
  (context: MergeContext['context']) =>
  (lines: readonly CartLine[]): number =>
    lines.reduce((total, line) => {
      const fee = (line.options ?? []).reduce(
        (sum, entry) =>
          picksOf(entry).reduce((inner, { choice, quantity }) => {
            const group = context.productOptions.get(entry.option)
            const picked = group && findChoice(group, choice)
            return inner + (picked?.type === 'product' ? 0 : (picked?.price ?? 0)) * quantity
          }, sum),
        0,
      )
      const group = context.productOptions.get(line.fromOption ?? '')
      const base =
        line.fromProduct === undefined
          ? (context.products.get(line.product ?? '')?.price ?? 0)
          : ((group && findChoice(group, line.fromChoice ?? '')?.price) ?? 0)
      return total + (base + fee) * (line.quantity ?? 1)
    }, 0)

const mergeOf = (context = menuOf()): MergeContext => ({
  context,
  newId: countingIds('m'),
  scope: 'cart',
  priceOf: priceIn(context),
})
const cartOf = (drafts: readonly NewLine[], context = menuOf()) => {
  const maker = { context, newId: countingIds(), now: '2024-05-15T12:00:00+08:00' }
  return drafts.reduce<readonly CartLine[]>(
    (lines, draft) => addLine(lines, draft, maker).lines,
    [],
  )
}
const brief = (lines: readonly CartLine[]) =>
  lines.map(
    ({ product, quantity, fromProduct }) =>
      `${fromProduct === undefined ? '' : '> '}${product} ${quantity}`,
  )
const merged = (drafts: readonly NewLine[], context = menuOf()) =>
  autoMerge(cartOf(drafts, context), mergeOf(context))

const less = [{ option: 'ice', selections: [{ _id: 'less', quantity: 1 }] }]

const units = (lines: readonly CartLine[]) => {
  const counted = new Map<string, number>()
  for (const { product = '', quantity = 1, takeAway = false, options } of lines) {
    if (product === 'meal') continue
    const key = `${product}/${takeAway}/${JSON.stringify(options)}`
    counted.set(key, (counted.get(key) ?? 0) + quantity)
  }
  return Object.fromEntries(counted)
}

describe('forming sets', () => {
  it('required groups are filled from loose lines in cart order; the set stands where the first stood', () => {
    const lines = merged([
      { product: 'pie' },
      { product: 'fries', quantity: 9 },
      { product: 'cola', options: less },
      { product: 'burger' },
    ])
    expect(brief(lines).slice(0, 3)).toEqual(['meal 1', '> burger 1', '> pie 1'])
    expect(lines[0]?.mergeStatus).toBe('merged')
    expect(lines[0]?.mergeSource?.map((line) => line.id)).toEqual(['n4', 'n1', 'n2'])
    expect(lines[1]?.mergeStatus).toBe('mergedFrom')
  })

  it('what was picked for a line goes with it', () => {
    const lines = merged([{ product: 'burger' }, { product: 'cola', options: less }])
    expect(brief(lines)).toEqual(['meal 1', '> burger 1', '> cola 1'])
    expect(lines[2]?.options).toEqual(less)
    expect(isCartValid(lines, menuOf())).toBe(true)
  })

  it('one set a round, until none can be formed', () => {
    const lines = merged([
      { product: 'burger', quantity: 3 },
      { product: 'cola', quantity: 2 },
    ])
    expect(brief(lines)).toEqual([
      'meal 1',
      '> burger 1',
      '> cola 1',
      'meal 1',
      '> burger 1',
      '> cola 1',
      'burger 1',
    ])
  })

  it('never where it costs more than before', () => {
    const drafts = [{ product: 'burger' }, { product: 'cola', options: less }]
    expect(merged(drafts, menuOf({}, { price: 56 }))).toHaveLength(2)
    expect(merged(drafts, menuOf({}, { price: 55 }))).toHaveLength(3)
  })

  it('minPick is what a group takes; a greedy group takes what it admits', () => {
    const two = menuOf({ drink: { minPick: 2, maxPick: 5, multiple: true, allowQuantity: true } })
    const drafts = [
      { product: 'burger' },
      { product: 'cola', quantity: 3 },
      { product: 'pie', quantity: 3 },
    ]
    expect(brief(merged(drafts, two))).toEqual([
      'meal 1',
      '> burger 1',
      '> cola 1',
      '> pie 1',
      'cola 2',
      'pie 2',
    ])
    const greedy = menuOf({
      drink: { multiple: true, allowQuantity: true, maxQuantity: 4, autoMergeGreedy: true },
    })
    expect(brief(merged(drafts, greedy))).toEqual([
      'meal 1',
      '> burger 1',
      '> cola 3',
      '> pie 1',
      'pie 2',
    ])
  })

  it('minQuantity is reached by units of one pick', () => {
    const many = menuOf({ drink: { minQuantity: 3, allowQuantity: true, multiple: true } })
    expect(brief(merged([{ product: 'burger' }, { product: 'cola', quantity: 4 }], many))).toEqual([
      'meal 1',
      '> burger 1',
      '> cola 3',
      'cola 1',
    ])
  })

  it('optional groups take part only where they are greedy', () => {
    const drafts = [{ product: 'burger' }, { product: 'pie' }, { product: 'fries', quantity: 2 }]
    const dear = { meal: { price: 50 } }
    const greedy = menuOf({ extra: { autoMergeGreedy: true } }, dear.meal)
    const first = autoMerge(cartOf(drafts, greedy), mergeOf(greedy))
    expect(brief(first)).toEqual(['meal 1', '> burger 1', '> pie 1', '> fries 2'])
    expect(first[0]?.mergeSource).toHaveLength(3)
  })

  it.each<[string, Partial<CartLine>]>([
    ['remark', { customRemark: 'hot' }],
    ['take-away flag', { takeAway: true }],
    ['section', { section: 's' }],
    ['table', { table: 't' }],
  ])('lines of another %s are not merged; of the same they are', (_, fields) => {
    const cheap = menuOf({}, { price: 40 })
    expect(merged([{ product: 'burger' }, { product: 'pie', ...fields }], cheap)).toHaveLength(2)
    const lines = merged(
      [
        { product: 'burger', ...fields },
        { product: 'pie', ...fields },
      ],
      cheap,
    )
    expect(lines[0]).toMatchObject({ product: 'meal', ...fields })
  })

  it('a later key is tried where the first makes no set', () => {
    const cheap = menuOf({}, { price: 40 })
    const lines = merged(
      [{ product: 'burger', takeAway: true }, { product: 'burger' }, { product: 'pie' }],
      cheap,
    )
    expect(brief(lines)).toEqual(['burger 1', 'meal 1', '> burger 1', '> pie 1'])
  })

  it.each<[string, Parameters<typeof menuOf>]>([
    [
      'a group that is not available now',
      [{ drink: { timeConditions: [CLOSED] } }, { price: 100 }],
    ],
    ['a product that is not sold now', [{}, { price: 40, timeConditions: [CLOSED] }]],
    ['a set for sets and gifts only', [{}, { price: 40, setOrderOrGiftOnly: true }]],
    ['a set out of stock', [{}, { price: 40, stock: { mode: 'auto', quantity: 0 } }]],
    ['no autoMerge', [{}, { price: 40, autoMerge: false }]],
    [
      'a group of another order type',
      [{ main: { allowedOrderType: ['takeAway'] } }, { price: 51 }],
    ],
  ])('no set is formed: %s', (_, [changes, meal]) => {
    expect(merged([{ product: 'burger' }, { product: 'pie' }], menuOf(changes, meal))).toHaveLength(
      2,
    )
  })

  it('special lines, and those given back, are not taken', () => {
    const cheap = menuOf({}, { price: 10 })
    const specials: Partial<CartLine>[] = [
      { overridePrice: 1 },
      { fromCoupon: 'c' },
      { mergeStatus: 'skip' },
      { status: 'hold' },
      { status: 'confirmed' },
    ]
    for (const special of specials)
      expect(merged([{ product: 'burger', ...special }, { product: 'pie' }], cheap)).toHaveLength(2)
  })
})

describe('folding into sets', () => {
  const meal: NewLine = {
    product: 'meal',
    options: [
      { option: 'main', values: ['burgerChoice'] },
      { option: 'drink', values: ['pieChoice'] },
    ],
  }

  it('a loose line goes into a group that admits it, as many units as it admits', () => {
    const lines = merged([meal, { product: 'fries', quantity: 5 }])
    expect(brief(lines)).toEqual(['meal 1', '> burger 1', '> pie 1', '> fries 3', 'fries 2'])
    expect(lines[0]?.mergeSource?.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['n1', 1],
      ['n2', 1],
      ['n3', 1],
      ['n4', 3],
    ])
    expect(isCartValid(lines, menuOf())).toBe(true)
  })

  it('each of several sets must get its part', () => {
    const lines = merged([
      { ...meal, quantity: 2 },
      { product: 'fries', quantity: 5 },
    ])
    expect(brief(lines)).toEqual(['meal 2', '> burger 2', '> pie 2', '> fries 4', 'fries 1'])
  })

  it('a choice that is picked already is taken again only with allowSameValue', () => {
    const withFries = {
      ...meal,
      options: [...(meal.options ?? []), { option: 'extra', values: ['friesChoice'] }],
    }
    expect(brief(merged([withFries, { product: 'fries' }])).at(-1)).toBe('fries 1')
    const same = menuOf({ extra: { allowSameValue: true, maxPick: 3 } })
    expect(brief(merged([withFries, { product: 'fries', quantity: 3 }], same))).toEqual([
      'meal 1',
      '> burger 1',
      '> pie 1',
      '> fries 1',
      '> fries 1',
      '> fries 1',
      'fries 1',
    ])
  })

  it('a full, fixed or dearer group takes nothing', () => {
    expect(brief(merged([meal, { product: 'cola' }])).at(-1)).toBe('cola 1')
    const fixed = {
      ...meal,
      options: [...(meal.options ?? []), { option: 'extra', selections: [], fixed: true }],
    }
    const context = menuOf()
    const lines = cartOf([meal, { product: 'fries' }]).map((line) =>
      line.product === 'meal' ? { ...line, options: fixed.options } : line,
    )
    expect(brief(autoMerge(lines, mergeOf(context))).at(-1)).toBe('fries 1')
    const dear = menuOf({ extra: { choices: [set('fries', 21)] } })
    expect(brief(merged([meal, { product: 'fries' }], dear)).at(-1)).toBe('fries 1')
  })

  it('stops after 100 rounds', () => {
    const cheap = menuOf({}, { price: 40 })
    const lines = merged(
      [
        { product: 'burger', quantity: 150 },
        { product: 'pie', quantity: 150 },
      ],
      cheap,
    )
    expect(lines.filter((line) => line.product === 'meal')).toHaveLength(100)
  })
})

describe('undo', () => {
  const meal: NewLine = {
    product: 'meal',
    options: [
      { option: 'main', values: ['burgerChoice'] },
      { option: 'drink', values: ['pieChoice'] },
    ],
  }

  it('gives back exactly those lines, marked skip, and they stay apart', () => {
    const lines = merged([{ product: 'burger' }, { product: 'cola', options: less }])
    const back = undoMerge(lines, lines[0]?.id ?? '', countingIds('u'))
    expect(back).toEqual(
      cartOf([{ product: 'burger' }, { product: 'cola', options: less }]).map((line) => ({
        ...line,
        mergeStatus: 'skip',
      })),
    )
    expect(autoMerge(back, mergeOf())).toEqual(back)
  })

  it('units of a line of which a part is left come back beside it', () => {
    const lines = merged([meal, { product: 'fries', quantity: 5 }])
    const back = undoMerge(lines, 'n1', countingIds('u'))
    expect(brief(back)).toEqual(['meal 1', '> burger 1', '> pie 1', 'fries 3', 'fries 2'])
    expect(back.map((line) => line.mergeStatus)).toEqual([
      undefined,
      undefined,
      undefined,
      'skip',
      undefined,
    ])
    expect(setItemIssues(back, menuOf())).toEqual([])
    expect(new Set(back.map((line) => line.id)).size).toBe(back.length)
  })

  it('of more sets than were merged, gives back as much more', () => {
    const lines = merged([{ product: 'burger' }, { product: 'cola', options: less }])
    const id = lines[0]?.id ?? ''
    const back = undoMerge(setQuantity(lines, id, 3), id, countingIds('u'))
    expect(brief(back)).toEqual(['burger 3', 'cola 3'])
  })

  it('a line that is no merged set changes nothing', () => {
    const lines = cartOf([meal])
    expect(undoMerge(lines, 'n1', countingIds('u'))).toBe(lines)
    expect(undoMerge(lines, 'gone', countingIds('u'))).toBe(lines)
  })
})

describe('laws of merging', () => {
  const draft = fc.record({
    product: fc.constantFrom('burger', 'fries', 'cola', 'pie'),
    quantity: fc.integer({ min: 1, max: 4 }),
    options: fc.constantFrom([], less),
    takeAway: fc.boolean(),
  })
  const drafts = fc.array(draft, { maxLength: 7 })
  const menu = fc
    .record({
      mealPrice: fc.integer({ min: 20, max: 90 }),
      greedy: fc.boolean(),
      same: fc.boolean(),
    })
    .map(({ mealPrice, greedy, same }) =>
      menuOf(
        {
          extra: { autoMergeGreedy: greedy, allowSameValue: same },
          drink: { multiple: same, maxPick: 2, autoMergeGreedy: !greedy },
        },
        { price: mealPrice },
      ),
    )
  it('is never dearer, keeps every unit, leaves whole sets, and is done when it ends', () => {
    fc.assert(
      fc.property(drafts, menu, (wanted, context) => {
        const start = cartOf(
          wanted.map((line) => ({ ...line, options: line.product === 'cola' ? line.options : [] })),
          context,
        )
        const merge = mergeOf(context)
        const lines = autoMerge(start, merge)
        expect(merge.priceOf(lines)).toBeLessThanOrEqual(merge.priceOf(start))
        expect(units(lines)).toEqual(units(start))
        expect(setItemIssues(lines, context)).toEqual([])
        expect(autoMerge(lines, merge)).toEqual(lines)
      }),
    )
  })

  it('undoing every set gives the cart back', () => {
    fc.assert(
      fc.property(drafts, menu, (wanted, context) => {
        const start = cartOf(
          wanted.map((line) => ({ ...line, options: line.product === 'cola' ? line.options : [] })),
          context,
        )
        const merge = mergeOf(context)
        const lines = autoMerge(start, merge)
        const newId = countingIds('u')
        const back = lines
          .filter((line) => line.mergeStatus === 'merged')
          .reduce((left, { id }) => undoMerge(left, id, newId), lines)
        expect(units(back)).toEqual(units(start))
        expect(back.some((line) => line.product === 'meal')).toBe(false)
        expect(merge.priceOf(back)).toBe(merge.priceOf(start))
      }),
    )
  })
})

describe('ordered items and POS mode', () => {
  it('ordered lines are merged among themselves, at today’s prices, never dearer', () => {
    const cheap = menuOf({}, { price: 40 })
    const lines: CartLine[] = [
      { id: 'b', product: 'burger', status: 'confirmed', ordered: { productPart: 40 } },
      { id: 'a', product: 'pie', status: 'confirmed', ordered: { productPart: 10 } },
      { id: 'c', product: 'pie', quantity: 1 },
      { id: 'd', product: 'burger', quantity: 1, status: 'cancel' },
    ]
    const result = autoMerge(lines, { ...mergeOf(cheap), scope: 'ordered' })
    expect(brief(result)).toEqual(['meal 1', '> burger 1', '> pie 1', 'pie 1', 'burger 1'])
    expect(result[0]).toMatchObject({ status: 'confirmed' })
    expect(undoMerge(result, result[0]?.id ?? '', countingIds('u')).slice(0, 2)).toEqual(
      lines.slice(0, 2).map((line) => ({ ...line, quantity: 1, mergeStatus: 'skip' })),
    )
  })

  it('runs in POS mode only with autoMergeInPOS', () => {
    expect(runsAutoMerge({ posMode: true, shop: {} }, 'cart')).toBe(false)
    expect(runsAutoMerge({ posMode: true, shop: { autoMergeInPOS: true } }, 'cart')).toBe(true)
    expect(runsAutoMerge({ posMode: false, shop: {} }, 'cart')).toBe(true)
  })

  it('runs on ordered items only with autoMergeOrderedInPOS, or where the shop allows it', () => {
    const shop = { autoMergeInPOS: true, autoMergeOrderedInPOS: true }
    expect(runsAutoMerge({ posMode: true, shop }, 'ordered')).toBe(true)
    expect(runsAutoMerge({ posMode: true, shop: { autoMergeInPOS: true } }, 'ordered')).toBe(false)
    expect(runsAutoMerge({ posMode: false, shop }, 'ordered')).toBe(false)
    expect(runsAutoMerge({ posMode: false, shop, mergeOrdered: true }, 'ordered')).toBe(true)
  })
})
