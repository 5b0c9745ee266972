import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartContext } from '../cart-editing/cart-context.ts'
import { compileMenu } from '../cart-editing/compiled-menu.ts'
import { toCents } from '../money/cents.ts'
import { COLA, id, MAIN, productOptions, products } from '../testing/free-cola.ts'
import { editSharedCart } from './edit-shared-cart.ts'
import { mostSharedLines, type SharedAction, type SharedCart } from './shared-cart.ts'
import { type SharedLine, sharesOf } from './shares-of.ts'
import { takeSeen } from './take-seen.ts'

const context: CartContext = {
  menu: compileMenu({
    products,
    productOptions,
    taxSettings: [],
    surchargeSettings: [],
    timeConditions: [],
    discounts: [],
  }),
  shop: { _id: id(99) },
  session: { type: 'dineIn' },
  now: '2024-05-15T12:00:00+08:00',
  newId: () => 'never',
  selfService: true,
}
const mei = { guest: 'mei', seat: '1', isHost: true }
const ben = { guest: 'ben', seat: '2', isHost: false }
const line = (own: string, product: string = COLA, quantity = 1) => ({ id: own, product, quantity })
const add = (own: string, forAll = false): SharedAction => ({
  id: `a-${own}`,
  type: 'add',
  lines: [line(own)],
  forAll,
})
const play = (steps: readonly (readonly [SharedAction, typeof mei])[], start: SharedCart = []) =>
  steps.reduce((cart, [action, by]) => editSharedCart(cart, action, by, context).cart, start)
const shown = (cart: SharedCart) =>
  cart.map(({ id: own, revision, by, lines: [top] }) => [
    own,
    revision,
    by,
    top?.chairId,
    top?.quantity,
  ])

const changeBy = (n: number): SharedAction => ({ id: `q${n}`, type: 'quantity', line: 'a', by: n })
const remove = (own: string): SharedAction => ({ id: `r${own}`, type: 'remove', line: own })
const seen = (own: string, quantity: number, revision = 0) => ({ id: own, revision, quantity })
const replace = (revision: number, customRemark: string): SharedAction => ({
  id: `p-${customRemark}`,
  type: 'replace',
  line: 'a',
  revision,
  lines: [{ ...line('a'), customRemark }],
})
const send = (lines: SharedAction<'add'>['lines'], cart: SharedCart = []) =>
  editSharedCart(cart, { id: 'x', type: 'add', lines }, ben, context).refusal

describe('two edits of a shared cart', () => {
  it('TABLE-2.3: equal dishes are merged within a guest, and those for all among each other', () => {
    const cart = play([
      [add('a'), mei],
      [add('b'), ben],
      [add('c'), mei],
      [add('d', true), ben],
      [add('e', true), mei],
    ])
    expect(shown(cart)).toEqual([
      ['a', 0, 'mei', '1', 2],
      ['b', 0, 'ben', '2', 1],
      ['d', 0, 'mei', undefined, 2],
    ])
  })

  it('TABLE-2.4: changes of quantity add up, and at 0 the dish goes', () => {
    const cart = play([
      [add('a'), mei],
      [changeBy(1), mei],
      [changeBy(-1), mei],
    ])
    expect(shown(cart)).toEqual([['a', 0, 'mei', '1', 1]])
    expect(play([[changeBy(-1), mei]], cart)).toEqual([])
  })

  it('TABLE-2.2: a guest edits their own and those for all, the host each', () => {
    const cart = play([
      [add('a'), mei],
      [add('b'), ben],
      [add('c', true), mei],
    ])
    expect(editSharedCart(cart, remove('a'), ben, context).refusal?.error).toBe('lineNotYours')
    expect(shown(play([[remove('c'), ben]], cart))).toHaveLength(2)
    expect(shown(play([[remove('b'), mei]], cart))).toHaveLength(2)
  })

  it('TABLE-2.5: of two changes of what a dish is the first wins; a change of quantity is beside them', () => {
    const start = play([
      [add('a', true), mei],
      [{ id: 'q', type: 'quantity', line: 'a', by: 2 }, ben],
    ])
    const first = editSharedCart(start, replace(0, 'cold'), ben, context)
    expect(first).toMatchObject({ line: 'a', revision: 1 })
    expect(first.cart[0]?.lines[0]).toMatchObject({ customRemark: 'cold', quantity: 3 })
    expect(editSharedCart(first.cart, replace(0, 'hot'), mei, context).refusal).toEqual({
      error: 'lineChanged',
      by: 'ben',
      revision: 1,
    })
  })

  it('TABLE-2.6: what is not a dish of the menu is refused with the field; so is a line too many', () => {
    expect(send([line('a', id(77))])).toMatchObject({ error: 'lineInvalid', field: 'lines.0' })
    expect(send([{ ...line('a'), fromProduct: 'b' }])).toMatchObject({ field: 'lines.0' })
    expect(send([line('a'), line('b')])).toMatchObject({ field: 'lines.1' })
    expect(send([line('a')], play([[add('a'), mei]]))).toMatchObject({ field: 'lines.0.id' })
    const full = Array.from({ length: mostSharedLines }, (_, index) => ({
      id: `l${index}`,
      revision: 0,
      by: 'mei',
      lines: [{ ...line(`l${index}`, MAIN), chairId: '1' }],
    }))
    expect(send([line('a')], full)).toEqual({ error: 'cartFull' })
  })
})

