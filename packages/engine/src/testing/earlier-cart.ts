import type { CartLine } from '../catalog/cart-line.ts'
import { buildMenu, CLOSED, countingIds } from './menu-builder.ts'

/** A menu to which earlier lines may no longer fit. */
export const context = buildMenu({
  products: [
    { _id: 'bun', stock: { mode: 'auto', quantity: 3 } },
    { _id: 'off', stock: { mode: 'paused', quantity: 9 } },
    { _id: 'tea', options: ['ice'] },
    { _id: 'meal', options: ['drink'] },
    { _id: 'late', timeConditions: [CLOSED] },
    { _id: 'beef', byWeight: { grams: 1000 } },
  ],
  productOptions: [
    { _id: 'ice', required: true, choices: [{ _id: 'less' }] },
    {
      _id: 'drink',
      multiple: true,
      choices: [
        { _id: 'withTea', type: 'product', product: 'tea' },
        { _id: 'withBun', type: 'product', product: 'bun' },
        { _id: 'withGone', type: 'product', product: 'vanished' },
      ],
    },
  ],
})
export const makerOf = () => ({ context, newId: countingIds(), now: '2024-05-15T12:00:00+08:00' })
/** What a tea needs. */
export const iced = [{ option: 'ice', selections: [{ _id: 'less' }] }]
/** A set of two with its children. */
export const mealOf = (...children: CartLine[]): CartLine[] => [
  {
    id: 'm',
    product: 'meal',
    quantity: 2,
    options: [
      { option: 'drink', selections: children.map((child) => ({ _id: child.fromChoice })) },
    ],
  },
  ...children,
]
/** A child of that set. */
export const childOf = (
  id: string,
  fromChoice: string,
  product: string,
  options?: typeof iced,
) => ({
  id,
  product,
  quantity: 2,
  fromProduct: 'm',
  fromOption: 'drink',
  fromChoice,
  ...(options ? { options } : {}),
})
