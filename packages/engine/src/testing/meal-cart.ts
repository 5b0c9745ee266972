import { addLine, type NewLine } from '../cart/add-line.ts'
import type { CartLine } from '../catalog/cart-line.ts'
import type { DraftOption } from '../options/picks.ts'
import { buildMenu, countingIds } from './menu-builder.ts'

/** A menu of tea, buns and a meal: a drink, and sides of which fries come with dips. */
export const context = buildMenu({
  products: [
    { _id: 'tea', options: ['ice', 'extras'] },
    { _id: 'bun' },
    { _id: 'meal', options: ['drink', 'side'] },
    { _id: 'fries', options: ['dips'] },
    { _id: 'ketchup' },
  ],
  productOptions: [
    { _id: 'ice', choices: [{ _id: 'less' }, { _id: 'more' }] },
    { _id: 'extras', multiple: true, choices: [{ _id: 'pearl' }, { _id: 'jelly' }] },
    { _id: 'drink', choices: [{ _id: 'withTea', type: 'product', product: 'tea' }] },
    {
      _id: 'side',
      multiple: true,
      allowSameValue: true,
      choices: [{ _id: 'plain' }, { _id: 'withFries', type: 'product', product: 'fries' }],
    },
    { _id: 'dips', choices: [{ _id: 'withKetchup', type: 'product', product: 'ketchup' }] },
  ],
})

/** What makes lines of that menu: ids `n1`, `n2` … */
export const makerOf = () => ({ context, newId: countingIds(), now: '2024-05-15T12:00:00+08:00' })

/** The cart that drafts make, added one after the other. */
export const cartOf = (...drafts: NewLine[]) => {
  const maker = makerOf()
  let lines: readonly CartLine[] = []
  for (const draft of drafts) lines = addLine(lines, draft, maker).lines
  return lines
}

/** Returns a group’s entry with one of each choice. */
export const pick = (option: string, ...ids: string[]): DraftOption => ({
  option,
  selections: ids.map((_id) => ({ _id })),
})

/** A meal with tea and fries with ketchup: a set in a set. */
export const meal: NewLine = {
  product: 'meal',
  quantity: 2,
  options: [
    {
      option: 'drink',
      selections: [{ _id: 'withTea', options: [pick('ice', 'less')] }],
    },
    {
      option: 'side',
      selections: [
        { _id: 'withFries', quantity: 3, options: [{ option: 'dips', values: ['withKetchup'] }] },
        { _id: 'plain' },
      ],
    },
  ],
}

/** Id, product, quantity and parent of each line. */
export const brief = (lines: readonly CartLine[]) =>
  lines.map(({ id, product, quantity, fromProduct }) => [id, product, quantity, fromProduct])
