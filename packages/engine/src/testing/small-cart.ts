import { addLine, type NewLine } from '../cart/add-line.ts'
import type { CartLine } from '../catalog/cart-line.ts'
import { buildMenu, CLOSED, countingIds } from './menu-builder.ts'

/** A menu with a dish of each kind that a cart may refuse. */
export const context = buildMenu({
  products: [
    { _id: 'bun' },
    { _id: 'tea', options: ['ice'] },
    { _id: 'meal', options: ['drink'] },
    { _id: 'toy', setOrderOrGiftOnly: true },
    { _id: 'lunch', sections: ['s1'] },
    { _id: 'hidden', hideFromOnline: true },
    { _id: 'crab', eatInOnly: true },
    { _id: 'late', timeConditions: [CLOSED] },
  ],
  productOptions: [
    { _id: 'ice', required: true, choices: [{ _id: 'less' }] },
    {
      _id: 'drink',
      choices: [
        { _id: 'withTea', type: 'product', product: 'tea' },
        { _id: 'withToy', type: 'product', product: 'toy' },
      ],
    },
  ],
})
/** The lines of a cart to which these dishes were added one after another. */
export const cartOf = (...drafts: NewLine[]) => {
  const maker = { context, newId: countingIds(), now: '2024-05-15T12:00:00+08:00' }
  return drafts.reduce<readonly CartLine[]>(
    (lines, draft) => addLine(lines, draft, maker).lines,
    [],
  )
}
/** What a tea needs. */
export const ice = [{ option: 'ice', values: ['less'] }]
/** A set with two teas, each with these choices. */
export const withTea = (options: NewLine['options'] = ice): NewLine => ({
  product: 'meal',
  options: [{ option: 'drink', selections: [{ _id: 'withTea', quantity: 2, options }] }],
})
