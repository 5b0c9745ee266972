import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNames, readOptions, writeGroup, writeNames } from './option-cell.ts'

describe('IMPORT-1.4: options in a cell', () => {
  it('are groups with their choices and what each adds to the price', () => {
    expect(readOptions('Size: Small 0|Large 8; Ice: Less|No sugar 100 -1.50')).toEqual([
      {
        name: 'Size',
        choices: [
          { name: 'Small', price: 0 },
          { name: 'Large', price: 8 },
        ],
      },
      {
        name: 'Ice',
        choices: [
          { name: 'Less', price: 0 },
          { name: 'No sugar 100', price: -1.5 },
        ],
      },
    ])
    expect(readOptions(' ')).toEqual([])
    expect(readOptions('Small 0|Large 8')).toBeUndefined()
    expect(readOptions('Size: Small: 8')).toBeUndefined()
  })

  const name = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('a', '1', ' ', '\\', ':', ';', '|', '\n') }),
  )
  const price = fc.integer({ min: -100_000, max: 100_000 }).map((cents) => cents / 100)

  const rule = fc.constantFrom('dearest' as const, 'mean' as const, 'shares' as const)
  const parts = fc.option(
    fc
      .constantFrom([2, 2], [2, 4], [3, 3], [3, 4], [4, 4])
      .chain(([least = 2, most = 2]) =>
        fc.record({ rule, least: fc.constant(least), most: fc.constant(most) }),
      ),
    { nil: undefined },
  )
  const title = fc.oneof(
    name,
    fc
      .tuple(name, fc.constantFrom(' (mean)', '(shares 3)', '\\(dearest)'))
      .map((all) => all.join('')),
  )

  it('are read as they were written', () => {
    const group = fc.record({ name: title, parts, choices: fc.array(fc.record({ name, price })) })
    fc.assert(
      fc.property(fc.array(group), (groups) => {
        const written = groups.map(writeGroup)
        const read = readOptions(written.join('; '))
        expect(read?.map(writeGroup)).toEqual(written)
        expect(read?.map((one) => one.parts)).toEqual(groups.map((one) => one.parts))
      }),
    )
  })

  it('and so are lists of names', () => {
    fc.assert(
      fc.property(fc.array(name), (names) => {
        const trimmed = names.map((one) => one.trim()).filter((one) => one !== '')
        expect(readNames(writeNames(trimmed))).toEqual(trimmed)
      }),
    )
  })
})
