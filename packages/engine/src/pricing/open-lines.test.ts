import { describe, expect, it } from 'vitest'
import type { PriceRequest } from '../catalog/price-request.ts'
import { idOf } from '../testing/arbitrary-ids.ts'
import { failure, line, lines, product, request } from '../testing/broken-request.ts'

describe('a line with an id that the catalogue lacks (PRICE-1.3)', () => {
  const option = idOf('9', 1)
  const choice = idOf('c', 1)
  const parent = { id: 'P', product, options: [{ option, selections: [{ _id: choice }] }] }
  it.each<[string, PriceRequest, string]>([
    [
      'a product',
      lines({ id: 'L', product: idOf('a', 9) }),
      'lines[0].product: the catalogue has no such product',
    ],
    ['no product', lines({ id: 'L' }), 'lines[0].product: is missing'],
    [
      'a group',
      line({ options: [{ option: idOf('9', 9) }] }),
      'lines[0].options[0].option: the catalogue has no such group',
    ],
    [
      'a choice',
      line({ options: [{ option, selections: [{ _id: idOf('c', 9) }] }] }),
      'lines[0].options[0].selections[0]: the group has no such choice',
    ],
    [
      'a value',
      line({ options: [{ option, values: [choice, idOf('c', 9)] }] }),
      'lines[0].options[0].values[1]: the group has no such choice',
    ],
    ['a parent', line({ fromProduct: 'X' }), 'lines[0].fromProduct: there is no such line'],
    [
      'itself as parent',
      line({ fromProduct: 'L1' }),
      'lines[0].fromProduct: a line is its own ancestor',
    ],
    ['two lines of one id', lines(parent, parent), 'lines[1].id: another line has the same id'],
    [
      'a set group',
      lines(parent, { id: 'L', product, fromProduct: 'P' }),
      'lines[1].fromOption: the catalogue has no such group',
    ],
    [
      'a set choice',
      lines(parent, { id: 'L', product, fromProduct: 'P', fromOption: option }),
      'lines[1].fromChoice: the group has no such choice',
    ],
  ])('%s', (_, broken, message) => {
    expect(failure(broken)).toContain(message)
  })

  it('lines that are left out are not checked, ordered ones may be gone (PRICE-2.1, PRICE-3.6)', () => {
    expect(failure(lines({ id: 'L', product: idOf('a', 9), status: 'cancel' }))).toBe('priced')
    expect(failure(lines({ id: 'L', product: idOf('a', 9), ordered: {} }))).toBe('priced')
    expect(failure(lines({ id: 'L', customProduct: { price: 1 } }))).toBe('priced')
  })

  it('an amount that cannot be exact is refused (MONEY-1.2)', () => {
    const many = { price: 10_000_000, type: 'option', _id: choice }
    const dear = request(
      {
        lines: [
          {
            id: 'L',
            product,
            quantity: 9999,
            options: [{ option, selections: [{ _id: choice, quantity: 9999 }] }],
          },
        ],
      },
      { productOptions: [{ _id: option, choices: [many] }] },
    )
    expect(failure(dear)).toContain('lines[0]: the amount is too large to be exact')
  })

  it('null counts as missing (PRICE-1.8)', () => {
    expect(failure(line({ section: null, overridePrice: null, options: null }))).toBe('priced')
  })
})
