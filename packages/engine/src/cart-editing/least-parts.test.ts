import { expect, it } from 'vitest'
import type { PartsPrice } from '../catalog/product-option.ts'
import { compileMenu } from './compiled-menu.ts'
import { quoteLines } from './evaluate-cart.ts'

const id = (digit: string) => digit.repeat(24)
const [pizza, marinara, diavola, parts, cheap, dear] = ['1', '2', '3', '4', '5', '6'].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
]

const menu = (partsPrice: PartsPrice) =>
  compileMenu({
    products: [
      { _id: pizza, price: 2, options: [parts] },
      { _id: marinara, price: 80, discountMapping: [{ shop: id('a'), price: 70 }] },
      { _id: diavola, price: 78 },
    ],
    productOptions: [
      {
        _id: parts,
        partsPrice,
        choices: [
          { _id: dear, type: 'product', product: diavola },
          { _id: cheap, type: 'product', product: marinara },
        ],
      },
    ],
    discounts: [],
    surchargeSettings: [],
    taxSettings: [],
    timeConditions: [],
  })

it('a dish without a part is quoted with its cheapest part here, others as they are (HALF-3.2)', () => {
  for (const rule of ['dearest', 'mean', 'shares'] as const) {
    const quoted = quoteLines(
      [
        { id: '1', product: pizza },
        { id: '2', product: diavola },
        { id: '3', product: pizza, options: [{ option: parts, values: [dear] }] },
      ],
      {
        menu: menu(rule),
        shop: { _id: id('a') },
        session: { type: 'dineIn' },
        now: '2026-11-28T12:00:00Z',
        newId: () => 'none',
        selfService: true,
      },
    )
    expect(quoted?.lines.map(({ unitPrice }) => unitPrice)).toEqual([72, 78, 80])
  }
})