describe('what an order takes', () => {
  const cart = play([
    [add('a'), mei],
    [{ id: 'q', type: 'quantity', line: 'a', by: 2 }, mei],
    [add('b'), ben],
  ])

  it('TABLE-3.1: the units that were seen; what is more of them, and what was not seen, stays', () => {
    const { sent, rest, changes } = takeSeen(cart, [seen('a', 2)], () => 'rest')
    expect(changes).toEqual([])
    expect(sent.map(({ id: own, quantity }) => [own, quantity])).toEqual([['a', 2]])
    expect(shown(rest)).toEqual([
      ['rest', 0, 'mei', '1', 1],
      ['b', 0, 'ben', '2', 1],
    ])
  })

  it('TABLE-3.1: nothing if any of it is gone, changed or less', () => {
    const wanted = [seen('a', 4), seen('b', 1, 1), seen('c', 1)]
    const taken = takeSeen(cart, wanted, () => 'rest')
    expect(taken.changes.map(({ line: own, kind }) => [own, kind])).toEqual([
      ['a', 'less'],
      ['b', 'changed'],
      ['c', 'gone'],
    ])
    expect(taken).toMatchObject({ sent: [], rest: cart })
  })
})

const money = fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100)
const shared = fc.record({
  seat: fc.constantFrom('1', '2', '3', 'gone', undefined),
  net: money,
  surcharge: money,
  taxExcluded: money,
}) satisfies fc.Arbitrary<SharedLine>

describe('what each bears', () => {
  it('TABLE-4.1: shares sum to the total, none below 0, whatever the lines are', () => {
    const seats = fc.subarray(['1', '2', '3'], { minLength: 1 })
    fc.assert(
      fc.property(money, fc.array(shared, { maxLength: 12 }), seats, (total, lines, of) => {
        const shares = sharesOf(total, lines, of)
        expect(shares.map(({ seat }) => seat)).toEqual(of)
        expect(shares.every(({ amount }) => amount >= 0)).toBe(true)
        const sum = shares.reduce((all, { amount }) => all + toCents(amount), 0)
        expect(sum).toBe(toCents(total))
      }),
    )
  })

  it('TABLE-4.1: own lines, an even part of what is for all, and of the rest in proportion', () => {
    const bill = [
      { seat: '1', net: 60, surcharge: 6, taxExcluded: 0 },
      { seat: '2', net: 20, surcharge: 2, taxExcluded: 0 },
      { net: 20, surcharge: 2, taxExcluded: 0 },
    ]
    expect(sharesOf(110, bill, ['1', '2'])).toEqual([
      { seat: '1', amount: 77 },
      { seat: '2', amount: 33 },
    ])
    expect(sharesOf(121, bill, ['1', '2']).map(({ amount }) => amount)).toEqual([84.7, 36.3])
  })
})
