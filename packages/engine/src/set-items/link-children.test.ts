import { describe, expect, it } from 'vitest'
import { addLine } from '../cart/add-line.ts'
import type { CartLine } from '../catalog/cart-line.ts'
import { buildMenu, countingIds } from '../testing/menu-builder.ts'
import { linkChildren } from './link-children.ts'
import { setItemIssues } from './set-item-issues.ts'

const choices = (word: string) => [
  { _id: `${word}Tea`, type: 'product' as const, product: 'tea' },
  { _id: `${word}Bun`, type: 'product' as const, product: 'bun' },
]
const context = buildMenu({
  products: [{ _id: 'tea' }, { _id: 'bun' }, { _id: 'meal', options: ['first', 'second'] }],
  productOptions: [
    { _id: 'first', choices: choices('first') },
    { _id: 'second', choices: choices('second') },
  ],
})
const { lines } = addLine(
  [],
  {
    product: 'meal',
    options: [
      { option: 'first', selections: [{ _id: 'firstTea', quantity: 2 }] },
      { option: 'second', selections: [{ _id: 'secondTea' }, { _id: 'secondBun' }] },
    ],
  },
  { context, newId: countingIds(), now: '2024-05-15T12:00:00+08:00' },
)

/** A child as a client sends it that knows its parent only. */
const bare = ({ fromOption: _option, fromChoice: _choice, ...line }: CartLine): CartLine => line
const picks = (cart: readonly CartLine[]) => cart.slice(1).map(({ fromChoice }) => fromChoice)

describe('children that name only their parent (SET-1.8)', () => {
  it('are of the picks of their products, and fit then', () => {
    const linked = linkChildren(lines.map(bare), context)
    expect(picks(linked)).toEqual(['firstTea', 'secondTea', 'secondBun'])
    expect(setItemIssues(linked, context)).toEqual([])
  })

  it('leave a pick to the child that names it', () => {
    const [meal, , secondTea, bun] = lines
    const cart = [meal, secondTea, lines[1] && bare(lines[1]), bun].flatMap((line) => line ?? [])
    expect(picks(linkChildren(cart, context))).toEqual(['secondTea', 'firstTea', 'secondBun'])
  })

  it('have the quantity of the pick in each set', () => {
    const unsized = lines.map(bare).map(({ quantityRatio: _ratio, ...line }) => line)
    expect(linkChildren(unsized, context)[1]).toMatchObject({ quantityRatio: 2 })
  })

  it('stay as they are if no pick wants them', () => {
    const cart = lines.map(bare).map((line) => ({ ...line, product: 'meal' }))
    expect(linkChildren(cart, context)).toEqual(cart)
  })
})
