import { type MenuContext, menuContext } from '../catalog/menu-context.ts'
import type { ProductOption } from '../catalog/product-option.ts'
import { describe, expect, it } from 'vitest'
import { addChoice, dropChoice, withEntry, withInside } from './edit-draft.ts'

const noodles: ProductOption = {
  _id: 'noodles',
  required: true,
  choices: [{ _id: 'thin', defaultSelected: true }, { _id: 'flat' }],
}
const mains: ProductOption = {
  _id: 'mains',
  multiple: true,
  allowQuantity: true,
  maxQuantity: 5,
  choices: [{ _id: 'soup', type: 'product', product: 'soup', minQuantity: 2 }, { _id: 'tea' }],
}
const context: MenuContext = menuContext({
  products: [{ _id: 'soup', options: ['noodles'] }],
  productOptions: [noodles, mains],
  orderType: 'dineIn',
  selfService: true,
  isOpen: () => true,
})
const [soup, tea] = mains.choices ?? []

describe('editing what was picked', () => {
  it('a set product comes with its own defaults', () => {
    const entry = soup && addChoice(mains, soup, undefined, context)
    expect(entry?.selections).toEqual([
      {
        _id: 'soup',
        quantity: 2,
        options: [{ option: 'noodles', selections: [{ _id: 'thin', quantity: 1 }] }],
      },
    ])
  })
  it('dropping a choice takes all of it, whatever its least quantity', () => {
    const first = soup && addChoice(mains, soup, undefined, context)
    const both = tea && addChoice(mains, tea, first, context)
    const left = soup && dropChoice(mains, soup, both)
    expect(left?.selections).toEqual([{ _id: 'tea', quantity: 1 }])
  })
  it('a group of no pick has no entry', () => {
    const options = [{ option: 'mains', selections: [{ _id: 'tea', quantity: 1 }] }]
    expect(withEntry(options, { option: 'mains', selections: [] })).toEqual([])
  })
  it('what is picked inside a pick stays with that pick', () => {
    const entry = { option: 'mains', selections: [{ _id: 'tea' }, { _id: 'soup' }] }
    const inside = withInside(entry, 1, [{ option: 'noodles', selections: [{ _id: 'flat' }] }])
    expect(inside.selections?.[0]?.options).toEqual([])
    expect(inside.selections?.[1]?.options?.[0]?.option).toBe('noodles')
  })
})
