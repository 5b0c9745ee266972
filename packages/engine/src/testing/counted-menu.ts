import type { CartLine } from '../catalog/cart-line.ts'
import { buildMenu } from './menu-builder.ts'

/** Dishes, sizes and kinds of milk with stocks of each mode. */
export const countedMenu = buildMenu({
  products: [
    {
      _id: 'tea',
      options: ['size', 'milk'],
      stock: {
        mode: 'manual',
        quantity: 20,
        productOptions: [{ productOption: 'size', values: [{ _id: 'large', quantity: 3 }] }],
      },
    },
    { _id: 'bun', stock: { mode: 'auto', quantity: 3 } },
    { _id: 'soup' },
    { _id: 'off', stock: { mode: 'paused' } },
  ],
  productOptions: [
    { _id: 'size', choices: [{ _id: 'small' }, { _id: 'large' }] },
    {
      _id: 'milk',
      stock: { mode: 'auto', values: [{ _id: 'oat', quantity: 5 }] },
      choices: [{ _id: 'oat' }],
    },
  ],
})
/** A line of so many of a product. */
export const lineOf = (
  id: string,
  product: string,
  quantity = 1,
  more: Partial<CartLine> = {},
): CartLine => ({
  id,
  product,
  quantity,
  ...more,
})
