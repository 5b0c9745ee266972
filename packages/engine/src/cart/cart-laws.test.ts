import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '../catalog/cart-line.ts'
import { topLines } from '../set-items/line-tree.ts'
import { setItemIssues } from '../set-items/set-item-issues.ts'
import { buildMenu, countingIds } from '../testing/menu-builder.ts'
import { addLine, type NewLine, updateLine } from './add-line.ts'
import { cartCount } from './cart-count.ts'
import { setRemark, setTakeAway } from './line-fields.ts'
import { lineContent } from './line-content.ts'
import { mergeLine } from './merge-line.ts'
import { removeLine } from './remove-line.ts'
import { restoreLines } from './restore-lines.ts'
import { setQuantity } from './set-quantity.ts'
import { splitLine } from './split-line.ts'

const context = buildMenu({
  products: [
    { _id: 'bun' },
    { _id: 'tea', options: ['ice'] },
    { _id: 'meal', options: ['drinks'] },
  ],
  productOptions: [
    { _id: 'ice', choices: [{ _id: 'less' }, { _id: 'more' }] },
    {
      _id: 'drinks',
      multiple: true,
      allowSameValue: true,
      choices: [{ _id: 'withTea', type: 'product', product: 'tea' }],
    },
  ],
})

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

const ice = fc.constantFrom('less', 'more').map((choice) => [{ option: 'ice', values: [choice] }])
const tea = fc.record({
  _id: fc.constant('withTea'),
  quantity: fc.integer({ min: 1, max: 3 }),
  options: ice,
})
const draft: fc.Arbitrary<NewLine> = fc.oneof(
  fc.record({ product: fc.constant('bun'), quantity: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ product: fc.constant('tea'), options: ice }),
  fc.record({
    product: fc.constant('meal'),
    quantity: fc.integer({ min: 1, max: 5 }),
    options: fc
      .array(tea, { maxLength: 3 })
      .map((selections) => [{ option: 'drinks', selections }]),
  }),
)

const content = (cart: readonly CartLine[]) =>
  topLines(cart).map((line) => [lineContent(cart, line), line.quantity])

type Step = (lines: readonly CartLine[], newId: () => string) => readonly CartLine[]
const now = '2024-05-15T12:00:00+08:00'
/** A step on some line of the cart. */
const onLine = <A>(
  argument: fc.Arbitrary<A>,
  act: (
    lines: readonly CartLine[],
    id: string,
    argument: A,
    newId: () => string,
  ) => readonly CartLine[],
): fc.Arbitrary<Step> =>
  fc.tuple(fc.nat(), argument).map(([at, given]) => (lines, newId) => {
    const line = lines[at % Math.max(1, lines.length)]
    return line ? act(lines, line.id, given, newId) : lines
  })

const step: fc.Arbitrary<Step> = fc.oneof(
  draft.map(
    (line): Step =>
      (lines, newId) =>
        addLine(lines, line, { context, newId, now }).lines,
  ),
  onLine(
    draft,
    (lines, id, line, newId) => updateLine(lines, id, line, { context, newId, now }).lines,
  ),
  onLine(fc.integer({ min: 0, max: 6 }), setQuantity),
  onLine(fc.constant(null), (lines, id) => removeLine(lines, id)),
  onLine(fc.boolean(), setTakeAway),
  onLine(fc.constantFrom('', 'hot'), setRemark),
  onLine(fc.integer({ min: 1, max: 4 }), (lines, id, quantity, newId) => {
    const split = splitLine(lines, id, quantity, newId)
    return 'lines' in split ? split.lines : lines
  }),
  onLine(fc.constant(null), (lines, id) => mergeLine(lines, id).lines),
)

describe('laws of the cart', () => {
  it('after any actions ids are unique, sets are complete, children follow their parents (CART-1.8)', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
        const newId = countingIds()
        let lines: readonly CartLine[] = []
        for (const act of steps) {
          lines = frozen(act(frozen(lines), newId))
          const ids = lines.map((line) => line.id)
          expect(new Set(ids).size).toBe(ids.length)
          expect(setItemIssues(lines, context)).toEqual([])
          for (const { id, fromProduct } of lines)
            if (fromProduct !== undefined)
              expect(ids.indexOf(fromProduct)).toBeLessThan(ids.indexOf(id))
        }
      }),
    )
  })

  it('merging and splitting change no count; restoring on the same menu changes nothing (CART-3.3)', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), fc.nat(), (steps, at) => {
        const newId = countingIds()
        const lines = steps.reduce<readonly CartLine[]>((cart, act) => act(cart, newId), [])
        for (const { id } of lines)
          expect(cartCount(mergeLine(lines, id).lines)).toBe(cartCount(lines))
        const split = splitLine(lines, lines[at % Math.max(1, lines.length)]?.id ?? '', 1, newId)
        if ('lines' in split) expect(cartCount(split.lines)).toBe(cartCount(lines))
        const restored = restoreLines(lines, { context, newId, now })
        expect(restored.gone).toEqual([])
        expect(content(restored.lines)).toEqual(content(lines))
      }),
    )
  })
})
