import { describe, expect, it } from 'vitest'
import { manualPriceRefusal } from './manual-price.ts'
import { requestedLines } from './requested-lines.ts'

const product = 'a'.repeat(24)
const [option, choice, other] = ['b'.repeat(24), 'c'.repeat(24), 'd'.repeat(24)]

describe('a line without what it may leave out (ORDER-1.11)', () => {
  it('is one unit, and gets an id that no other line has, the same for a retry', () => {
    const lines = [{ product }, { product, id: 'line-1' }, { product }]
    const [first, second, third] = requestedLines(lines)
    expect(first).toEqual({ id: 'line-1-of-3', product, quantity: 1 })
    expect([second?.id, third?.id]).toEqual(['line-1', 'line-3'])
    expect(requestedLines(lines)).toEqual(requestedLines(structuredClone(lines)))
  })

  it('names its picks by _id, else by id, or as values, one of each', () => {
    const selections = [
      { _id: choice, id: 'x' },
      { id: other, quantity: 2 },
    ]
    const options = [
      { option, selections },
      { option, values: [choice] },
      { option, selections: [], values: [other] },
      { option },
    ]
    expect(requestedLines([{ product, options }])[0]?.options).toEqual([
      {
        option,
        selections: [
          { _id: choice, quantity: 1 },
          { _id: other, quantity: 2 },
        ],
      },
      { option, selections: [{ _id: choice, quantity: 1 }] },
      { option, selections: [{ _id: other, quantity: 1 }] },
      { option, selections: [] },
    ])
  })
})

it('ORDER-1.12: a line that is cancelled or being replaced is left out with its set children', () => {
  const lines = [
    { id: 'set', product, status: 'cancel' },
    { id: 'child', product, fromProduct: 'set' },
    { id: 'old', product, replacing: true },
    { id: 'new', product, status: 'hold' },
  ]
  expect(requestedLines(lines).map(({ id }) => id)).toEqual(['new'])
})

describe('a price set by hand (ORDER-1.10)', () => {
  it.each([
    ['overridePrice', 0],
    ['openKey', -3],
    ['openKey', '2.5'],
    ['manualPercentAdjust', -50],
    ['manualDiscount', 1],
    ['discountable', false],
    ['customProduct', { name: 'Cake', price: 8 }],
    ['predestinedDiscount', 5],
    ['predestinedDiscountName', 'Regular'],
  ])('%s %j is refused by its name', (field, value) => {
    const cart = requestedLines([{ product }, { product, [field]: value }])
    expect(manualPriceRefusal(cart)).toMatchObject({
      kind: 'Forbidden',
      code: 'forbidden',
      field: `cart.1.${field}`,
    })
  })

  it.each([
    ['openKey', 'no number'],
    ['manualPercentAdjust', 0],
    ['manualDiscount', 0],
    ['discountable', true],
    ['predestinedDiscount', 0],
    ['predestinedDiscountName', ''],
  ])('%s %j sets nothing', (field, value) => {
    const cart = requestedLines([{ id: '1', product, [field]: value }])
    expect(cart).toEqual([{ id: '1', product, quantity: 1 }])
    expect(manualPriceRefusal(cart)).toBeUndefined()
  })

  it('nothing more by hand is taken from anybody', () => {
    const cart = requestedLines([{ id: '1', product, openKey: 0 }])
    expect(manualPriceRefusal(cart)).toBeUndefined()
  })
})
